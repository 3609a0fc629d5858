import DNDLanguage
import SourceText

/// The files that a text can include. Each inclusion has its own file ID.
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
