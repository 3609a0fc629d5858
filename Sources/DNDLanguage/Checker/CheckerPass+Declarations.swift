internal import SourceText

/// The device, and the parts of a fixture.
extension CheckerPass {
    mutating func device(_ match: PhraseMatch) -> DeviceDeclaration {
        if match.entry.form == .animations { return DeviceDeclaration(hasAnimations: match.has("on")) }
        if match.entry.form == .ios { return DeviceDeclaration(version: version(match)) }
        return DeviceDeclaration(idiom: match.has("phone") ? .phone : .pad)
    }

    private mutating func version(_ match: PhraseMatch) -> DeviceDeclaration.Version? {
        guard let argument = match.argument(.version), let version = argument.version else { return nil }
        guard version.isKnown else {
            report(
                .wrongArgument, "there is no iOS \(argument.text)", at: argument.range,
                hints: ["Known are 2 to 18, 26 and 27, and their updates, such as 17.4."])
            return nil
        }
        return version
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
        let name = assumption.question
        reportDuplicate(
            of: name, among: fixture.assumptions.lazy.map { $0.question }, .duplicateOption,
            "'\(name.text)' is assumed twice")
        fixture.assumptions.append(assumption)
    }

    private mutating func add(_ scene: SceneDeclaration, to fixture: inout Fixture) {
        reportDuplicate(
            of: scene.name, among: fixture.scenes.lazy.map { $0.name }, .duplicateScene,
            "two scenes are named '\(scene.name.text)'")
        fixture.scenes.append(scene)
    }

    private mutating func add(_ item: ItemDeclaration, to fixture: inout Fixture) {
        reportDuplicate(
            of: item.label, among: fixture.items.lazy.map { $0.label }, .duplicateItem,
            "the item '\(item.label.text)' is declared twice", note: "the other declaration")
        fixture.items.append(item)
    }

    private mutating func reportDuplicate(
        of name: Name, among others: some Sequence<Name>, _ fault: Fault, _ message: @autoclosure () -> String,
        note: String = "the other one"
    ) {
        guard let other = others.first(where: { $0.text == name.text }) else { return }
        report(fault, message(), at: name.range, notes: [Diagnostic.Note(note, at: other.range)])
    }
}
