#!/usr/bin/env bash
# `swift build` with the compiler of the checks, the script beside this one.
#
#   Tests/Compiler/build.sh [options of swift build]
#
# SwiftPM looks for a library of the toolchain beside the compiler, so the compiler is given a folder with it. After a
# change of the compiler the folder has another name, so SwiftPM compiles everything again.
set -euo pipefail
compiler=$PWD/.build/compiler-$(cksum < Tests/Compiler/swiftc | cut -d ' ' -f 1)
if [ ! -x "$compiler/bin/swiftc" ]; then
    mkdir -p "$compiler/bin"
    library=$(swiftc -print-target-info | sed -nE 's|.*"runtimeResourcePath": "(.*)/swift".*|\1|p')
    ln -sfn "$library" "$compiler/lib"
    install -m 755 Tests/Compiler/swiftc "$compiler/bin/swiftc"
fi
SWIFT_EXEC=$compiler/bin/swiftc exec swift build "$@"
