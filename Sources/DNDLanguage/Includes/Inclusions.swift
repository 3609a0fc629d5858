internal import SourceText

/// The files that a text includes, each with its contents.
package struct Inclusions {
    package struct Inclusion {
        package let phrase: Phrase

        /// The index of the phrase among the statements of the file.
        package let index: Int
        package let path: String

        /// The contents of the file and of its own includes, by their names in the text; empty for a repeated
        /// inclusion.
        package var statements: [Phrase]
        package let isRepeated: Bool
    }

    package private(set) var all: [Inclusion] = []

    /// The text must be free of errors, so that every file exists and no cycle does.
    package init(of block: Block, path: String, load: @escaping IncludeLoader) {
        guard block.statements.contains(where: { $0.keyword == .include }) else { return }
        var expander = Expander(path: path, methods: nil, load: load)
        let statements = expander.settled(block.statements, in: block.range.file, giving: [], chain: [])
        for (index, phrase) in block.statements.enumerated() where index < statements.count {
            guard let name = phrase.includedFile, let included = RelativePath.resolve(name, from: path, load) else {
                continue
            }
            let count = expander.expansion.inclusions.count
            let spliced = expander.splice([statements[index]], at: IncludePlace(path: path), isIncluded: false)
            all.append(
                Inclusion(
                    phrase: phrase, index: index, path: included, statements: spliced,
                    isRepeated: expander.expansion.inclusions.count == count))
        }
        if !expander.included.namespaces.isEmpty { rename(by: expander.included) }
    }

    private mutating func rename(by included: IncludedFiles) {
        let phrases = all.flatMap { $0.statements }
        let words = phrases.filter { $0.keyword == .define }.compactMap { $0.declaredName }
            .map { included.namespaces.fullName(ofWord: $0.text, in: $0.range.file) }
        var renaming = Renaming(included.namespaces, given: included.given, words: Set(words))
        renaming.collect(phrases)
        renaming.nameScenes()
        for index in all.indices { all[index].statements = all[index].statements.map { renaming.renamed($0) } }
    }
}

extension Phrase {
    fileprivate var includedFile: String? {
        verb == "include" ? declaredName?.text : nil
    }
}
