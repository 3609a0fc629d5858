internal import DNDLanguage
internal import DNDSpecs
internal import SourceText
internal import System

/// The scenarios and tags of the readable specs.
struct SpecNames {
    /// The maximum number of files read for one key press.
    private static let filesMax = 500

    private(set) var scenarios: [String] = []
    private(set) var tags: [String] = []

    /// Reads the named paths, or the current folder when there are none.
    init(of paths: [String]) {
        let search = SpecSearch(paths.isEmpty ? ["."] : paths)
        for file in search.files.prefix(Self.filesMax) {
            guard case .file(let path) = file.source else { continue }
            for scenario in Self.phrases(in: path).scenarios {
                if let title = scenario.title { scenarios.append(title) }
                tags += scenario.annotations.map { $0.name }
            }
        }
        tags = Set(tags).sorted()
    }

    /// The lines at which the scenarios of a file begin, with their names.
    static func scenarios(in path: String) -> [(line: Int, name: String)] {
        let (source, scenarios) = phrases(in: path)
        return scenarios.map { (source.position(at: $0.range.lowerBound).line, $0.title ?? "") }
    }

    private static func phrases(in path: String) -> (source: SourceFile, scenarios: [Phrase]) {
        let bytes = (try? FileSystem.read(path, limitBytes: SpecLoader.limitBytes)) ?? []
        let source = SourceFile(name: path, utf8: bytes)
        let block = Parser.parse(file: FileID(rawValue: 0), source: source).block
        return (source, block.statements.filter { $0.verb == "scenario" })
    }
}

extension Phrase {
    fileprivate var title: String? {
        guard head.count > 1, case .argument(let argument) = head[1] else { return nil }
        return argument.text
    }
}
