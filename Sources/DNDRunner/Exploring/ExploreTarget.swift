package import DNDExploration
internal import DNDInterpreter
package import DNDLanguage
internal import DNDResults
package import DNDSpecs
internal import DragDrop
package import SourceText
internal import System

/// The scene to explore: that of a spec, or of one of its scenarios.
package struct ExploreTarget {
    package let spec: LoadedSpec
    let scenario: Scenario?
    package let scene: ExploredScene

    /// The number of rows of the lists, and the text with that many; nil for those as written.
    private var resizing: (rows: Int, text: String)?

    /// Loads the scene, or says why there is none. With a number of rows, every list has as many.
    package static func load(
        _ request: ExploreRequest, rows: Int? = nil, _ watch: ExploreWatch
    ) throws(ExploreFault) -> ExploreTarget {
        var loader = SpecLoader(root: request.root)
        var resizing: (rows: Int, text: String)?
        if let rows, let path = request.file.realPath {
            let text = try resized(request.file, rows, sized: request.program?.sizedNames ?? [])
            loader.unsaved[path] = Array(text.utf8)
            resizing = (rows, text)
        }
        switch loader.load(request.file) {
        case .failure(let error): throw ExploreFault(.noInput, error.message)
        case .success(let spec):
            watch.didLoad(spec)
            guard !spec.hasErrors else { throw ExploreFault(.badSpec) }
            var target = try target(spec, request)
            target.resizing = resizing
            return target
        }
    }

    private static func resized(
        _ file: SpecFile, _ rows: Int, sized: Set<String>
    ) throws(ExploreFault) -> String {
        let bytes: [UInt8]
        do {
            bytes = try SpecLoader.bytes(of: file)
        } catch {
            throw ExploreFault(.noInput, error.message)
        }
        do {
            return try ResizedScene.text(
                of: SourceFile(name: file.name, utf8: bytes), rows: rows, keepingScenarios: !file.lines.isEmpty,
                sizedElsewhere: sized)
        } catch {
            throw ExploreFault(.nothingRan, "--rows: \(error.description)")
        }
    }

    private static func target(_ spec: LoadedSpec, _ request: ExploreRequest) throws(ExploreFault) -> ExploreTarget {
        let scenario =
            spec.file.lines.isEmpty ? nil : spec.program.scenarios.first { Selection().contains($0, of: spec) }
        let scenes = spec.program.fixture.scenes + (scenario?.fixture.scenes ?? [])
        guard !scenes.isEmpty else {
            throw ExploreFault(
                .nothingRan, "there is no list to explore in \(spec.file.name)",
                "Scenes of a scenario's own are explored by its line: dnd explore \(spec.file.name):LINE.")
        }
        let names = request.program?.names ?? []
        if let missing = scenes.first(where: { $0.isFromHost && !names.contains($0.name.text) }) {
            throw ExploreFault(
                .nothingRan, "\(spec.file.name) needs the list \(missing.name.text) of a Swift program",
                "Explore it with that program, and with --all: random steps cannot begin it anew.")
        }
        let invariants = spec.program.scenarios.filter { $0.tags.contains { $0.name == "invariant" } }
        if let stepping = invariants.first(where: { $0.body.contains { !$0.isExpectation } }) {
            let place = SourceExcerpt(stepping.range, in: spec.sources).place
            throw ExploreFault(.badSpec, "\(place): a scenario tagged @invariant holds expectations alone")
        }
        let scene = ExploredScene(
            spec.program, scenario: scenario, invariants: spec.program.invariants,
            ignored: Set(request.ignored.compactMap { Finding.Code(rawValue: $0) }), updates: updates(of: spec),
            rulebook: request.rules.rulebook)
        try check(scene, of: spec)
        return ExploreTarget(spec: spec, scenario: scenario, scene: scene)
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
    package func reads(_ path: String) -> Bool {
        FileSystem.realPath(path).map { spec.paths.values.contains($0) } ?? false
    }

    /// A scene for each thread. Each is made from the texts, so that threads share nothing whose references they count.
    func scenes(_ request: ExploreRequest) -> [ExploredScene] {
        var loader = SpecLoader(root: request.root)
        for (file, path) in spec.paths { loader.unsaved[path] = Array(spec.sources[file].utf8) }
        return (0..<request.jobs).map { job in
            guard job > 0, case .file = spec.file.source, case .success(let again) = loader.load(spec.file),
                let target = try? Self.target(again, request)
            else { return ExploredScene(copy: scene) }
            return target.scene
        }
    }

    /// The source file that declares the scene.
    private var source: SourceFile { spec.sources[scenario?.range.file ?? FileID(rawValue: 0)] }

    /// Writes specs of the scene for files beside `output`.
    package func foundSpec(for output: String) -> FoundSpec {
        let path = if case .file(let path) = spec.file.source { path } else { Path.absolute(spec.file.name) }
        return FoundSpec(
            source: source, path: path, scenarioOffset: scenario?.range.lowerBound,
            folder: Path.folder(of: Path.absolute(output)))
    }

    /// The first line of a rule, with its place.
    package func line(of range: SourceRange) -> String {
        let text = spec.sources[range.file].text(in: range).prefix { $0 != "\n" }
        return "\(text) (\(SourceExcerpt(range, in: spec.sources).place))"
    }

    /// An invariant as written.
    package func text(of invariant: Statement?) -> String? {
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
    func pathStart(_ request: ExploreRequest, isCompared: Bool = false) -> PathStart {
        let file = if case .file(let path) = spec.file.source { path } else { spec.file.name }
        return PathStart(
            file: file, name: spec.file.name, root: request.root, text: resizing?.text,
            scenario: scenario.flatMap { own in spec.program.scenarios.firstIndex { $0.range == own.range } },
            rows: resizing?.rows, isCompared: isCompared, gestures: request.gestures.name,
            omittedVerbs: request.omittedVerbs,
            ignored: request.ignored, assumed: request.rules.assumed, omittedRules: request.rules.omitted)
    }
}
