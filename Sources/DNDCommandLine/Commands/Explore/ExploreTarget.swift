internal import DNDDrawing
internal import DNDExploration
internal import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import DNDSpecs
internal import DragDrop
internal import SourceText
internal import System

/// The scene that `dnd explore` explores: that of a spec, or of one of its scenarios.
struct ExploreTarget {
    let spec: LoadedSpec
    let scenario: Scenario?
    let scene: ExploredScene

    /// The number of rows of the lists, and the text with that many; nil for those as written.
    private var resizing: (rows: Int, text: String)?

    /// The end of the command, after a message.
    struct Stop: Error {
        let exitCode: ExitCode
    }

    /// Loads the scene, or says why there is none. With a number of rows, every list has as many.
    static func load(
        _ file: SpecFile, of search: SpecSearch, _ invocation: Invocation, _ console: Console, rows: Int? = nil
    ) -> Result<ExploreTarget, Stop> {
        var loader = SpecLoader(root: search.root)
        var resizing: (rows: Int, text: String)?
        do {
            if let rows, let path = file.realPath {
                let text = try resized(file, rows, sized: invocation.program?.scenes.sizedNames ?? [])
                loader.unsaved[path] = Array(text.utf8)
                resizing = (rows, text)
            }
        } catch {
            console.complain(error.message)
            return .failure(Stop(exitCode: error.exitCode))
        }
        switch loader.load(file) {
        case .failure(let error):
            console.complain(error.message)
            return .failure(Stop(exitCode: .noInput))
        case .success(let spec):
            for diagnostic in spec.diagnostics {
                console.output.writeLine(console.style.text(of: diagnostic, in: spec.sources))
            }
            guard !spec.hasErrors else { return .failure(Stop(exitCode: .badSpec)) }
            return target(spec, invocation, console).map { target in
                var target = target
                target.resizing = resizing
                return target
            }
        }
    }

    private struct ResizeFault: Error {
        let message: String
        let exitCode: ExitCode
    }

    private static func resized(_ file: SpecFile, _ rows: Int, sized: Set<String>) throws(ResizeFault) -> String {
        let bytes: [UInt8]
        do {
            bytes = try SpecLoader.bytes(of: file)
        } catch {
            throw ResizeFault(message: error.message, exitCode: .noInput)
        }
        do {
            return try ResizedScene.text(
                of: SourceFile(name: file.name, utf8: bytes), rows: rows, keepingScenarios: !file.lines.isEmpty,
                sizedElsewhere: sized)
        } catch {
            throw ResizeFault(message: "--rows: \(error.description)", exitCode: .nothingRan)
        }
    }

    private static func target(
        _ spec: LoadedSpec, _ invocation: Invocation, _ console: Console
    ) -> Result<ExploreTarget, Stop> {
        let selection = invocation.selection
        let scenario = spec.file.lines.isEmpty ? nil : spec.program.scenarios.first { selection.contains($0, of: spec) }
        let scenes = spec.program.fixture.scenes + (scenario?.fixture.scenes ?? [])
        guard !scenes.isEmpty else {
            console.complain(
                "there is no list to explore in \(spec.file.name)",
                "Scenes of a scenario's own are explored by its line: dnd explore \(spec.file.name):LINE.")
            return .failure(Stop(exitCode: .nothingRan))
        }
        if let missing = scenes.first(where: { $0.isFromHost && !invocation.hasProgram(for: $0) }) {
            console.complain(
                "\(spec.file.name) needs the list \(missing.name.text) of a Swift program",
                "Explore it with that program, and with --all: random steps cannot begin it anew.")
            return .failure(Stop(exitCode: .nothingRan))
        }
        let invariants = spec.program.scenarios.filter { $0.tags.contains { $0.name == "invariant" } }
        if let stepping = invariants.first(where: { $0.body.contains { !$0.isExpectation } }) {
            let place = SourceExcerpt(stepping.range, in: spec.sources).place
            console.complain("\(place): a scenario tagged @invariant holds expectations alone")
            return .failure(Stop(exitCode: .badSpec))
        }
        let scene = ExploredScene(
            spec.program, scenario: scenario, invariants: spec.program.invariants,
            ignored: Set(invocation.values(.ignore).compactMap { Finding.Code(rawValue: $0) }),
            rulebook: invocation.rulebook)
        return .success(ExploreTarget(spec: spec, scenario: scenario, scene: scene))
    }

    /// A hash of the texts of the scene. O(bytes).
    var fingerprint: String {
        var writer = StateWriter()
        for file in spec.sources.files {
            for byte in file.utf8 { writer.write(Int32(byte)) }
        }
        return String(writer.key.first, radix: 16)
    }

    /// Whether a file is the spec, or included by it.
    func reads(_ path: String) -> Bool {
        FileSystem.realPath(path).map { spec.paths.values.contains($0) } ?? false
    }

    /// The source file that declares the scene.
    private var source: SourceFile { spec.sources[scenario?.range.file ?? FileID(rawValue: 0)] }

    /// Writes specs of the scene for files beside `output`.
    func foundSpec(for output: String) -> FoundSpec {
        let path = if case .file(let path) = spec.file.source { path } else { Path.absolute(spec.file.name) }
        return FoundSpec(
            source: source, path: path, scenarioOffset: scenario?.range.lowerBound,
            folder: Path.folder(of: Path.absolute(output)))
    }

    /// The first line of a rule, with its place.
    func line(of range: SourceRange) -> String {
        let text = spec.sources[range.file].text(in: range).prefix { $0 != "\n" }
        return "\(text) (\(SourceExcerpt(range, in: spec.sources).place))"
    }

    /// An invariant as written.
    func text(of invariant: Statement?) -> String? {
        invariant.map { spec.sources[$0.range.file].text(in: $0.range) }
    }

    /// What tells rows apart; nil if nothing does.
    var namingMention: String? {
        let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
        return NamedRows.mention(
            in: block, of: spec.program.fixture.scenes + (scenario?.fixture.scenes ?? []),
            playing: foundSpec(for: "").scenario(in: block))
    }

    // MARK: - Lists of a Swift program

    private var scenes: [SceneDeclaration] { spec.program.fixture.scenes + (scenario?.fixture.scenes ?? []) }

    /// Whether another process has to play the scene.
    var isHosted: Bool { scenes.contains { $0.isFromHost } }

    /// What that process needs.
    func pathStart(_ invocation: Invocation, _ gestures: GestureSet, root: String) -> PathStart {
        let rules = invocation.rulebookChoice
        let file = if case .file(let path) = spec.file.source { path } else { spec.file.name }
        return PathStart(
            file: file, name: spec.file.name, root: root, text: resizing?.text,
            scenario: scenario.flatMap { own in spec.program.scenarios.firstIndex { $0.range == own.range } },
            rows: resizing?.rows, gestures: gestures.name, omittedVerbs: invocation.values(.noVerb),
            ignored: invocation.values(.ignore), assumed: rules.assumed, omittedRules: rules.omitted)
    }
}

extension Invocation {
    /// Whether the surrounding program has a list, and steps are not random.
    fileprivate func hasProgram(for scene: SceneDeclaration) -> Bool {
        has(.all) && program?.scenes.names.contains(scene.name.text) == true
    }
}
