internal import SourceText

/// The files that a text includes, each with everything that it brings in.
struct Inclusions {
    struct Inclusion {
        let phrase: Phrase

        /// The place of the phrase among the statements of the file.
        let index: Int
        let path: String

        /// What the file holds, and what it includes itself; empty for a file that was included before.
        let statements: [Phrase]
        let isRepeated: Bool
    }

    private let load: IncludeLoader
    private var seen: Set<String>
    private(set) var all: [Inclusion] = []

    /// The text has no errors: every file is there, and there is no circle.
    init(of block: Block, path: String, load: @escaping IncludeLoader) {
        self.load = load
        seen = [path]
        for (index, phrase) in block.statements.enumerated() {
            guard let name = phrase.includedFile, let path = RelativePath.resolve(name, from: path) else { continue }
            let isRepeated = seen.contains(path)
            let statements = statements(of: path)
            all.append(
                Inclusion(phrase: phrase, index: index, path: path, statements: statements, isRepeated: isRepeated))
        }
    }

    private mutating func statements(of path: String) -> [Phrase] {
        guard seen.insert(path).inserted, case .file(let id, let source) = load(path) else { return [] }
        var result: [Phrase] = []
        for phrase in Parser.parse(file: id, source: source).block.statements {
            if let name = phrase.includedFile, let inner = RelativePath.resolve(name, from: path) {
                result += statements(of: inner)
            } else {
                result.append(phrase)
            }
        }
        return result
    }
}

extension Phrase {
    fileprivate var includedFile: String? {
        verb == "include" ? declaredName?.text : nil
    }
}
