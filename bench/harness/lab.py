"""What the rows find when they are set up."""

import dataclasses
import pathlib

from harness.peer import Peers
from harness.programs import Programs
from harness.specs import Specs


@dataclasses.dataclass(frozen=True)
class Lab:
    folder: pathlib.Path
    """For workloads; empty at the start."""

    programs: Programs
    peers: Peers

    divisor: int = 1
    """What the sizes of workloads are divided by, to try the bench itself."""

    @property
    def specs(self) -> Specs:
        return Specs(self.folder)

    def scaled(self, count: int) -> int:
        return max(1, count // self.divisor)
