"""Runs everything in turn, round after round, so that a machine that slows down slows all of them."""

import random
from collections.abc import Callable, Sequence

from harness.measurements import Measurements
from harness.stopwatch import Stopwatch, TookTooLong
from harness.subject import Subject


def measure(
    subjects: Sequence[Subject], stopwatch: Stopwatch, rounds: int, tell: Callable[[str], None],
    keep: Callable[[Measurements], None] = lambda measured: None,
) -> Measurements:
    """What fails is not run again, and has its reason in the measurements; `keep` gets these after each round."""
    measured = Measurements()
    for number in range(rounds):
        tell(f"round {number + 1} of {rounds}")
        taking_part = [
            subject for subject in subjects
            if number < (subject.rounds_max or rounds) and not measured.has_failed(subject.key)]
        # Another order in each round, so that no subject always runs after the same one.
        random.Random(number).shuffle(taking_part)
        for subject in taking_part:
            _run(subject, stopwatch, measured)
        keep(measured)
    for key, reason in measured.failures.items():
        tell(f"{key} {reason}")
    return measured


def _run(subject: Subject, stopwatch: Stopwatch, measured: Measurements) -> None:
    for _ in range(subject.burst):
        try:
            sample = stopwatch.run(subject.command, subject.folder, subject.environment)
        except TookTooLong as error:
            measured.fail(subject.key, str(error))
            return
        measured.add(subject.key, sample)
        if sample.status != 0:
            return
