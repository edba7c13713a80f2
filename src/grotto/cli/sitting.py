"""A person at the table, in a terminal: what happened is told, what is asked is asked, and what is typed is done."""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

import grotto
from grotto import rulebooks
from grotto.cli import files, rulebook
from grotto.cli.paper import print_paged
from grotto.cli.tables import drawing_of, english_of
from grotto.cli.tables.points import points_table
from grotto.cli.telling import ending, paragraphs
from grotto.cli.trouble import BadUse
from grotto.cli.typed import Unclear, chosen
from grotto.players import Player, sight
from grotto.tabletop.events import heard_by

HELP = """\
Type the number of an action, or its words; they may be cut short: {example}.
  table        draw the table again, with all that lies open
  log          all that you heard since the beginning
  undo         back to your last decision
  rules 3.4    a rule; `rules 4` a section, `rules reading 3` a reading, `rules` the whole book
  save FILE    keep the game in a file (it holds everything, the hidden cards too)
{solo}  quit         leave"""
SOLO_HELP = "  all          in the solo variant: on to the end\n"


class Sitting:
    def __init__(
        self,
        match: grotto.Match,
        you: int,
        players: Mapping[int, Player],
        dice: Random,
        console: Console,
        lots: Random | None = None,
    ) -> None:
        """The players' luck is in `dice`; by `lots` the authority deals again what a player may not know."""
        self.match, self.you, self.players, self.dice, self.console = match, you, players, dice, console
        self.lots = lots or SystemRandom()
        self.drawing, self.english = drawing_of(match.box.name), english_of(match.box.name)
        self.told = self.last_decision()
        self.saved = match.link if match.actions else None
        self.here = True

    def run(self) -> None:
        """Until the game is over or the person leaves, be it by Ctrl-C."""
        with suppress(ImportError):
            import readline  # noqa: F401  # from here on a line can be edited, and called back with the arrow keys
        try:
            self.play()
        except KeyboardInterrupt:
            self.console.print()
            self.quit("")

    def play(self) -> None:
        self.say(f"{self.match.box.title}. `help` lists the commands.")
        while self.here and self.match.asked:
            if self.you in self.match.asked:
                self.decide()
            else:
                self.let_another_play()
        if self.here:
            self.end()

    def let_another_play(self) -> None:
        seat = self.match.asked[0]
        seen = sight(self.match.box, self.match.game, seat, self.lots)
        self.match.act(seat, self.players[seat].choose(seen, self.dice).action)

    def end(self) -> None:
        self.tell()
        self.draw()
        outcome = self.match.outcome
        points = points_table(outcome, self.english) if outcome else None
        if points is not None:
            self.console.print(points)
        self.say(ending(self.match, self.you))

    # -- telling ---------------------------------------------------------------

    def say(self, text: str) -> None:
        self.console.print(self.drawing.coloured(text))

    def last_decision(self) -> int:
        """How much had happened before the person last decided; a game resumed is told from there."""
        own = [step.events for step in self.match.steps if step.seat == self.you]
        return len(heard_by(self.match.happenings[: own[-1]], self.you)) if own else 0

    def tell(self) -> None:
        """What happened since it was last told."""
        for paragraph in paragraphs(self.match, self.you, self.told):
            self.console.print(paragraph)
        self.told = len(self.match.heard(self.you))

    def draw(self, whole: bool = False) -> None:
        self.console.print(self.drawing.table(self.match.view(self.you), self.console.width, whole))

    def ask(self) -> None:
        self.console.print(Text(self.english.question(self.match.view(self.you)), "bold"))
        legal = self.match.legal(self.you)
        if len(legal) > 1:
            lines = [Text(f"{i:>2} ", "dim").append(self.drawing.coloured(str(a))) for i, a in enumerate(legal, 1)]
            self.console.print(Columns(lines, padding=(0, 2), column_first=True))

    # -- deciding --------------------------------------------------------------

    def decide(self) -> None:
        """One decision of the person's, after as many other wishes as he likes."""
        self.tell()
        self.draw()
        self.ask()
        before = self.match.link
        while self.here and self.match.link == before:
            self.follow(self.read())

    def read(self) -> str:
        """A line; the end of the input is `quit`."""
        self.console.file.flush()
        try:
            line = input("> ").strip()
        except EOFError:
            self.console.print()
            return "quit"
        if not sys.stdin.isatty():
            self.console.print(line, markup=False)
        return line

    def follow(self, line: str) -> None:
        """A command, or else an action."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if command is not None:
                command(self, rest.strip())
            elif line or len(self.match.legal(self.you)) == 1:
                self.act(line)
        except grotto.Refused as refused:
            self.say(str(refused).replace(f"seat {self.you} may not", "You may not", 1))
        except (Unclear, BadUse) as unclear:
            self.say(str(unclear))

    def act(self, line: str) -> None:
        action = chosen(line or "1", self.match, self.you)
        self.match.act(self.you, action)

    # -- commands --------------------------------------------------------------

    def help(self, _: str) -> None:
        solo = SOLO_HELP if 1 in self.match.box.seats else ""
        self.console.print(HELP.format(example=self.english.EXAMPLE, solo=solo))

    def table(self, _: str) -> None:
        self.draw(whole=True)
        self.ask()

    def log(self, _: str) -> None:
        self.page(paragraphs(self.match, self.you))

    def undo(self, _: str) -> None:
        """Back to the person's own last decision; what the others did since is taken back as well."""
        own = [number for number, (seat, _) in enumerate(self.match.actions) if seat == self.you]
        if not own:
            raise Unclear("There is no decision of yours to take back.")
        while len(self.match.actions) > own[-1]:
            self.match.undo()
        self.told = len(self.match.heard(self.you))
        self.say("Taken back.")

    def rules(self, number: str) -> None:
        from rich.markdown import Markdown

        game = self.match.box.name
        whole = rulebooks.text(game)
        self.page([Markdown(rulebook.part(game, whole, number) if number else whole)])

    def save(self, name: str) -> None:
        if not name:
            raise Unclear("Save it where? `save FILE`, as in `save evening.json`.")
        files.write(Path(name).expanduser(), self.match.save())
        self.saved = self.match.link
        self.say(f"Saved. Go on with: grotto play {self.match.box.name} --resume {name}")

    def go_to_the_end(self, _: str) -> None:
        if self.match.seats > 1:
            raise Unclear("`all` is for the solo variant, which has no decisions.")
        while self.match.asked:
            self.match.act(self.you, self.match.legal(self.you)[0])

    def quit(self, _: str) -> None:
        self.here = False
        kept = self.saved == self.match.link
        self.say("Goodbye." if kept else "Goodbye. This game was not saved (`save FILE` keeps one).")

    def page(self, parts: Sequence[RenderableType]) -> None:
        """Through a pager if it is longer than the screen."""
        print_paged(self.console, Group(*parts))


Command = Callable[[Sitting, str], None]
COMMANDS: dict[str, Command] = {
    "help": Sitting.help,
    "?": Sitting.help,
    "table": Sitting.table,
    "log": Sitting.log,
    "undo": Sitting.undo,
    "rules": Sitting.rules,
    "save": Sitting.save,
    "all": Sitting.go_to_the_end,
    "quit": Sitting.quit,
    "exit": Sitting.quit,
}
