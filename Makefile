# Each target works on a fresh clone: it installs or builds its requirements first. `make` lists the targets.
#
# Compatible with Make 3.81, which Apple ships. A recipe of several lines is one command, which begins with STRICT.

SHELL := bash
STRICT := set -euo pipefail;
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help

PREFIX = /usr/local
DESTDIR =
# For `make fuzz`.
SECONDS = 60
# For `make wasm`: to optimise takes twice as long, which the checks of a change do not need.
OPTIMIZE = -Osize
SYSTEM := $(shell uname -s)

# Every build uses these flags, so that no build invalidates another.
BUILD_FLAGS := --explicit-target-dependency-import-check error
RELEASE_FLAGS = $(BUILD_FLAGS) -c release $(METADATA_FLAGS) $(EXCLUSIVITY_FLAGS) $(LINK_FLAGS)
# Instantiates generic types from their known parts rather than by mangled name: the first instantiation by name would
# search all conformances of the program. The flag is not public, so it is used only if the compiler has it.
METADATA_FLAG = -disable-concrete-type-metadata-mangled-name-accessors
METADATA_FLAGS = $(shell if swiftc -frontend -help-hidden 2>/dev/null | grep -q -e $(METADATA_FLAG); then \
	echo -Xswiftc -Xfrontend -Xswiftc $(METADATA_FLAG); fi)
# Tests run in debug builds, where exclusive access to memory is checked: in the optimised program the check would take
# a sixteenth of the instructions.
EXCLUSIVITY_FLAGS = -Xswiftc -enforce-exclusivity=unchecked
# Flags that make the program start faster: static Swift libraries, no run path, and a static unwinder. With lld, if
# available, packed relocations take a few thousand bytes instead of a million, where the C library supports them. On a
# Mac all of these libraries are part of the system.
ifneq ($(SYSTEM),Darwin)
LINK_FLAGS = --static-swift-stdlib -Xswiftc -L$(CURDIR)/.build/static \
	--disable-local-rpath -Xswiftc -Xclang-linker -Xswiftc -static-libgcc $(shell \
	if [ -x "$$($(CC) -print-prog-name=ld.lld)" ]; then echo -Xswiftc -use-ld=lld; \
		if grep -qs GLIBC_ABI_DT_RELR "$$($(CC) -print-file-name=libc.so.6)"; then \
			echo -Xlinker -z -Xlinker pack-relative-relocs; \
		fi; \
	fi)
# The program loads no library that would look up the program's own symbols.
DND_LINK_FLAGS = -Xlinker --no-export-dynamic
endif
# `swift` for the checks: warnings fail them, but not a build for using `dnd` with a newer compiler; and the engine and
# what else the tests spend their time in is optimised.
TESTED := Tests/Compiler/swift
BUILD_TESTED := $(TESTED) build
# Runs what `swift build --build-tests` has built, and leaves the build folder free for others in the meantime. It plans
# the build all the same, and writes the plan: with another compiler that would break a build that begins just then.
RUN_TESTS := $(TESTED) test --skip-build --ignore-lock --disable-xctest

DND := .build/release/dnd
SWIFT_FOLDERS := Package.swift Sources Tests Tools Examples bench

# `dnd adapt` runs a program of its own package, which links the compiler's parser: its modules come with the toolchain.
HOST = $(shell swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1\/host/p')
HOST_MODULES := SwiftSyntax SwiftParser SwiftParserDiagnostics SwiftDiagnostics SwiftIfConfig
ADAPT_FLAGS = $(BUILD_FLAGS) --package-path Tools/adapt --scratch-path .build/adapt -Xswiftc '-I$(HOST)' \
	-Xlinker '-L$(HOST)' $(addprefix -Xlinker -l,$(HOST_MODULES)) -Xlinker -rpath -Xlinker '$(HOST)'

# Compiles and links a program with libedit, however it was installed.
LIBEDIT_PROGRAM := \043include <histedit.h>\nint main(void) { return el_init == 0; }\n
CC = $$(command -v clang || command -v cc)
LIBEDIT_CHECK = printf '$(LIBEDIT_PROGRAM)' | $(CC) -x c - -ledit -o /dev/null 2>/dev/null
APT_GET = env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120
SUDO = sudo -n

.PHONY: help
help: ## list these targets
	@echo "dnd: UIKit's drag and drop, without a screen"
	@echo
	@sed -nE 's/^([a-z]+):.* ## (.*)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | column -t -s '|' 2>/dev/null \
		|| sed -nE 's/^([a-z]+):.* ## (.*)/  make \1: \2/p' $(firstword $(MAKEFILE_LIST))

# MARK: Requirements

.PHONY: swift
swift:
	@if ! command -v swift >/dev/null; then \
		echo "make: Swift is missing. Install the Swift 6.3 toolchain (https://www.swift.org/install), put its" >&2; \
		echo "      usr/bin on PATH, and try again." >&2; \
		exit 1; \
	fi

.PHONY: libedit
libedit: swift
	@$(STRICT) \
	if $(LIBEDIT_CHECK); then exit 0; fi; \
	give_up() { \
		echo "make: libedit is missing (line editing in the REPL), and $$1." >&2; \
		echo "      Install it, then try again: on Debian and Ubuntu, as root: apt-get install libedit-dev;" >&2; \
		echo "      on a Mac it comes with the command line tools: xcode-select --install" >&2; \
		exit 1; \
	}; \
	command -v apt-get >/dev/null || give_up "there is no apt-get here to install it with"; \
	as_root=""; \
	if [ "$$(id -u)" != 0 ]; then \
		as_root="$(SUDO)"; \
		$(SUDO) true 2>/dev/null || give_up "installing it takes root, or sudo without a password"; \
	fi; \
	echo "Installing libedit-dev (line editing in the REPL) …"; \
	install() { $$as_root $(APT_GET) install -y --no-install-recommends libedit-dev >/dev/null; }; \
	install 2>/dev/null || { $$as_root $(APT_GET) update && install; } || give_up "apt-get could not install it"; \
	$(LIBEDIT_CHECK) || give_up "installing libedit-dev did not help: the compiler finds no histedit.h or libedit.so"

# Makes the WebAssembly module smaller. Nothing needs it, so a machine without it is told, and goes on.
.PHONY: binaryen
binaryen:
	@$(STRICT) \
	if command -v wasm-opt >/dev/null; then exit 0; fi; \
	as_root=""; if [ "$$(id -u)" != 0 ]; then as_root="$(SUDO)"; fi; \
	install() { $$as_root $(APT_GET) install -y --no-install-recommends binaryen >/dev/null; }; \
	if command -v apt-get >/dev/null && { install || { $$as_root $(APT_GET) update && install; }; } 2>/dev/null; then \
		exit 0; \
	fi; \
	echo "make: wasm-opt is missing (Debian's package binaryen), so the module is larger than need be." >&2

# MARK: Running

.PHONY: build
build: program ## build the static release binary, .build/release/dnd
	@$(MAKE) adapter

# Without `dnd adapt`, which takes half a minute more.
.PHONY: program
program: libedit
	@mkdir -p .build/static
	@# C++'s library goes into the program too, where there is a static one: to load it takes as long as to run a spec.
	@library=$$($(CC) -print-file-name=libstdc++.a); \
	if [ -f "$$library" ]; then ln -sf "$$library" .build/static/; fi
	swift build $(RELEASE_FLAGS) $(DND_LINK_FLAGS) --product dnd

# `dnd adapt` finds the program beside `dnd`, so it is copied to the programs of each configuration.
.PHONY: adapter
adapter: swift
	swift build -c release $(ADAPT_FLAGS) --product dnd-adapt
	@$(STRICT) for folder in .build/debug .build/release; do \
		if [ -d $$folder ]; then install -m 755 .build/adapt/release/dnd-adapt $$folder/dnd-adapt; fi; \
	done

.PHONY: adapter-test
adapter-test: swift
	swift test -q --disable-xctest $(ADAPT_FLAGS) -Xswiftc -warnings-as-errors

# The program for the other checks.
.PHONY: adapter-debug
adapter-debug: swift
	@swift build -q $(ADAPT_FLAGS) -Xswiftc -warnings-as-errors --product dnd-adapt
	@if [ -d .build/debug ] && ! cmp -s .build/adapt/debug/dnd-adapt .build/debug/dnd-adapt; then \
		install -m 755 .build/adapt/debug/dnd-adapt .build/debug/dnd-adapt; \
	fi

.PHONY: run
run: program ## build, run every spec in specs/ and print the report
	@$(DND) run specs

.PHONY: repl
repl: program ## build and start the REPL
	@$(DND)

.PHONY: page
page: swift binaryen ## write the playground, one file for a browser: .build/playground.html
	@$(MAKE) -j 2 -f Tests/Embedded/Makefile optimized unpacker OPTIMIZE=$(OPTIMIZE)
	@if ! command -v python3 >/dev/null; then echo "make: python3 is missing, which joins the page" >&2; exit 1; fi
	@folder=.build/embedded$(filter -Onone,$(OPTIMIZE)); \
	python3 Page/build.py $$folder/page.optimized.wasm $$folder/unpack.wasm .build/playground.html
	@echo "Wrote .build/playground.html ($$(wc -c < .build/playground.html | tr -d " ") bytes). Open it in a browser."

.PHONY: install
install: build ## copy dnd to $(DESTDIR)$(PREFIX)/bin, with its manual and completions
	@$(STRICT) \
	share='$(DESTDIR)$(PREFIX)/share'; \
	install -d '$(DESTDIR)$(PREFIX)/bin' "$$share/man/man1" "$$share/man/man5" \
		"$$share/bash-completion/completions" "$$share/zsh/site-functions" "$$share/fish/vendor_completions.d"; \
	install -m 755 $(DND) '$(DESTDIR)$(PREFIX)/bin/dnd'; \
	install -m 755 .build/release/dnd-adapt '$(DESTDIR)$(PREFIX)/bin/dnd-adapt'; \
	install -m 644 man/man1/* "$$share/man/man1"; \
	install -m 644 man/man5/* "$$share/man/man5"; \
	$(DND) completions bash > "$$share/bash-completion/completions/dnd"; \
	$(DND) completions zsh > "$$share/zsh/site-functions/_dnd"; \
	$(DND) completions fish > "$$share/fish/vendor_completions.d/dnd.fish"; \
	echo 'Installed $(DESTDIR)$(PREFIX)/bin/dnd, its manual, and completions for bash, zsh and fish'

# MARK: Checking

# The checks in the order of their cost, so that cheap failures come first. Checks that take minutes are in `make slow`.
# The tests of the adapter, which has a package of its own, run beside the others; their lines begin with `adapter:`.
.PHONY: test
test: libedit ## run every check of a change: format, build, tests
	@$(MAKE) lint
	@echo "Building everything, warnings and undeclared imports being errors …"
	$(BUILD_TESTED) --build-tests
	@$(MAKE) adapter-debug
	@$(STRICT) \
	$(MAKE) adapter-test 2>&1 | while IFS= read -r line; do echo "adapter: $$line"; done & adapter=$$!; \
	failed=""; \
	Tests/watched.sh 2400 .build/test.log $(RUN_TESTS) || failed=yes; \
	wait $$adapter || failed=yes; \
	if [ -n "$$failed" ]; then echo "make test: a check has failed." >&2; exit 1; fi
	@echo "make test: every check passed. $$(grep -o 'Test run with.*' .build/test.log | tail -n 1)"

# The tests that play more with DND_THOROUGH=1.
THOROUGH := IncludeFuzz|GapMovement|Saving|FileCheck|FailingCall|HostileText|Mutant|StateDump|MergedState
THOROUGH := $(THOROUGH)|CompareTests|OpenLine|EditorGrammar|SequenceRendering|ExploreRecord

# Slow checks that a change rarely breaks: WebAssembly, random input, random gestures, limits, browsers, and packages
# built by their users. They run in three lanes, since a browser mostly waits, and a compiler often keeps only one
# processor busy. The lines of the second and third begin with `pages:` and `builds:`. Tests write the plan of the build
# without a lock, so what builds another package in the build folder of the checks is in the lane of the tests.
.PHONY: slow
slow: libedit ## run the checks that take longer: WebAssembly, fuzzers, limits, packages, a client by URL, browsers
	@$(STRICT) \
	beside() { $(MAKE) "slow$$1" 2>&1 | while IFS= read -r line; do echo "$$1: $$line"; done; }; \
	beside pages & pages=$$!; \
	beside builds & builds=$$!; \
	failed=""; \
	$(MAKE) slowplays || failed=yes; \
	wait $$pages || failed=yes; \
	wait $$builds || failed=yes; \
	if [ -n "$$failed" ]; then echo "make slow: a check has failed." >&2; exit 1; fi
	@echo "make slow: every check passed."

.PHONY: slowplays
slowplays:
	@$(MAKE) packages
	@$(MAKE) clock
	@$(MAKE) lesson
	@$(MAKE) limits
	@$(MAKE) fire STEPS=150000
	@$(MAKE) fuzztests SECONDS=10
	@DND_THOROUGH=1 $(RUN_TESTS) -q --filter '$(THOROUGH)'

.PHONY: slowpages
slowpages:
	@$(MAKE) wasm OPTIMIZE=-Onone
	@$(MAKE) browser OPTIMIZE=-Onone BROWSER_ARGS=--untimed
	@$(MAKE) reports

.PHONY: slowbuilds
slowbuilds:
	@$(MAKE) client
	@$(MAKE) fuzzer SECONDS=10

.PHONY: lint
lint: swift ## check the format of the Swift sources
	@echo "Checking the format …"
	@swift format lint --strict --parallel --recursive $(SWIFT_FOLDERS)

.PHONY: wasm
wasm: swift ## build the core as Embedded Swift for WebAssembly and run it once
	@$(MAKE) -j 2 -f Tests/Embedded/Makefile run page OPTIMIZE=$(OPTIMIZE)
	@if [ "$(OPTIMIZE)" != -Onone ]; then $(MAKE) binaryen && $(MAKE) -f Tests/Embedded/Makefile sizes; fi

# For example BROWSER_ARGS='--sessions 1000 --hostile 9000', or --only traces.
BROWSER_ARGS =
.PHONY: browser
browser: ## check the playground in Chromium and Firefox
	@$(MAKE) page
	@$(BUILD_TESTED) --product dnd
	@Tests/Browser/run.sh .build/playground.html .build/debug/dnd $(BROWSER_ARGS)

# The example packages by their own manifests. They share the build of the checks, and so do the next two targets;
# `make client` builds one like its users, from nothing.
PACKAGES = People Colors Playlist Board Inbox Notes Groceries Palette Contacts
.PHONY: packages
packages: swift ## build each package in Examples for itself, and run its specs
	@$(STRICT) \
	for name in $(PACKAGES); do \
		echo "Examples/$$name …"; \
		$(BUILD_TESTED) -q --package-path "Examples/$$name" --product "$${name}Specs"; \
		(cd "Examples/$$name" && ../../.build/debug/"$${name}Specs" run Specs); \
	done

.PHONY: clock
clock: adapter-debug ## replay and time the commands of README.md from an app to its first failing spec
	@Tests/Clock/run.sh

.PHONY: lesson
lesson: libedit ## take the lesson in Swift as a learner does, with wrong answers
	@$(BUILD_TESTED) --product dnd
	@Tests/Learn/run.sh

.PHONY: client
client: swift ## build a package that depends on this one by its URL and version
	@Tests/Client/run.sh

.PHONY: limits
limits: libedit ## check texts at the limits of the language, with little memory and time for each
	@$(BUILD_TESTED) --product dnd
	@if command -v python3 >/dev/null; then python3 Tests/Limits/limits.py .build/debug/dnd 10; \
		else echo "make limits: skipped, python3 is missing"; fi

# Chromium opens the pages; the program that drives it comes from PyPI. For example REPORTS_ARGS='--all --fuzz 10000'.
REPORTS_ARGS =
.PHONY: reports
reports: libedit ## open reports and traces in a browser, and read them from their document
	@$(BUILD_TESTED) --product dnd
	@if command -v tsc >/dev/null; then tsc -p Page; else echo "make reports: no types are checked, tsc is missing"; fi
	@$(STRICT) \
	if ! programs=$$(Tests/Browser/python.sh 2>&1); then echo "make reports: skipped, $$programs"; exit 0; fi; \
	read -r python chromium <<<"$$programs"; \
	"$$python" Tests/Browser/report.py .build/debug/dnd "$$chromium" $(REPORTS_ARGS)

# libFuzzer fuzzes parser and engine, if the toolchain has it, otherwise mutation tests; then the commands, the REPL and
# a terminal are fuzzed, each for the same time, as many at once as there are processors. The seed is fresh unless
# DND_FUZZ_SEED is set: DND_FUZZ_SEED=7 make fuzz repeats a run.
.PHONY: fuzz
fuzz: ## feed parser, engine, commands and terminal made-up input: make fuzz SECONDS=60
	@$(MAKE) fuzzer
	@$(MAKE) fuzztests

SEED = export DND_FUZZ_SEED=$${DND_FUZZ_SEED:-$$(date +%s)}; \
	echo "make $@: DND_FUZZ_SEED=$$DND_FUZZ_SEED repeats this run"
FUZZ_FUNCTION = @_cdecl("LLVMFuzzerTestOneInput") public func f(_: UnsafePointer<UInt8>, _: Int) -> CInt { 0 }
LIBFUZZER_CHECK = mkdir -p .build; echo '$(FUZZ_FUNCTION)' > .build/fuzz-probe.swift; \
	swiftc -sanitize=fuzzer -parse-as-library .build/fuzz-probe.swift -o .build/fuzz-probe 2>/dev/null

.PHONY: fuzzer
fuzzer: swift
	@$(STRICT) \
	$(LIBFUZZER_CHECK) || { echo "make fuzzer: skipped, the toolchain has no libFuzzer"; exit 0; }; \
	$(SEED); \
	sh Tests/Fuzz/run.sh $(SECONDS)

FUZZERS = DNDCommandLineTests.*FuzzTests
.PHONY: fuzztests
fuzztests: libedit
	@$(BUILD_TESTED) --build-tests
	@$(MAKE) adapter-debug
	@$(STRICT) \
	tests='$(FUZZERS)'; \
	{ $(LIBFUZZER_CHECK); } || tests="$$tests|DNDLanguageTests.*FuzzTests"; \
	$(SEED); \
	DND_FUZZ_SECONDS=$(SECONDS) $(RUN_TESTS) -q --filter "$$tests"

# The number of steps; or a single seed that has failed: make fire FIRE_SEED=17
STEPS = 1000000
.PHONY: fire
fire: libedit ## fire random gestures and app actions at the engine: make fire STEPS=1000000
	@$(BUILD_TESTED) --build-tests
	@FIRE_STEPS=$(STEPS) $(RUN_TESTS) -q --filter UnderFireTests

# MARK: Comparing builds

# Hosted programs with real delegates, which are compared if both builds have them.
HOSTED = $(addsuffix Specs,$(PACKAGES)) hosted-probe optional-methods-probe
# The other build is in a folder of `make keep`. For example COMPARE_ARGS='--only rulings'.
OLD =
TO =
COMPARE_ARGS =
# A folder with more specs.
ACCEPTANCE =

# The examples open their modules to tests, which requires a separate release build.
COMPARED = .build/compared

.PHONY: hosted
hosted: build
	@$(STRICT) for product in $(HOSTED); do \
		swift build -q $(RELEASE_FLAGS) -Xswiftc -enable-testing --scratch-path .build/hosted --product $$product; \
	done
	@$(STRICT) for product in dnd $(HOSTED); do $(BUILD_TESTED) -q --product $$product; done
	rm -rf $(COMPARED)
	mkdir -p $(COMPARED)/release $(COMPARED)/debug
	ln -s $(abspath $(DND) $(addprefix .build/hosted/release/,$(HOSTED))) $(COMPARED)/release
	ln -s $(abspath $(addprefix .build/debug/,dnd $(HOSTED))) $(COMPARED)/debug

.PHONY: keep
keep: ## keep this build, to compare later ones with it: make keep TO=folder
	@if [ -z '$(TO)' ]; then echo "make: say where: make keep TO=folder" >&2; exit 1; fi
	@$(MAKE) hosted
	mkdir -p '$(TO)'
	cp -RL $(COMPARED)/* '$(TO)'

.PHONY: compare
compare: ## compare what an older build says with this one: make compare OLD=folder/release/dnd
	@if [ ! -x '$(OLD)' ]; then echo "make: say with which: make compare OLD=folder/release/dnd" >&2; exit 1; fi
	@$(MAKE) hosted
	@$(STRICT) \
	compare() { \
		python3 Tests/Compare/compare.py --old "$$1" --new "$$2" $(addprefix --acceptance ,$(ACCEPTANCE)) "$${@:3}"; \
	}; \
	compare '$(OLD)' $(COMPARED)/release/dnd $(COMPARE_ARGS); \
	debug='$(dir $(OLD))../debug/dnd'; \
	if [ -x "$$debug" ]; then compare "$$debug" $(COMPARED)/debug/dnd --only hosted; fi

# MARK: Measuring

# For example BENCH_ARGS='--only start-up --rounds 3', or --quick; --help lists all options.
BENCH_ARGS =
.PHONY: bench
bench: build ## measure dnd beside other runners, and write docs/performance.md
	@if ! command -v python3 >/dev/null; then \
		echo "make: python3 is missing, which runs the benchmarks (3.11 or later)." >&2; \
		exit 1; \
	fi
	@# Pages are measured where a browser can be driven, and made only if they are measured.
	@case '$(BENCH_ARGS)' in *pages*) ;; *--only*) exit 0 ;; esac; \
	if Tests/Browser/python.sh >/dev/null 2>&1; then $(MAKE) page; fi
	@$(STRICT) for product in engine-benchmark hosted-benchmark; do \
		swift build $(RELEASE_FLAGS) --product $$product; \
	done
	python3 bench/bench.py $(BENCH_ARGS)

# MARK: Maintenance

.PHONY: format
format: swift ## rewrite the Swift sources in the format of the project
	@swift format --in-place --parallel --recursive $(SWIFT_FOLDERS)

# The tests write the files and fail, so that the difference is reviewed.
.PHONY: examples
examples: libedit ## write the examples of `dnd explain` anew, from the specs
	@$(BUILD_TESTED) --build-tests
	@DND_RECORD=1 $(RUN_TESTS) -q --filter ExampleTests >/dev/null || true
	git diff --stat -- Sources/DNDExplanation/Examples

.PHONY: generated
generated: libedit ## write generated sources anew: numbers of rules and words, the textbook, pages, protocols
	@$(BUILD_TESTED) --build-tests
	@DND_RECORD=1 $(RUN_TESTS) -q --filter 'NumberTests|KeywordTests|TextbookTests|PageAssetTests' >/dev/null || true
	.build/debug/optional-methods-generator Sources/UIKit
	git diff --stat -- Sources/DragDrop/Rules Sources/DNDLanguage/Vocabulary Sources/DNDInterpreter/Prelude \
		Sources/DNDFormats/Generated Sources/UIKit/Generated

.PHONY: lessons
lessons: libedit ## write the lessons into the program anew, from the folder lessons
	@$(BUILD_TESTED) --build-tests
	@DND_RECORD=1 $(RUN_TESTS) -q --filter LessonTests >/dev/null || true
	git diff --stat -- Sources/DNDLessons/Generated

# Pages in the repository that the program generates; a test compares them.
.PHONY: pages
pages: libedit ## write the manual, the grammars for editors and the pages of docs that are printed from tables
	@$(BUILD_TESTED) --product dnd
	@$(STRICT) \
	docs=".build/debug/dnd docs"; \
	rm -rf man && $$docs man --output man; \
	$$docs grammar textmate > editors/textmate/dnd.tmLanguage.json; \
	$$docs grammar vim > editors/vim/syntax/dnd.vim; \
	$$docs grammar vim-ftdetect > editors/vim/ftdetect/dnd.vim; \
	$$docs grammar vim-ftplugin > editors/vim/ftplugin/dnd.vim; \
	$$docs grammar pygments > editors/pygments/dnd_lexer.py; \
	$$docs vocabulary > docs/vocabulary.md; \
	$$docs findings > docs/findings.md; \
	$$docs rules > docs/lint.md; \
	$$docs fidelity specs > docs/fidelity.md

.PHONY: docs
docs: swift ## write the reference of HeadlessUIKit, DNDTesting and DNDHosting with DocC, .build/docs
	@docs/docc/build.sh

.PHONY: clean
clean: ## remove everything that was built
	@rm -rf .build
