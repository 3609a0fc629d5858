internal import SourceText

/// `table people: A B C { … }`, `app Photos { … }`
extension CheckerPass {
    mutating func scene(_ match: PhraseMatch, app: Name? = nil) -> SceneDeclaration {
        let kind = SceneKind.allCases.first { $0.word == match.entry.verb } ?? .table
        let name = match.name(.name) ?? Name(kind.word, range: match.phrase.verbRange)
        var scene = SceneDeclaration(
            kind: kind, name: name, app: app, sections: [.init(title: nil, labels: match.names(.label))],
            range: match.range)
        scene.isFromHost = match.entry.form == .sceneFromHost
        let faultCount = diagnostics.count
        if let block = match.blocks.first { readOptions(block, hasLabels: match.has(":"), into: &scene) }
        checkLabels(of: scene, areComplete: diagnostics.count == faultCount)
        declaredScenes.append(scene)
        return scene
    }

    private mutating func readOptions(_ block: Block, hasLabels: Bool, into scene: inout SceneDeclaration) {
        var sections: [SceneDeclaration.Section] = []
        var seen: [Form] = []
        var titles: Set<String> = []
        for phrase in block.statements {
            guard let line = match(phrase, in: .scene) else { continue }
            if line.entry.form == .section {
                readSection(line, &titles, into: &sections)
            } else {
                checkOnce(line, &seen)
                read(line, into: &scene)
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

    private mutating func read(_ line: PhraseMatch, into scene: inout SceneDeclaration) {
        switch line.entry.form {
        case .data: scene.data = line.has("diffable") ? .diffable : .array
        case .reorders: scene.reorders = true
        case .editing: scene.isEditing = true
        case .dragEnabled: scene.dragEnabled = line.has("on")
        case .dropEnabled: scene.dropEnabled = line.has("on")
        case .window: scene.isInWindow = line.has("on")
        case .selected: scene.selected = line.names(.label)
        case .cadence: scene.cadence = line.has("slow") ? .slow : line.has("fast") ? .fast : .immediate
        case .springLoaded: scene.isSpringLoaded = true
        case .pasteConfiguration: if isView(scene, line) { scene.pasteTypes = line.names(.type) }
        case .liftBehavior: if isView(scene, line) { scene.hasExtendedLift = line.has("extended") }
        case .simultaneousRecognition:
            if isView(scene, line) { scene.allowsSimultaneousRecognitionDuringLift = true }
        case .reuseIdentifiers: scene.reuseIdentifiers = line.names(.name)
        case .visible: scene.visibleRowCount = visibleRows(line)
        case .superview: scene.superview = superview(line, of: scene)
        case .simultaneousDrops:
            if isView(scene, line) { scene.allowsSimultaneousDropSessions = true }
        default: scene.holds = line.name(.label)
        }
    }

    /// A list must show at least one row, or it could not be touched.
    private mutating func visibleRows(_ line: PhraseMatch) -> Int? {
        guard let count = line.integer(.number) else { return nil }
        if count < 1 {
            report(
                .wrongArgument, "a list shows at least one row", at: line.argument(.number)?.range ?? line.range)
        }
        return max(1, count)
    }

    /// Only plain views can be nested, in a view that is declared earlier.
    private mutating func superview(_ line: PhraseMatch, of scene: SceneDeclaration) -> Name? {
        guard isView(scene, line), let name = line.name(.list) else { return nil }
        guard let outer = declaredScenes.first(where: { $0.name.text == name.text }) ?? scope.scene(name.text) else {
            reportUnknown(
                .unknownList, "view", name,
                candidates: scope.names((declaredScenes + scope.scenes).map { $0.name.text }, asSaidAt: name.range),
                otherwise: "The outer view is declared before the inner one.")
            return nil
        }
        guard outer.kind == .view, outer.app?.text == scene.app?.text, outer.name.text != scene.name.text else {
            report(
                .wrongArgument, "'\(name.text)' is no other view of the same app", at: name.range,
                hints: ["A plain view lies in a plain view."])
            return nil
        }
        return name
    }

    private mutating func isView(_ scene: SceneDeclaration, _ line: PhraseMatch) -> Bool {
        guard scene.kind != .view else { return true }
        report(
            .misplacedPhrase, "a \(scene.kind.word) has no option '\(line.entry.verb ?? "")'", at: line.range,
            hints: ["Only a plain view has it."])
        return false
    }

    mutating func checkOnce(_ line: PhraseMatch, _ seen: inout [Form]) {
        if seen.contains(line.entry.form) {
            report(.duplicateOption, "'\(line.entry.verb ?? "")' is said twice", at: line.range)
        }
        seen.append(line.entry.form)
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
