internal import SourceText

/// `table people: A B C { … }`, `app Photos { … }`
extension CheckerPass {
    @inline(never)
    mutating func scene(_ match: PhraseMatch) -> SceneDeclaration {
        let kind = match.entry.keyword.flatMap { ListKind($0) } ?? .table
        let name = match.name(.name) ?? Name(kind.word, range: match.phrase.verbRange)
        var scene = SceneDeclaration(
            kind: kind, name: name, app: app, sections: [.init(title: nil, labels: match.names(.label))],
            range: match.range)
        scene.isFromHost = match.has(.host)
        let faultCount = diagnostics.count
        if let block = match.blocks.first { readOptions(block, hasLabels: match.has(.colon), into: &scene) }
        checkLabels(of: scene, areComplete: diagnostics.count == faultCount)
        declaredScenes.append(scene)
        return scene
    }

    private mutating func readOptions(_ block: Block, hasLabels: Bool, into scene: inout SceneDeclaration) {
        var sections: [SceneDeclaration.Section] = []
        var seen: [VocabularyEntry] = []
        var titles: Set<String> = []
        for phrase in block.statements {
            guard let line = match(phrase, in: .scene) else { continue }
            if case .sceneOption(let set) = line.entry.role {
                checkOnce(line, &seen)
                set(&self, line, &scene)
            } else {
                readSection(line, &titles, into: &sections)
            }
        }
        guard !sections.isEmpty else { return }
        if hasLabels {
            report(
                .unreadWords, "a list has rows of its own or sections, not both",
                at: sections[0].title?.range ?? scene.range,
                hints: ["Put the rows into a section."])
        }
        scene.sections = sections
    }

    private mutating func readSection(
        _ line: PhraseMatch, _ titles: inout Set<String>, into sections: inout [SceneDeclaration.Section]
    ) {
        guard let title = line.name(.name) else { return }
        if !titles.insert(title.text).inserted {
            report(.duplicateSection, "the section '\(title.text)' stands twice", at: title.range)
        }
        sections.append(.init(title: title, labels: line.names(.label)))
    }

    mutating func checkOnce(_ line: PhraseMatch, _ seen: inout [VocabularyEntry]) {
        if seen.contains(where: { $0 === line.entry }) {
            report(.duplicateOption, "'\(line.entry.verb ?? "")' is said twice", at: line.range)
        }
        seen.append(line.entry)
    }

    /// With a faulty option, a section and its labels may be missing.
    private mutating func checkLabels(of scene: SceneDeclaration, areComplete: Bool) {
        var seen = Set<String>(minimumCapacity: scene.labelCount)
        for section in scene.sections {
            for label in section.labels where !seen.insert(label.text).inserted {
                report(
                    .duplicateLabel, "the label '\(label.text)' stands twice in '\(scene.name.text)'", at: label.range,
                    hints: ["A label names one row of a list."])
            }
        }
        for label in scene.selected where areComplete && !seen.contains(label.text) && !scene.isFromHost {
            reportUnknown(
                .unknownLabel, "label", label, candidates: scene.sections.flatMap { $0.labels.map { $0.text } })
        }
    }
}

extension ListKind {
    init?(_ verb: Keyword) {
        switch verb {
        case .table, .tableView: self = .table
        case .collection, .collectionView: self = .collection
        case .view: self = .view
        default: return nil
        }
    }
}
