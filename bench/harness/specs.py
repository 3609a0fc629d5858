"""Specs for dnd: scenarios of six statements, in files of any number and size."""

import itertools
import pathlib
from collections.abc import Iterator

from harness.moves import ROWS, SEED, Move, moves

HEAD = f"table people: {' '.join(ROWS)}\n"
COUNTS = ["never", "once", "twice"]


def statements(*all_of_them: Move) -> list[str]:
    """Six for each move."""
    rows = list(ROWS)
    lines = []
    for number, move in enumerate(all_of_them, start=1):
        rows = move.applied(rows)
        count = COUNTS[number] if number < len(COUNTS) else number
        lines += [
            f"drag {move.source}", f"hover {move.target}", "drop", f"expect order: {' '.join(rows)}",
            f"expect call performDropWith: {count}", "expect state: idle",
        ]
    return lines


def scenario(number: int, *all_of_them: Move) -> str:
    body = "".join(f"  {statement}\n" for statement in statements(*all_of_them))
    return f'\nscenario "case {number}" {{\n{body}}}\n'


def scenarios(seed: int, move_count: int = 1) -> Iterator[str]:
    source = moves(seed)
    return (scenario(number, *itertools.islice(source, move_count)) for number in itertools.count())


class Specs:
    """Makes files of specs in a folder, each when it is first asked for."""

    def __init__(self, folder: pathlib.Path):
        self._folder = folder

    def file(self, count: int) -> pathlib.Path:
        """One file with so many scenarios."""
        path = self._folder / f"one-{count}.dnd"
        if not path.exists():
            with path.open("w", encoding="utf-8") as file:
                file.write(HEAD)
                file.writelines(itertools.islice(scenarios(SEED), count))
        return path

    def files(self, count: int) -> pathlib.Path:
        """A folder of so many files with one scenario each."""
        folder = self._folder / f"many-{count}"
        if not folder.exists():
            folder.mkdir(parents=True)
            for number, text in zip(range(count), scenarios(SEED)):
                (folder / f"case-{number}.dnd").write_text(HEAD + text, encoding="utf-8")
        return folder

    def big_file(self, size: int) -> pathlib.Path:
        """One file of so many bytes, or a few more; its scenarios are longer, since their number has a limit."""
        path = self._folder / f"big-{size}.dnd"
        if not path.exists():
            write(path, size, scenarios(SEED, move_count=10))
        return path

    def faulty_file(self, size: int) -> pathlib.Path:
        """The same with a fault in one more scenario, its last."""
        path = self._folder / f"faulty-{size}.dnd"
        if not path.exists():
            text = self.big_file(size).read_text(encoding="utf-8")
            path.write_text(text + '\nscenario "faulty" { drag nobody; drop; expect state: idle }\n', encoding="utf-8")
        return path

    def big_files(self, count: int, size: int) -> pathlib.Path:
        """A folder of so many files of so many bytes, or a few more."""
        folder = self._folder / f"big-{count}-{size}"
        if not folder.exists():
            folder.mkdir(parents=True)
            for number in range(count):
                write(folder / f"specs-{number}.dnd", size, scenarios(SEED + number))
        return folder


def write(path: pathlib.Path, size: int, texts: Iterator[str]) -> None:
    left = size - len(HEAD)
    with path.open("w", encoding="utf-8") as file:
        file.write(HEAD)
        for text in texts:
            if left <= 0:
                return
            file.write(text)
            left -= len(text)
