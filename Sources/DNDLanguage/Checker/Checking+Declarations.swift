internal import SourceText

/// Items, the device, and what a fixture is made of.
extension Checking {
    mutating func item(declaredBy match: PhraseMatch) -> ItemDeclaration? {
        guard let label = match.name(.label), let block = match.blocks.first else { return nil }
        var item = ItemDeclaration(label: label, range: match.range)
        var seen: [Form] = []
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .item) else { continue }
            checkOnce(line, &seen)
            read(line, into: &item)
        }
        return item
    }

    private func read(_ line: PhraseMatch, into item: inout ItemDeclaration) {
        switch line.entry.form {
        case .itemType: item.types = line.names(.type)
        case .itemAfter:
            if case .duration(let milliseconds)? = line.argument(.duration)?.kind {
                item.delayMilliseconds = milliseconds
            }
        case .itemFails: item.failure = line.argument(.text)?.text
        case .itemLocal: item.hasLocalObject = line.has("on")
        case .itemVisibility: item.visibility = line.has("team") ? .team : line.has("own") ? .ownProcess : .all
        default: item.text = line.argument(.text)?.text
        }
    }

    mutating func device(_ match: PhraseMatch) -> DeviceDeclaration {
        if match.entry.form == .ios { return DeviceDeclaration(majorVersion: match.integer(.number)) }
        return DeviceDeclaration(idiom: match.has("phone") ? .phone : .pad)
    }

    /// Adds what a phrase declares without looking at names: scenes, items, the device.
    mutating func declare(_ match: PhraseMatch, in fixture: inout Fixture) {
        switch match.entry.form {
        case .scene, .sceneFromHost: add(scene(match), to: &fixture)
        case .app: for scene in scenes(ofApp: match) { add(scene, to: &fixture) }
        case .item: if let item = item(declaredBy: match) { add(item, to: &fixture) }
        case .device, .ios:
            let device = device(match)
            fixture.device.idiom = device.idiom ?? fixture.device.idiom
            fixture.device.majorVersion = device.majorVersion ?? fixture.device.majorVersion
        case .assume: if let assumption = assumption(match) { add(assumption, to: &fixture) }
        default: break
        }
    }

    /// `assume Q07 other`
    mutating func assumption(_ match: PhraseMatch) -> Assumption? {
        guard let name = match.name(.rule), let question = knownRule(name) else { return nil }
        guard methods.assumableNames.contains(question.text) else {
            report(
                .nothingToAssume, "'\(question.text)' has no alternative", at: question.range,
                hints: ["Those that have one: \(Self.listed(methods.assumableNames))."])
            return nil
        }
        return Assumption(question: question, takesOther: match.has("other"))
    }

    private static func listed(_ names: [String]) -> String {
        names.dropLast().joined(separator: ", ") + (names.last.map { " and \($0)" } ?? "")
    }

    private mutating func add(_ assumption: Assumption, to fixture: inout Fixture) {
        if let other = fixture.assumptions.first(where: { $0.question.text == assumption.question.text }) {
            report(
                .duplicateOption, "'\(assumption.question.text)' is assumed twice", at: assumption.question.range,
                notes: [Diagnostic.Note("the other one", at: other.question.range)])
        }
        fixture.assumptions.append(assumption)
    }

    private mutating func add(_ scene: SceneDeclaration, to fixture: inout Fixture) {
        if let other = fixture.scenes.first(where: { $0.name.text == scene.name.text }) {
            report(
                .duplicateScene, "two scenes are named '\(scene.name.text)'", at: scene.name.range,
                notes: [Diagnostic.Note("the other one", at: other.name.range)])
        }
        fixture.scenes.append(scene)
    }

    private mutating func add(_ item: ItemDeclaration, to fixture: inout Fixture) {
        if let other = fixture.items.first(where: { $0.label.text == item.label.text }) {
            report(
                .duplicateItem, "the item '\(item.label.text)' is declared twice", at: item.label.range,
                notes: [Diagnostic.Note("the other declaration", at: other.label.range)])
        }
        fixture.items.append(item)
    }
}
