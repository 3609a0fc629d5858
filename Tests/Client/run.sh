#!/usr/bin/env bash
# Builds a package that depends on this one by URL and version, like its users, and runs its specs and tests. Untracked
# files, paths that lead out of the package and flags that only the Makefile passes are missing here.
#
#   Tests/Client/run.sh
#
# The client is Examples/People. All files that git tracks here, or would track, are committed as they are on disk and
# tagged in a separate repository, .build/client/dnd. Everything is rebuilt in each run and stays in .build/client.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
version=$(sed -nE 's/.*static let current = "(.*)"/\1/p' Sources/DNDResults/ProgramVersion.swift)
out=$PWD/.build/client
rm -rf "$out"
mkdir -p "$out"

# From tools version 6.2 on, SwiftPM itself accepts them.
manifest=$(swift package --scratch-path "$out/manifest" dump-package)
if [[ $manifest == *'"unsafeFlags"'* ]]; then
    echo "Tests/Client/run.sh: a target has unsafe flags, which not every client may use" >&2
    exit 1
fi

echo "Tagging the working tree as $version …"
git init -q "$out/dnd"
published() {
    git --git-dir "$out/dnd/.git" --work-tree . -c user.name=client -c user.email=client@localhost \
        -c commit.gpgSign=false -c tag.gpgSign=false "$@"
}
published add --all
published commit -q -m "$version"
published tag "$version"

echo "Building a client of file://$out/dnd …"
cp -R Examples/People "$out/people"
cd "$out/people"
sed -i.path "s|\.package(name: \"dnd\", path: \"../..\")|.package(url: \"file://$out/dnd\", exact: \"$version\")|" \
    Package.swift
if cmp -s Package.swift Package.swift.path; then
    echo "Tests/Client/run.sh: Examples/People no longer depends on dnd by its path" >&2
    exit 1
fi
# This run has its own caches, because the next run tags another commit with the same version.
own="--cache-path $out/cache --security-path $out/security"
# What is built once takes a quarter less time by whole modules than file by file.
whole="-Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -disable-batch-mode"
# shellcheck disable=SC2086
swift build -q $own $whole --build-tests 2>&1 | sed '/^remark: Incremental compilation has been disabled/d'
"$(swift build --show-bin-path)/PeopleSpecs" run Specs
# shellcheck disable=SC2086
swift test -q $own --skip-build
