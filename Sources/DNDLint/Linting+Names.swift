internal import DNDLanguage
internal import SourceText

/// Unused declarations.
extension Linting {
    mutating func lintNames() {
        lintIncludes()
        lintParameters(in: block.statements)
        for scenario in scenarios { lintHidden(in: scenario) }
        guard isRun else { return }
        let mentions = Mentions(in: allStatements)
        lintDeclarations(block.statements, mentions)
        for body in scenarios.compactMap({ $0.body }) { lintDeclarations(body.statements, mentions) }
        lintNumberedRows()
    }

    // MARK: - Includes

    private mutating func lintIncludes() {
        let own = Mentions(in: block.statements)
        for inclusion in inclusions {
            let range = inclusion.phrase.declaredName?.range ?? inclusion.phrase.range
            let edit = removal(of: inclusion.index, from: block.statements)
            if inclusion.isRepeated {
                report(
                    .repeatedInclude, "'\(inclusion.path)' is included already", at: range, hints: ["Remove it."],
                    edit: edit)
            } else if isRun, !uses(inclusion, own) {
                report(
                    .unusedInclude, "nothing of '\(inclusion.path)' is used", at: range, hints: ["Remove it."],
                    edit: edit)
            }
        }
    }

    /// Returns whether an include is used. Scenes, delegates and similar statements have an effect without being named.
    private func uses(_ inclusion: Inclusions.Inclusion, _ own: Mentions) -> Bool {
        let others = inclusions.filter { $0.index != inclusion.index }.map { Mentions(in: $0.statements) }
        return inclusion.statements.contains { phrase in
            if phrase.keyword == .parameters { return false }
            guard ["define", "type", "class", "item"].contains(phrase.verb), let name = phrase.declaredName?.text else {
                return true
            }
            return own.uses(name, declarations: 0) || others.contains { $0.uses(name, declarations: 0) }
        }
    }

    // MARK: - Words

    private mutating func lintParameters(in statements: [Phrase]) {
        for phrase in statements {
            if phrase.keyword == .scenario { lintParameters(in: phrase.body?.statements ?? []) }
            guard phrase.keyword == .define, let body = phrase.body, phrase.head.count > 2,
                let argument = phrase.tokens[2].argument, case .list(let parameters) = argument.kind
            else { continue }
            let uses = ParameterUses(in: body.statements)
            for parameter in parameters where !uses.has(parameter.text) {
                report(
                    .unusedParameter, "the body does not use '\(parameter.text)'", at: parameter.range,
                    hints: ["Use it as $\(parameter.text), or take it from here and from the uses."])
            }
        }
    }

    private mutating func lintHidden(in scenario: Phrase) {
        for phrase in scenario.body?.statements ?? [] where phrase.keyword == .define {
            guard let name = phrase.declaredName,
                let other = allStatements.first(where: { $0.keyword == .define && $0.declaredName?.text == name.text })
            else { continue }
            report(
                .hiddenWord, "'\(name.text)' hides the word of the file", at: name.range,
                hints: ["Give it another name."],
                notes: [Diagnostic.Note("the word of the file", at: other.declaredName?.range ?? other.range)])
        }
    }

    // MARK: - Declarations

    private mutating func lintDeclarations(_ statements: [Phrase], _ mentions: Mentions) {
        for (index, phrase) in statements.enumerated() {
            guard let name = phrase.declaredName else { continue }
            let edit = removal(of: index, from: statements)
            switch phrase.keyword {
            case .define: lintUnused(.unusedWord, "word", name, edit, mentions)
            case .type: lintUnused(.unusedType, "type", name, edit, mentions)
            case .class: lintUnused(.unusedType, "class", name, edit, mentions)
            case .item where !hasHostedScene: lintUnused(.unusedItem, "item", name, nil, mentions)
            case .app: for scene in phrase.body?.statements ?? [] { lintScene(scene, mentions, isOfApp: true) }
            default: lintScene(phrase, mentions, isOfApp: false)
            }
        }
    }

    private mutating func lintUnused(
        _ rule: LintRule, _ what: String, _ name: Argument, _ edit: TextEdit?, _ mentions: Mentions
    ) {
        guard !mentions.uses(name.text) else { return }
        report(rule, "nothing uses the \(what) '\(name.text)'", at: name.range, hints: ["Remove it."], edit: edit)
    }

    /// Whether a list comes from a Swift program, so that its rows are not in the text.
    private var hasHostedScene: Bool {
        allStatements.contains { $0.isScene && $0.arguments.contains { $0.text == "host" } }
    }

    private mutating func lintScene(_ phrase: Phrase, _ mentions: Mentions, isOfApp: Bool) {
        guard phrase.isScene, let name = phrase.declaredName, isOfApp || phrase.keyword == .view || hasOtherLists,
            !hasHostedScene
        else { return }
        let names = [name.text] + phrase.sceneLabels
        guard !names.contains(where: { mentions.uses($0) }) else { return }
        report(
            .unusedScene, "nothing speaks of the \(phrase.verb ?? "scene") '\(name.text)'", at: name.range,
            hints: ["Remove it, or say why it stands by: `# lint: ignore DND1205 because …`."])
    }

    /// Whether there are several lists. With only one, every place without a name refers to it.
    private var hasOtherLists: Bool {
        let inScenarios = scenarios.compactMap { $0.body }.flatMap { $0.statements }
        return (allStatements + inScenarios).filter { $0.isScene && $0.keyword != .view }.count > 1
    }
}

extension Phrase {
    var isScene: Bool { verb == "table" || verb == "collection" || verb == "view" }

    /// The rows and section titles of a scene.
    fileprivate var sceneLabels: [String] {
        var labels = (list?.arguments ?? []).map { $0.text }
        for phrase in body?.statements ?? [] where phrase.keyword == .section {
            labels += (phrase.declaredName.map { [$0.text] } ?? []) + (phrase.list?.arguments ?? []).map { $0.text }
        }
        return labels
    }
}
