"""Peers from Debian: those of the machine, else unpacked into a folder, so that nothing is installed."""

import os
import pathlib
import re
import shutil
import subprocess

from harness.peer import Peer
from harness.pypi import Unavailable

# The packages that each runner needs.
PACKAGES = {"Bats": ["bats", "parallel"], "sqlite3 shell": ["sqlite3", "libsqlite3-0", "libreadline8"]}
PROGRAMS = {"Bats": "bats", "sqlite3 shell": "sqlite3"}


def install(name: str, folder: pathlib.Path) -> Peer:
    """Finds a peer, or unpacks it, if that has not been done yet."""
    program = shutil.which(PROGRAMS[name])
    if program is None:
        unpacked = folder / "usr" / "bin" / PROGRAMS[name]
        if not unpacked.exists():
            _unpack(PACKAGES[name], folder)
        program = str(unpacked)
    environment = _environment(folder)
    version = _version(program, environment)
    has_parallel = shutil.which("parallel", path=environment["PATH"]) is not None
    return Peer(name, version, pathlib.Path(program), environment, name == "Bats" and has_parallel)


def _unpack(packages: list[str], folder: pathlib.Path) -> None:
    if shutil.which("apt-get") is None or shutil.which("dpkg-deb") is None:
        raise Unavailable("it is not installed, and this is no Debian to take it from")
    folder.mkdir(parents=True, exist_ok=True)
    for package in packages:
        # The package lists may be missing; only root can fetch them.
        is_there = _runs(["apt-get", "download", package], folder) or (
            os.geteuid() == 0 and _runs(["apt-get", "update"], folder)
            and _runs(["apt-get", "download", package], folder))
        archive = next(folder.glob(f"{package}_*.deb"), None)
        if not is_there or archive is None or not _runs(["dpkg-deb", "-x", archive.name, "."], folder):
            raise Unavailable(f"it is not installed, and apt-get cannot download {package}")


def _runs(command: list[str], folder: pathlib.Path) -> bool:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=180, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def _environment(folder: pathlib.Path) -> dict[str, str]:
    """What is unpacked is looked for after what is installed."""
    libraries = [str(library) for library in folder.glob("usr/lib/*-linux-*")]
    path = os.environ.get("PATH", "/usr/bin:/bin")
    environment = {"PATH": f"{path}:{folder / 'usr' / 'bin'}"}
    return environment | ({"LD_LIBRARY_PATH": ":".join(libraries)} if libraries else {})


def _version(program: str, environment: dict[str, str]) -> str:
    try:
        done = subprocess.run(
            [program, "--version"], env=os.environ | environment, capture_output=True, text=True, timeout=20,
            check=False)
    except (OSError, subprocess.TimeoutExpired):
        raise Unavailable("it does not start") from None
    found = re.search(r"\d+(\.\d+)+", done.stdout)
    if done.returncode != 0 or found is None:
        raise Unavailable("it does not start")
    return found.group()
