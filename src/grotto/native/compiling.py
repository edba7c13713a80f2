"""Table Python to machine code by Numba.

A plain `njit` of every function would optimise each of them alone and again inside all its callers, and then keep them
apart. Here the rules are `part`s, translated but left unoptimised, and only an `entry` becomes machine code: one piece,
in which LLVM may inline as it likes. That compiles in less than half the time and runs nearly twice as fast
(docs/decisions/0006-parts-and-entries.md).
"""

from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class Nowhere:
    """A part has no Python wrapper, so there is no place to put its environment."""

    def set_env(self, *_: Any) -> None:
        pass


class PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one rule, as it comes out of Numba, for linking into an entry."""

    codegen = Nowhere()

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        self._ensure_finalized()
        return 0


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry with all its parts. What only it calls is its own, which is what lets LLVM inline it."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):  # type: ignore[misc]
    _name = "grotto_part_lowering"

    def run_pass(self, state: Any) -> Any:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().run_pass(state)


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):  # type: ignore[misc]
    _name = "grotto_entry_lowering"

    def run_pass(self, state: Any) -> Any:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().run_pass(state)


def pipeline(lowering: type, state: Any) -> list[Any]:
    """Numba's own pipeline with another last pass."""
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [(lowering if kind is NativeLowering else kind, about) for kind, about in passes.passes]
    passes.finalize()
    return [passes]


class PartCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        return pipeline(PartLowering, self.state)


class EntryCompiler(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        return pipeline(EntryLowering, self.state)


# Rules own no memory. With reference counts (`_nrt`), each view of a row would count one to nothing, by two calls.
LEAN = {"nogil": True, "error_model": "numpy", "_nrt": False}


def part(function: Any) -> Any:
    """A rule: compiled when an entry needs it."""
    made = numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=PartCompiler, **LEAN)(function)
    widen(made)
    return made


def entry(function: Any) -> Any:
    """A function that Python calls: one piece of machine code, kept in the cache folder."""
    return numba.njit(cache=True, pipeline_class=EntryCompiler, **LEAN)(function)


def widen(made: Any) -> None:
    """Let all whole numbers come in as 64 bits, lest a rule be compiled once for each width it is called with."""
    template = made.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return template(tuple(widened(kind) for kind in args), kws)

    made.get_call_template = get_call_template


def widened(kind: Any) -> Any:
    return types.int64 if isinstance(kind, (types.Integer, types.Boolean, types.IntEnumMember)) else kind


@numba.njit(inline="always")  # type: ignore[untyped-decorator]
def silence(game: Any, kind: Any, knowers: Any, a: Any, b: Any, c: Any, d: Any) -> None:
    """In the place of `note`: natively nobody listens."""
