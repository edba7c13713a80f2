"""The receipt of a race: all that is needed to find its order again, public once the race is closed, and kept.

Everybody can check that it adds up, and each seat that what it did itself stands in it. Times count from the opening.
Of a race without reflexes it holds no times at all: when somebody chose is nobody's business.
"""

from msgspec import Struct

from grotto.server.race.findings import Finding, Verdict, findings_of
from grotto.server.race.modes import Mode, Terms
from grotto.server.race.race import Race
from grotto.server.race.runners import Answer, Runner
from grotto.server.race.ties import Places, order_of
from grotto.tabletop.transcript import Tampered


class Receipt(Struct, frozen=True, forbid_unknown_fields=True):
    terms: Terms
    run: int
    ends: int | None
    runners: list[Runner]
    findings: list[Finding]
    order: Places


def receipt_of(race: Race, now: int) -> Receipt:
    """Raises StillOpen before the race is closed."""
    findings = race.findings(now)
    if race.terms.mode == Mode.SEALED:
        return made(race, None, [without_times(finding) for finding in findings])
    ends = None if race.ends is None else race.ends - race.opened
    return made(race, ends, [since(race.opened, runner) for runner in race.runners])


def made(race: Race, ends: int | None, runners: list[Runner]) -> Receipt:
    findings = findings_of(race.terms, runners, ends)
    return Receipt(race.terms, race.run, ends, runners, findings, order_of(race.terms, findings))


def since(zero: int, runner: Runner) -> Runner:
    answers = [Answer(answer.at - zero, answer.slap, answer.claim) for answer in runner.answers]
    cue = None if runner.cue is None else runner.cue - zero
    sent = None if runner.sent is None else runner.sent - zero
    return Runner(runner.seat, list(runner.trips), runner.kernel, runner.bot, cue, sent, answers)


def without_times(finding: Finding) -> Runner:
    answers = {Verdict.SLAPPED: [Answer(0, True)], Verdict.PASSED: [Answer(0, False)]}
    return Runner(finding.seat, cue=0, answers=answers.get(finding.verdict, []))


def recompute(receipt: Receipt) -> Places:
    """The order, found again from what the receipt tells of the seats. Raises Tampered if it tells another one."""
    findings = findings_of(receipt.terms, receipt.runners, receipt.ends)
    for told, found in zip(receipt.findings, findings, strict=False):
        if told != found:
            raise Tampered(f"seat {told.seat}: the receipt says {in_words(told)}, but it was {in_words(found)}")
    if len(receipt.findings) != len(findings):
        raise Tampered(f"findings: the receipt has {len(receipt.findings)}, but {len(findings)} seats raced")
    order = order_of(receipt.terms, findings)
    if receipt.order != order:
        raise Tampered(f"order: the receipt says {receipt.order}, but it was {order}")
    return order


def in_words(finding: Finding) -> str:
    time = "" if finding.time is None else f" after {finding.time / 1000:g} ms"
    false = f", {finding.false_starts} false starts" if finding.false_starts else ""
    return f"{finding.verdict.value}{time}{false}"
