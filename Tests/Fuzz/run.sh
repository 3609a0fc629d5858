#!/bin/sh
# Fuzzes the whole core (parser, formatter, checker, engine, interpreter) with libFuzzer, and the address sanitizer in
# modules with unsafe pointers, starting from the corpus and the specs.
#
#   Tests/Fuzz/run.sh SECONDS [more options of libFuzzer]
#
# DND_FUZZ_SEED sets the seed, which libFuzzer prints. `make fuzz` passes a fresh one.
# An input that traps is saved in .build/fuzz as crash-…; run it again with `.build/fuzz/fuzz FILE`.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:?usage: Tests/Fuzz/run.sh SECONDS}
shift
out=.build/fuzz
mkdir -p "$out/corpus" "$out/seeds"
flags="-O -wmo -parse-as-library -swift-version 6 -package-name dnd
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility"
compile() {
    echo "Compiling $1 for the fuzzer"
    sanitizers=fuzzer
    if grep -rqE 'Unsafe[A-Z]' "Sources/$1"; then sanitizers=fuzzer,address; fi
    # shellcheck disable=SC2046,SC2086
    swiftc $flags -sanitize=$sanitizers -I "$out" -emit-module -module-name "$1" \
        -emit-module-path "$out/$1.swiftmodule" -c -o "$out/$1.o" $(find "Sources/$1" -name '*.swift' | sort)
}
compile SourceText
compile DragDropTerms
compile DNDTranslation
# The two largest do not import each other.
compile DragDrop &
engine=$!
compile DNDLanguage
wait "$engine"
compile DNDResults
compile DNDInterpreter
objects=
for module in SourceText DragDropTerms DragDrop DNDTranslation DNDLanguage DNDResults DNDInterpreter; do
    objects="$objects $out/$module.o"
done
# shellcheck disable=SC2086
swiftc $flags -sanitize=fuzzer,address -I "$out" Tests/Fuzz/Fuzzer.swift $objects -o "$out/fuzz"

# The words of the language as a dictionary, so that mutations use whole words.
grep -oE '[A-Za-z][A-Za-z.-]+' docs/vocabulary.md | sort -u | sed 's/.*/"&"/' > "$out/words.dict"
find specs -name '*.dnd' -exec cp {} "$out/seeds" \;
# Without leak detection, which does not recognise Swift's enum pointers with data in spare bits.
export ASAN_OPTIONS=detect_leaks=0
"$out/fuzz" -seed="${DND_FUZZ_SEED:-1}" -max_total_time="$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=4096 \
    -dict="$out/words.dict" -artifact_prefix="$out/" "$@" "$out/corpus" "$out/seeds" \
    grammar/corpus/good grammar/corpus/bad grammar/corpus/checker/good grammar/corpus/checker/bad
