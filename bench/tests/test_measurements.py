import pathlib
import tempfile
import unittest

from harness.measurements import Measurements, Unmeasured
from harness.stopwatch import Sample


def sample(wall: float, status: int = 0, output: str = "") -> Sample:
    return Sample(wall, wall / 2, 1000, status, output)


class MeasurementTests(unittest.TestCase):
    def setUp(self):
        self.measured = Measurements()

    def test_times_are_medians_of_the_samples(self):
        for wall in (3, 1, 2):
            self.measured.add("a", sample(wall))
        self.assertEqual(self.measured.wall("a").median, 2)
        self.assertEqual(self.measured.cpu("a").median, 1)

    def test_what_ends_with_an_error_has_no_number_but_the_reason(self):
        self.measured.add("a", sample(1))
        self.measured.add("a", sample(1, status=2, output="\n /a/b/c.dnd:3: too | long \nmore"))
        with self.assertRaisesRegex(Unmeasured, "^ended with 2: c.dnd:3: too / long$"):
            self.measured.wall("a")

    def test_what_was_not_run_has_no_number(self):
        with self.assertRaisesRegex(Unmeasured, "^was not run$"):
            self.measured.peak("a")

    def test_a_figure_is_read_from_the_output_among_other_lines(self):
        for value in (1, 2, 9):
            self.measured.add("a", sample(1, output=f'note\n{{"name":"x","value":{value},"unit":"µs"}}\n'))
        self.assertEqual(self.measured.figure("a", "x").median, 2)
        with self.assertRaisesRegex(Unmeasured, "^printed no figure 'y'$"):
            self.measured.figure("a", "y")

    def test_what_is_kept_is_read_again(self):
        self.measured.add("a", sample(3))
        self.measured.fail("b", "took too long")
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "samples.json"
            self.measured.write(file)
            again = Measurements.read(file)
        self.assertEqual(again.samples("a"), [sample(3)])
        self.assertEqual(again.failures, {"b": "took too long"})
