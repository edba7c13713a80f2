"""What holds of every race."""

from random import Random

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st

from grotto.server.race import Answer, Link, Race, Receipt, Runner, link_of, open_race, receipt_of, recompute, terms_of
from grotto.server.race.links import CREDIT_FROM, CREDIT_TO, KERNEL_SLACK
from grotto.server.race.modes import MS
from grotto.server.race.ties import groups_of
from grotto.server.race.timing import timed_slaps, way_of

moments = st.integers(-500 * MS, 7_000 * MS)
trips = st.lists(st.integers(1, 500 * MS), min_size=1, max_size=40)
claims = st.none() | st.integers(-100 * MS, 8_000 * MS)
answers = st.lists(st.builds(Answer, moments, st.booleans(), claims), max_size=5)


@st.composite
def races(draw: st.DrawFn) -> Race:
    """A race of all at once, with answers after (and before) the cue of each seat."""
    measured = draw(st.lists(st.lists(st.integers(1, 500 * MS), max_size=40), min_size=1, max_size=5))
    runners = [Runner(seat, trips) for seat, trips in enumerate(measured)]
    race = open_race(terms_of(draw(st.sampled_from(["reflex", "relaxed"]))), runners, 0, Random(draw(st.integers())))
    for runner in race.runners:
        cue = runner.cue or 0
        race.sent(runner.seat, cue + draw(st.integers(0, 80 * MS)))
        runner.answers = [Answer(cue + each.at, each.slap, each.claim) for each in draw(answers)]
    return race


def told(race: Race) -> bytes:
    until = race.waits_until()
    assert until is not None
    return msgspec.json.encode(receipt_of(race, until))


@given(races(), st.randoms(use_true_random=False))
def test_the_order_in_which_answers_are_handed_in_does_not_matter(race: Race, dice: Random) -> None:
    shuffled = msgspec.convert(msgspec.to_builtins(race), Race)
    for runner in shuffled.runners:
        dice.shuffle(runner.answers)
    until = race.waits_until()
    assert until == shuffled.waits_until()
    assert until is not None
    assert race.order(until) == shuffled.order(until)
    assert race.findings(until) == shuffled.findings(until)


@given(races(), st.integers(0, 10**9))
def test_it_does_not_matter_when_somebody_looks(race: Race, later: int) -> None:
    until = race.waits_until()
    assert until is not None
    assert race.findings(until) == race.findings(until + later)


@given(races(), st.data())
def test_what_arrives_after_the_close_changes_no_order(race: Race, data: st.DataObject) -> None:
    until = race.waits_until()
    assert until is not None
    before = race.order(until)
    for runner in race.runners:
        race.slap(runner.seat, until + data.draw(st.integers(1, 900 * MS)), data.draw(claims))
    after = race.waits_until()
    assert after is not None
    assert race.order(max(until, after)) == before


@given(races())
def test_every_receipt_holds_and_names_each_slap_once(race: Race) -> None:
    receipt = msgspec.json.decode(told(race), type=Receipt)
    order = recompute(receipt)
    named = [seat for entry in order for seat in (entry if isinstance(entry, list) else [entry])]
    assert sorted(named) == sorted(one.seat for one in receipt.findings if one.verdict == "slapped")


@given(races(), st.data())
def test_seats_are_all_alike(race: Race, data: st.DataObject) -> None:
    """Who sits where, and in which order the seats are listed, changes nobody's place."""
    seats = [runner.seat for runner in race.runners]
    moved = dict(zip(seats, data.draw(st.permutations(seats)), strict=True))
    other = msgspec.convert(msgspec.to_builtins(race), Race)
    for runner in other.runners:
        runner.seat = moved[runner.seat]
    until = race.waits_until()
    assert until == other.waits_until()
    assert until is not None
    by_place = [sorted([entry] if isinstance(entry, int) else entry) for entry in race.order(until)]
    moved_places = [sorted([entry] if isinstance(entry, int) else entry) for entry in other.order(until)]
    assert [sorted(moved[seat] for seat in entry) for entry in by_place] == moved_places


@given(st.dictionaries(st.integers(0, 4), st.integers(0, 10**6), min_size=1), st.integers(0, 200 * MS))
def test_ties_are_mutual_and_nobody_is_behind_by_less_than_the_band(times: dict[int, int], band: int) -> None:
    groups = groups_of(band, times)
    place = {seat: number for number, group in enumerate(groups) for seat in group}
    assert sorted(place) == sorted(times)
    for one in times:
        for other in times:
            if abs(times[one] - times[other]) <= band:
                assert place[one] == place[other]
            if place[one] < place[other]:
                assert times[one] < times[other]


@given(trips, claims, st.integers(0, 8_000 * MS))
def test_no_claim_moves_a_time_out_of_what_was_measured(trips: list[int], claim: int | None, passed: int) -> None:
    link = link_of(trips)
    assert link.low <= way_of(link, passed, claim) <= link.high
    assert link.high - link.low <= CREDIT_TO + 2 * MS


@given(trips, st.integers(0, 10**6), st.integers(0, 8_000 * MS), st.data())
def test_whatever_a_seat_does_to_its_pings_the_kernel_bounds_it(
    trips: list[int], kernel: int, passed: int, data: st.DataObject
) -> None:
    late = [trip + data.draw(st.integers(0, 10**6)) for trip in trips]
    for claim in (0, None, passed):
        assert way_of(link_of(late, kernel), passed, claim) <= kernel + KERNEL_SLACK + CREDIT_TO


@given(trips, st.integers(0, 300 * MS))
def test_pings_answered_later_gain_no_more_than_they_were_late(trips: list[int], late: int) -> None:
    honest, cheat = link_of(trips), link_of([trip + late for trip in trips])
    assert cheat.high - honest.high == late
    assert cheat.low - honest.low <= late


@given(trips, st.data())
def test_to_answer_only_some_pings_late_gains_no_more_than_the_credit(trips: list[int], data: st.DataObject) -> None:
    """The shortest trip stays as it is if a single ping of the window is answered in time."""
    window = trips[-32:]
    fastest = window.index(min(window))
    late = [trip + (0 if i == fastest else data.draw(st.integers(0, 10**6))) for i, trip in enumerate(window)]
    assert link_of(late).high - link_of(window).high <= CREDIT_TO - CREDIT_FROM


@given(st.integers(0, 10**6), st.integers(0, 60 * MS), st.integers(100 * MS, 4_000 * MS), st.data())
def test_an_honest_seat_within_its_credit_gets_its_own_time(
    shortest: int, credit: int, time: int, data: st.DataObject
) -> None:
    link = Link(shortest, credit, credit)
    way = data.draw(st.integers(link.low, link.high))
    assert time + way - way_of(link, time + way, time) == time


@given(races(), st.integers(0, 400 * MS))
def test_who_claims_to_have_been_slower_is_never_found_faster(race: Race, more: int) -> None:
    runner = race.runners[0]
    assume(all(answer.claim is not None for answer in runner.answers))
    slower = msgspec.structs.replace(
        runner, answers=[Answer(each.at, each.slap, (each.claim or 0) + more) for each in runner.answers[:1]]
    )
    first = msgspec.structs.replace(runner, answers=runner.answers[:1])
    for before, after in zip(timed_slaps(first, race.terms), timed_slaps(slower, race.terms), strict=True):
        assert after.time >= before.time


@given(st.integers(1, 500 * MS), st.integers(1, 500 * MS), st.integers(100 * MS, 2_000 * MS), claims)
def test_who_slaps_because_of_the_photo_finish_is_too_late(near: int, far: int, time: int, claim: int | None) -> None:
    race = open_race(terms_of("reflex"), [Runner(0, [near]), Runner(1, [far])], 0, Random(1))
    first = (race.cue_at(0) or 0) + time + near
    race.slap(0, first, time)
    shown = next(at for at in range(first + 1_400 * MS, first + 3_000 * MS, MS) if race.is_photo_finish(at))
    race.slap(1, shown + far, claim)
    until = race.waits_until()
    assert until is not None
    assert race.slapped(until) == [0]
