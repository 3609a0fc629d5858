internal import SourceText

/// The device, and the parts of a fixture.
extension CheckerPass {
    mutating func device(_ match: PhraseMatch) -> DeviceDeclaration {
        if match.entry.form == .animations { return DeviceDeclaration(hasAnimations: match.has("on")) }
        if match.entry.form == .ios { return DeviceDeclaration(version: match.version) }
        return DeviceDeclaration(idiom: match.has("phone") ? .phone : .pad)
    }

    /// Adds the declarations of a phrase that need no name lookup: scenes, items, the device.
    mutating func declare(_ match: PhraseMatch, in fixture: inout Fixture) {
        switch match.entry.form {
        case .scene, .sceneFromHost: add(scene(match), to: &fixture)
        case .app: declareApp(match, in: &fixture)
        case .item: if let item = item(declaredBy: match) { add(item, to: &fixture) }
        case .typeDeclaration: if let type = typeDeclaration(match) { fixture.types.append(type) }
        case .classDeclaration: if let declared = classDeclaration(match) { fixture.classes.append(declared) }
        case .team: if let team = team(match, app: nil) { fixture.teams.append(team) }
        case .device, .ios, .animations: fixture.device = fixture.device.overlaid(with: device(match))
        case .parameters: checkRows(match, in: .parameters)
        case .include: checkRows(match, in: .values)
        case .assume: if let assumption = assumption(match) { add(assumption, to: &fixture) }
        default: break
        }
    }

    /// Checks the rows of a block. The expander has read them; faulty rows are reported here.
    private mutating func checkRows(_ match: PhraseMatch, in kind: BlockKind) {
        for row in match.blocks.first?.statements ?? [] { _ = self.match(row, in: kind) }
    }

    private mutating func declareApp(_ match: PhraseMatch, in fixture: inout Fixture) {
        guard let app = match.name(.name), let block = match.blocks.first else { return }
        for phrase in block.statements {
            guard let line = self.match(phrase, in: .app) else { continue }
            if line.entry.form == .team {
                if let team = team(line, app: app) { fixture.teams.append(team) }
            } else {
                add(scene(line, app: app), to: &fixture)
            }
        }
    }

    private func team(_ match: PhraseMatch, app: Name?) -> TeamDeclaration? {
        match.name(.name).map { TeamDeclaration(app: app, team: $0, range: match.range) }
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
