"""Gets the headers of Apple's C library, as they come with the ziglang wheel on PyPI, into a folder: headers.py FOLDER.

With them goes histedit.h, the installed one, without what has come to libedit since the release in macOS. Where the
wheel cannot be had, the exit code is 3 and the last line says why.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

WHEEL = "ziglang==0.17.1"
INSIDE = "ziglang/lib/libc/include/any-darwin-any/"
MODULE_MAP = 'module Darwin [system] {\n  header "sys/types.h"\n  export *\n}\n'
NOT_ON_MACOS = (
    "el_init_fd el_cursor el_replacestr el_deletestr1 el_wreplacestr el_rfunc_t EL_ALIAS_TEXT EL_SAFEREAD H_SAVE_FP"
    " H_NSAVE_FP"
)


def fetch(folder: pathlib.Path) -> pathlib.Path:
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    limits = ["--timeout", "20", "--retries", "1"]
    answer = subprocess.run([*pip, *limits, "-d", str(folder), WHEEL], capture_output=True, text=True)
    if answer.returncode != 0:
        reasons = answer.stderr.strip().splitlines()
        print(f"pip cannot download {WHEEL}: {reasons[-1] if reasons else 'it does not say why'}")
        sys.exit(3)
    return next(folder.glob("*.whl"))


def unpack(wheel: pathlib.Path, include: pathlib.Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.startswith(INSIDE) or name.endswith("/"):
                continue
            # Otherwise the headers require the modules of Apple's compiler.
            text = archive.read(name).replace(b"__has_feature(modules)", b"0")
            file = include / name.removeprefix(INSIDE)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text)


def installed_histedit() -> str:
    answer = subprocess.run(
        ["clang", "-x", "c", "-M", "-"], input="#include <histedit.h>\n", capture_output=True, text=True, check=True
    )
    path = next(word for word in answer.stdout.split() if word.endswith("/histedit.h"))
    return pathlib.Path(path).read_text()


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    mark = folder / "wheel.txt"
    if mark.exists() and mark.read_text() == WHEEL:
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as name:
        temporary = pathlib.Path(name)
        include = temporary / "include"
        unpack(fetch(temporary), include)
        (include / "module.modulemap").write_text(MODULE_MAP)
        (include / "histedit.h").write_text(installed_histedit() + f"#pragma clang poison {NOT_ON_MACOS}\n")
        (include / "wheel.txt").write_text(WHEEL)
        shutil.rmtree(folder, ignore_errors=True)
        include.rename(folder)


main()
