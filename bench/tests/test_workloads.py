import itertools
import json
import pathlib
import tempfile
import unittest

from harness import peer_cases
from harness.moves import Move, moves
from harness.rows.many_files import extrapolated
from harness.rows.parsing import json_twin
from harness.specs import Specs, statements


class WorkloadTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name)

    def test_a_seed_gives_the_same_moves(self):
        first, again, other = ([*itertools.islice(moves(seed), 20)] for seed in (1, 1, 2))
        self.assertEqual(first, again)
        self.assertNotEqual(first, other)

    def test_a_row_takes_the_place_of_the_one_it_is_dropped_on(self):
        self.assertEqual("".join(Move(1, 4).order), "ACDEBF")
        self.assertEqual("".join(Move(4, 1).order), "AEBCDF")

    def test_a_file_has_as_many_scenarios_of_six_statements_as_are_asked_for(self):
        text = Specs(self.folder).file(3).read_text()
        self.assertEqual(text.count("scenario"), 3)
        self.assertEqual(text.count("\n  "), 18)

    def test_a_big_file_has_the_size_that_is_asked_for(self):
        size = Specs(self.folder).big_file(100_000).stat().st_size
        self.assertTrue(100_000 <= size < 102_000, size)

    def test_moves_in_one_scenario_follow_each_other(self):
        lines = statements(Move(1, 4), Move(0, 5), Move(5, 0))
        self.assertEqual([line for line in lines if "order" in line], [
            "expect order: A C D E B F", "expect order: C D E B F A", "expect order: A C D E B F"])
        self.assertEqual([line for line in lines if "call" in line], [
            "expect call performDropWith: once", "expect call performDropWith: twice",
            "expect call performDropWith: 3"])

    def test_the_json_holds_the_same_scenarios_in_as_many_bytes(self):
        spec = next(Specs(self.folder).big_files(1, 50_000).iterdir())
        twin = json_twin(spec, self.folder, 0)
        first = json.loads(twin.read_text())[0]
        self.assertTrue(49_000 < twin.stat().st_size <= spec.stat().st_size, twin.stat().st_size)
        for statement in first["statements"]:
            self.assertIn(f"  {statement}\n", spec.read_text()[:300])

    def test_every_runner_gets_as_many_files(self):
        for name, form in peer_cases.FORMS.items():
            folder = peer_cases.write(name, self.folder / name, 3)
            self.assertEqual(len([*folder.glob(f"case_*{form.suffix}")]), 3, name)

    def test_more_files_lie_on_a_straight_line(self):
        self.assertAlmostEqual(extrapolated(time=3, count=11, time_of_one=1, wanted=101), 21)

    def test_a_start_that_took_longer_than_all_of_it_is_noise(self):
        self.assertAlmostEqual(extrapolated(time=1, count=11, time_of_one=2, wanted=101), 2)
