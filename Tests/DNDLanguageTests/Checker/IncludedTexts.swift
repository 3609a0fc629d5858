import DNDLanguage
import SourceText

/// The files that a text may include. Each coming in of one has a number of its own.
final class IncludedTexts {
    private(set) var sources: SourceSet
    private let texts: [String: String]

    init(_ texts: [String: String], after sources: SourceSet) {
        self.texts = texts
        self.sources = sources
    }

    func load(_ path: String) -> IncludeAnswer {
        guard let text = texts[path] else { return .notFound(near: texts.keys.sorted()) }
        let source = SourceFile(name: path, text: text)
        return .file(sources.add(source), source)
    }
}
