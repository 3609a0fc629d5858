package import SourceText

extension LineItem {
    /// A scene of the app under test, which replaces the default one.
    package var isOwnScene: Bool {
        if case .scene(let scene) = self { return scene.app == nil }
        return false
    }

    package var isDeclaration: Bool {
        switch self {
        case .scene, .item, .type, .providerClass, .team, .delegate, .device, .assumption: true
        case .statement, .scenario: false
        }
    }

    package var statement: Statement? {
        guard case .statement(let statement, _) = self else { return nil }
        return statement
    }

    /// The statement of a typed phrase.
    package func statement(of range: SourceRange) -> Statement? {
        guard case .statement(let statement, range) = self else { return nil }
        return statement
    }

    package var scenario: Scenario? {
        if case .scenario(let scenario) = self { return scenario }
        return nil
    }
}

extension Statement {
    package var isExpectation: Bool {
        if case .expect = kind { return true }
        return false
    }
}

extension Fixture {
    /// Combines declarations; a later scene or item replaces an earlier one with the same name.
    package func adding(_ other: Fixture) -> Fixture {
        var result = self
        result.device = device.overlaid(with: other.device)
        for scene in other.scenes {
            result.scenes.removeAll { $0.name.text == scene.name.text }
            result.scenes.append(scene)
        }
        for item in other.items {
            result.items.removeAll { $0.label.text == item.label.text }
            result.items.append(item)
        }
        result.types.removeAll { type in other.types.contains { $0.name.text == type.name.text } }
        result.types += other.types
        result.classes += other.classes
        result.teams += other.teams
        result.assumptions += other.assumptions
        result.delegates += other.delegates
        return result
    }
}
