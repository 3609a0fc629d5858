"""What is typed to run a folder with each peer, as quietly as it can."""

import pathlib

from harness.peer import Peer


def command(peer: Peer, folder: pathlib.Path, jobs: int = 1) -> tuple[str, ...]:
    in_parallel = ("-j", str(jobs)) if jobs > 1 and peer.can_run_in_parallel else ()
    words = {
        "behave": ("--format", "null", "--no-summary", folder),
        "lit": ("--quiet", *(in_parallel or ("-j", "1")), folder),
        "Robot": ("--output", "NONE", "--log", "NONE", "--report", "NONE", "--console", "quiet", folder),
        "prysk": ("--quiet", folder),
        "Bats": (*in_parallel, folder),
        "sqlite3 shell": (":memory:", "SELECT 1;"),
    }[peer.name]
    return (str(peer.program), *map(str, words))
