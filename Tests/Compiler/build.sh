#!/usr/bin/env bash
# `swift build` with the compiler of the checks, the script beside this one.
#
#   Tests/Compiler/build.sh [options of swift build]
#
# SwiftPM looks for a library of the toolchain beside the compiler, so the compiler is given a folder with it.
set -euo pipefail
compiler=$PWD/.build/compiler
mkdir -p "$compiler/bin"
cmp -s Tests/Compiler/swiftc "$compiler/bin/swiftc" || install -m 755 Tests/Compiler/swiftc "$compiler/bin/swiftc"
ln -sfn "$(swiftc -print-target-info | sed -nE 's|.*"runtimeResourcePath": "(.*)/swift".*|\1|p')" "$compiler/lib"
SWIFT_EXEC=$compiler/bin/swiftc exec swift build "$@"
