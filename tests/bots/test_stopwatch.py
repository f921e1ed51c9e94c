"""A bot's stopwatch: what fits into the time left, from what it measured or was told to expect."""

from __future__ import annotations

from palais.bots.stopwatch import UNEVEN, Watch


class Hand:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def work(watch: Watch, hand: Hand, seconds: float) -> None:
    watch.begin()
    hand.at += seconds
    watch.end()


def test_what_fits_depends_on_the_longest_piece_of_work() -> None:
    hand = Hand()
    watch = Watch(17, hand)
    for seconds in (1, 4, 2):
        work(watch, hand, seconds)
    assert watch.fits() == 2
    assert watch.gone() == 7 / 17


def test_an_expectation_counts_until_the_first_piece_of_work_is_done() -> None:
    """However wrong it was: a long search for plans says nothing about how long playing one out takes."""
    hand = Hand()
    watch = Watch(100, hand)
    work(watch, hand, 10)
    watch.expect(4)
    assert watch.fits() == int(90 / 40 / UNEVEN)
    work(watch, hand, 2)
    assert watch.fits() == int(88 / 2 / UNEVEN)
    work(watch, hand, 8)
    assert watch.fits() == int(80 / 8 / UNEVEN)
    work(watch, hand, 2)
    assert watch.fits() == int(78 / 8 / UNEVEN)


def test_before_any_measurement_one_piece_fits_while_there_is_time() -> None:
    hand = Hand()
    watch = Watch(1, hand)
    assert watch.fits() == 1
    hand.at = 1
    assert watch.fits() == 0
