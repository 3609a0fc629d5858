import pathlib
import sys
import tempfile
import unittest

from harness import pypi


class VirtualEnvironmentTests(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = pathlib.Path(scratch.name) / "pypi"

    def add_pip(self, interpreter: str) -> None:
        (self.folder / "bin").mkdir(parents=True)
        (self.folder / "bin" / "pip").write_text(f"#!{interpreter}\nimport pip\n")

    def test_one_that_is_not_there_has_not_moved(self):
        self.assertFalse(pypi.has_moved(self.folder))

    def test_one_whose_interpreter_is_there_has_not_moved(self):
        self.add_pip(sys.executable)
        self.assertFalse(pypi.has_moved(self.folder))

    def test_one_whose_interpreter_is_elsewherehas_moved(self):
        self.add_pip("/nowhere/bin/python3")
        self.assertTrue(pypi.has_moved(self.folder))

    def test_one_that_was_never_finished_is_made_anew(self):
        self.folder.mkdir()
        self.assertTrue(pypi.has_moved(self.folder))
