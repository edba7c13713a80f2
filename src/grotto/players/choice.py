"""What a player answers: an action, and why, in keys and arguments that every viewer can read in his own language."""

from dataclasses import dataclass, field
from typing import Any

from grotto.tabletop.actions import Action

TOP = 3


@dataclass(frozen=True)
class Reason:
    """One action that was considered: what it seemed worth (in `unit`), and the word behind it."""

    action: Action
    value: float
    unit: str
    key: str
    arguments: dict[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {
            "action": str(self.action),
            "value": self.value,
            "unit": self.unit,
            "key": self.key,
            "arguments": self.arguments,
        }

    def __str__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.action}: {self.value:+.2f} {self.unit}, {self.key} {said}".rstrip()


@dataclass(frozen=True)
class Choice:
    """The action chosen, and the best that were considered, the best first (`why`)."""

    action: Action
    why: list[Reason]
