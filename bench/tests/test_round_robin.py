import unittest

from harness import round_robin
from harness.measurements import Unmeasured
from harness.stopwatch import Sample, TookTooLong
from harness.subject import Subject, subject


class Recorder:
    """Stands for the stopwatch, and knows who ran when."""

    def __init__(self, failing: str = "", slow: str = ""):
        self.ran: list[str] = []
        self._failing = failing
        self._slow = slow

    def run(self, command, folder=None, extra=None):
        self.ran.append(command[0])
        if command[0] == self._slow:
            raise TookTooLong("took longer than 1 s")
        return Sample(1, 1, 1, 1 if command[0] == self._failing else 0, "no")


def measure(recorder: Recorder, subjects: list[Subject], rounds: int):
    return round_robin.measure(subjects, recorder, rounds, lambda text: None)


class RoundRobinTests(unittest.TestCase):
    def test_everybody_runs_once_in_each_round(self):
        recorder = Recorder()
        measure(recorder, [subject(name, name) for name in "abcd"], 3)
        rounds = [recorder.ran[start:start + 4] for start in (0, 4, 8)]
        self.assertEqual([sorted(names) for names in rounds], [list("abcd")] * 3)
        self.assertGreater(len({tuple(names) for names in rounds}), 1, "always in the same order")

    def test_a_burst_runs_more_often_and_a_limit_less(self):
        recorder = Recorder()
        measure(recorder, [subject("a", "a", burst=3), subject("b", "b", rounds_max=1)], 4)
        self.assertEqual((recorder.ran.count("a"), recorder.ran.count("b")), (12, 1))

    def test_measurements_are_kept_after_each_round(self):
        counts: list[int] = []

        def keep(measured):
            counts.append(measured.wall("a").count)

        round_robin.measure([subject("a", "a")], Recorder(), 3, lambda text: None, keep)
        self.assertEqual(counts, [1, 2, 3])

    def test_what_fails_or_hangs_is_not_run_again(self):
        recorder = Recorder(failing="a", slow="b")
        measured = measure(recorder, [subject(name, name, burst=2) for name in "abc"], 2)
        self.assertEqual([recorder.ran.count(name) for name in "abc"], [1, 1, 4])
        for key, reason in [("a", "ended with 1: no"), ("b", "took longer than 1 s")]:
            with self.assertRaisesRegex(Unmeasured, reason):
                measured.wall(key)
