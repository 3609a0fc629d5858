internal import DNDInterpreter
internal import DNDLanguage
internal import DNDSession
internal import DragDrop
internal import SourceText

/// The texts that a page has handed in: files, by their paths from a common root, and the specs that show rules.
final class PlaygroundFiles {
    var texts: [String: [UInt8]] = [:]

    /// By the number of the rule or open question.
    var ruleExamples: [String: String] = [:]

    func ruleExample(_ citation: Citation) -> String? { ruleExamples[citation.description] }

    /// The services of a session: it reads these files, and writes none.
    var environment: SessionEnvironment {
        var environment = SessionEnvironment { self.ruleExample($0) }
        environment.files.isThere = { self.texts[$0] != nil }
        environment.files.read = { path in
            guard let bytes = self.texts[path] else {
                return .failure(SessionFiles.Fault(message: "no such file is open: \(path)"))
            }
            return .success(bytes)
        }
        environment.files.matching = { partial in
            self.texts.keys.filter { $0.hasPrefix(partial) }.sorted()
        }
        environment.files.makeSources = { PlaygroundSources(self) }
        return environment
    }
}

/// The texts of a session or a spec, which may include open files.
final class PlaygroundSources: SessionSources {
    var sources = SourceSet()
    private let files: PlaygroundFiles

    init(_ files: PlaygroundFiles) {
        self.files = files
        sources.builtIn = Textbook.source
    }

    func load(_ path: String) -> IncludeAnswer {
        guard let bytes = files.texts[path] else {
            return .notFound(near: NearNames.nearest(to: path, in: files.texts.keys.sorted()))
        }
        let source = SourceFile(name: path, utf8: bytes)
        return .file(sources.add(source), source)
    }
}
