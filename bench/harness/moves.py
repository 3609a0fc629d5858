"""The moves that every workload is made of, from a seed."""

import dataclasses
import itertools
import random
from collections.abc import Iterator

ROWS = "ABCDEF"
SEED = 1


@dataclasses.dataclass(frozen=True)
class Move:
    """One row that is dragged over another one, and takes its place."""

    source: int
    target: int

    @property
    def order(self) -> list[str]:
        """The rows after the move, as the first one."""
        return self.applied(list(ROWS))

    def applied(self, rows: list[str]) -> list[str]:
        """Other rows after the move."""
        rest = rows[:self.source] + rows[self.source + 1:]
        return rest[:self.target] + [rows[self.source]] + rest[self.target:]


def moves(seed: int = SEED) -> Iterator[Move]:
    """Endless; the same for the same seed on every machine."""
    generator = random.Random(seed)
    pairs = [Move(*pair) for pair in itertools.permutations(range(len(ROWS)), 2)]
    while True:
        yield generator.choice(pairs)
