import pathlib
import shutil
import subprocess
import tempfile
import unittest

from harness.stopwatch import Stopwatch, TookTooLong

SOURCE = pathlib.Path(__file__).resolve().parent.parent / "stopwatch.c"
COMPILER = shutil.which("cc") or shutil.which("clang")


@unittest.skipUnless(COMPILER, "there is no C compiler")
class StopwatchTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        scratch = tempfile.TemporaryDirectory()
        cls.addClassCleanup(scratch.cleanup)
        folder = pathlib.Path(scratch.name)
        program = folder / "stopwatch"
        subprocess.run([COMPILER, "-Wall", "-Wextra", "-Werror", "-o", program, SOURCE], check=True)
        cls.stopwatch = Stopwatch(program, folder, {"PATH": "/usr/bin:/bin"})

    def test_a_command_has_its_status_and_its_output(self):
        sample = self.stopwatch.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
        self.assertEqual((sample.status, sample.output), (3, "out\nerr\n"))

    def test_what_a_signal_ends_has_the_status_of_the_shell(self):
        self.assertEqual(self.stopwatch.run(["sh", "-c", "kill -KILL $$"]).status, 128 + 9)

    def test_waiting_takes_real_time_and_no_processor_time(self):
        sample = self.stopwatch.run(["sleep", "0.2"])
        self.assertGreaterEqual(sample.wall, 0.2)
        self.assertLess(sample.cpu, 0.1)

    def test_memory_is_that_of_the_command(self):
        self.assertLess(self.stopwatch.run(["true"]).peak, 8 << 20)

    def test_a_command_gets_its_folder_and_its_variables(self):
        sample = self.stopwatch.run(["sh", "-c", "pwd; echo $NAME"], pathlib.Path("/"), {"NAME": "value"})
        self.assertEqual(sample.output, "/\nvalue\n")

    def test_a_command_that_is_not_there_is_said(self):
        sample = self.stopwatch.run(["no-such-command"])
        self.assertEqual(sample.output, "stopwatch: no-such-command: No such file or directory\n")
        self.assertNotEqual(sample.status, 0)

    def test_a_command_that_hangs_is_ended_with_its_children(self):
        with self.assertRaisesRegex(TookTooLong, "^took longer than 0 s$"):
            self.stopwatch.run(["sh", "-c", "sleep 60 & wait"], seconds_max=0.1)
