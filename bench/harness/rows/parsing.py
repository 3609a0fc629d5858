"""Parsing and checking much text, in many files and in one."""

import json
import pathlib
import sys
from collections.abc import Iterable
from functools import partial

from harness import quantities
from harness.lab import Lab
from harness.line import Line, line
from harness.measurements import Measurements
from harness.moves import SEED, moves
from harness.specs import statements
from harness.spread import Spread
from harness.subject import Subject, subject

FILES = 100
FILE_BYTES = 1_000_000

# The limit of a file is 64 MiB.
BIG_BYTES = 60_000_000

_LOAD = "import json, sys\nfor path in sys.argv[1:]:\n    with open(path) as file: json.load(file)"


# Faults are what it is to find, so that 2 is how it ends well.
_FAULTS = '"$0" lint --syntax "$1" > /dev/null; [ $? = 2 ]'


class Parsing:
    id = "parsing"
    note = (
        f"`dnd lint --syntax` over {FILES} files of {FILE_BYTES // 1_000_000} MB, and over one file of "
        f"{BIG_BYTES // 1_000_000} MB, since a file may have no more than 64 MiB. Megabytes by seconds of processor "
        "time; memory is the peak by the bytes of the text, also of that file with a fault in its last scenario. The "
        "worst counts. Python's json reads the same scenarios as objects with lists of statements, as many bytes of "
        "it, each file by itself."
    )

    def subjects(self, lab: Lab) -> Iterable[Subject]:
        folder = lab.specs.big_files(FILES, lab.scaled(FILE_BYTES))
        paths = sorted(folder.iterdir())
        dnd = (lab.programs.dnd, "lint", "--syntax")
        yield subject("parsing/files", *dnd, folder, rounds_max=3)
        yield subject("parsing/big", *dnd, lab.specs.big_file(lab.scaled(BIG_BYTES)), rounds_max=3)
        faulty = lab.specs.faulty_file(lab.scaled(BIG_BYTES))
        yield subject("parsing/faulty", "sh", "-c", _FAULTS, lab.programs.dnd, faulty, rounds_max=1)
        yield subject("parsing/wc", "wc", "-l", *paths)
        twins = [json_twin(path, lab.folder / "json", number) for number, path in enumerate(paths)]
        yield subject("parsing/json", sys.executable, "-c", _LOAD, *twins, rounds_max=3)

    def value(self, limit: str, measured: Measurements, lab: Lab) -> float:
        if limit == "rate":
            return 1e-6 / max(self._time(key, measured, lab).median for key in ("files", "big"))
        return max(measured.peak(f"parsing/{key}").median / self._bytes(key, lab) for key in ("files", "big", "faulty"))

    def lines(self, measured: Measurements, lab: Lab) -> Iterable[Line]:
        names = {
            "files": f"`dnd lint --syntax`, {FILES} files", "big": "`dnd lint --syntax`, one file",
            "faulty": "`dnd lint --syntax`, one file with a fault", "wc": "`wc -l`",
            "json": f"json of Python {sys.version.split()[0]}",
        }

        base = partial(self._time, "files", measured, lab)

        for key, name in names.items():
            yield line(name, partial(self._time, key, measured, lab), _rate, base=base)
        for key in ("files", "big", "faulty"):
            yield line(f"{names[key]}, memory", partial(measured.peak, f"parsing/{key}"), quantities.size)

    def _time(self, key: str, measured: Measurements, lab: Lab) -> Spread:
        """Seconds of processor time for each byte."""
        return measured.cpu(f"parsing/{key}").scaled(1 / self._bytes(key, lab))

    @staticmethod
    def _bytes(key: str, lab: Lab) -> int:
        """A file is some bytes longer than was asked for: less than a thousandth."""
        return lab.scaled(BIG_BYTES) if key in ("big", "faulty") else FILES * lab.scaled(FILE_BYTES)


def _rate(time: float) -> str:
    return f"{quantities.number(1e-6 / time)} MB/s"


def json_twin(spec: pathlib.Path, folder: pathlib.Path, number: int) -> pathlib.Path:
    """The scenarios of a spec as JSON, cut off after as many bytes."""
    path = folder / f"{spec.stem}.json"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        left = spec.stat().st_size - 2
        texts: list[str] = []
        for index, move in enumerate(moves(SEED + number)):
            text = json.dumps({"scenario": f"case {index}", "statements": statements(move)})
            left -= len(text) + len(",\n")
            if left < 0:
                break
            texts.append(text)
        path.write_text("[" + ",\n".join(texts) + "]", encoding="utf-8")
    return path
