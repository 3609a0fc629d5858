"""All peers, wherever they come from."""

import pathlib

from harness import debian, pypi
from harness.peer import Peers

# In the order of the page.
RUNNERS = ["behave", "lit", "Robot", "prysk", "Bats"]
OTHERS = ["sqlite3 shell"]


def install(folder: pathlib.Path) -> Peers:
    """What cannot be had is named as missing; it is no error."""
    found = {}
    missing = {}
    for name in RUNNERS + OTHERS:
        try:
            if name in pypi.PACKAGES:
                found[name] = pypi.install(name, folder / "pypi")
            else:
                found[name] = debian.install(name, folder / "debian")
        except pypi.Unavailable as error:
            missing[name] = str(error)
    return Peers(found, missing)
