internal import DNDInterpreter
internal import DNDLanguage
internal import SourceText

extension ReplSession {
    /// Discards the steps and restores the declared rows.
    mutating func begin() {
        timeline = Timeline()
        steps = freshPlayer()
    }

    mutating func declareDefaultScene() {
        let source = SourceFile(name: "default", text: Self.defaultScene)
        let block = Parser.parse(file: texts.sources.add(source), source: source).block
        for item in Checker.engine.checkLine(block, environment: &declared.environment).items {
            if case .scene(let scene) = item { declared.fixture.scenes.append(scene) }
        }
    }

    mutating func dropDefaultScene() {
        declared.hasOwnScene = true
        declared.fixture.scenes = []
        declared.environment = CheckEnvironment(declared.fixture)
        for block in declared.definitions {
            // Reads the definitions again.
            _ = Checker.engine.checkLine(
                block, environment: &declared.environment, path: sources[block.range.file].name, include: texts.load)
        }
    }

    /// Adds the declarations of a line and restarts the scene.
    mutating func declare(_ items: [LineItem]) {
        var added = Fixture()
        for item in items {
            switch item {
            case .scene(let scene): added.scenes.append(scene)
            case .item(let item): added.items.append(item)
            case .type(let type): added.types.append(type)
            case .providerClass(let declared): added.classes.append(declared)
            case .team(let team): added.teams.append(team)
            case .delegate(let delegate): added.delegates.append(delegate)
            case .assumption(let assumption): added.assumptions.append(assumption)
            case .device(let device): added.device = added.device.overlaid(with: device)
            case .statement, .scenario: continue
            }
        }
        declared.fixture = declared.fixture.adding(added)
        begin()
    }
}
