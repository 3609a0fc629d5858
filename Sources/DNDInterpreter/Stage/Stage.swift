package import DNDLanguage
package import DragDrop

/// The start of a scenario: an engine with its lists and delegates. Built once, copied per scenario.
package struct Stage {
    package internal(set) var engine: Engine
    package internal(set) var player: ScriptPlayer

    /// The first scene that a Swift program must provide (`table NAME from host`) and does not.
    private(set) var hostScene: Name?

    /// The names under which a Swift program provides its lists and views.
    private let hosts: Set<String>

    /// Builds a stage from a fixture and a scenario's own declarations. O(rows + rules).
    package init(
        _ base: Fixture, overlay: Fixture = Fixture(), rulebook: Rulebook = Rulebook(), hosts: Set<String> = []
    ) {
        self.hosts = hosts
        player = ScriptPlayer()
        engine = Engine(delegate: player)
        engine.rulebook = rulebook
        let fixture = base.overlaid(with: overlay)
        engine.device = Device(fixture.device)
        for type in fixture.types {
            engine.scene.catalog.types.declare(type.name.text, conformingTo: type.parents.map { $0.text })
        }
        for declared in fixture.classes {
            engine.scene.catalog.providerClasses[declared.name.text] = ProviderClass(declared)
        }
        for team in fixture.teams {
            let app = engine.scene.app(named: team.app?.text ?? "")
            engine.scene.catalog.teams[app] = team.team.text
        }
        for assumption in fixture.assumptions {
            guard let question = QuestionID(assumption.question.text) else { continue }
            engine.rulebook.assume(question, other: assumption.takesOther)
        }
        for item in fixture.items { declare(item) }
        for scene in fixture.scenes { declare(scene) }
        for list in engine.lists {
            player.scripts.append(DelegateScript(list, declarations: fixture.delegates))
        }
    }

    /// A copy with a new script player, so that scenarios cannot affect each other.
    package func copy() -> Stage {
        var copy = self
        copy.player = ScriptPlayer()
        copy.player.scripts = player.scripts
        copy.player.hostedLists = player.hostedLists
        copy.engine.separate(with: copy.player)
        return copy
    }

    private mutating func declare(_ item: ItemDeclaration) {
        let id = engine.item(labelled: item.label.text)
        engine.providerConfigurations[id] = ProviderConfiguration(item, in: engine)
    }

    private mutating func declare(_ scene: SceneDeclaration) {
        if scene.isFromHost, !hosts.contains(scene.name.text) { hostScene = hostScene ?? scene.name }
        let app = engine.scene.app(named: scene.app?.text ?? "")
        let selected = scene.selected.map { engine.item(labelled: $0.text) }
        let held = scene.holds.map { engine.item(labelled: $0.text) }
        let rows = scene.sections.map { section in
            (title: section.title?.text ?? "", labels: section.labels.map { $0.text })
        }
        let superview = scene.superview.flatMap { engine.list(named: $0.text) }
        let list = engine.scene.addList(named: scene.name.text, kind: scene.kind, app: app, rows: rows) {
            state in
            state.data = scene.data == .diffable ? .diffable : .array
            state.reorders = scene.reorders
            state.isEditing = scene.isEditing
            state.isDragEnabled = scene.dragEnabled ?? state.isDragEnabled
            state.hasDefaultDragEnabled = scene.dragEnabled == nil
            state.isDropEnabled = scene.dropEnabled
            state.presence = scene.isInWindow ? .inWindow : .withoutWindow
            state.cadence = scene.cadence
            state.isSpringLoaded = scene.isSpringLoaded
            state.visibleRowCount = scene.visibleRowCount
            state.held = held
            state.pasteTypes = scene.pasteTypes.map { $0.text }
            state.allowsSimultaneousRecognitionDuringLift = scene.allowsSimultaneousRecognitionDuringLift
            state.hasExtendedLift = scene.hasExtendedLift
            state.reuseIdentifiers = scene.reuseIdentifiers.map { names in names.map { $0.text } }
            state.allowsSimultaneousDropSessions = scene.allowsSimultaneousDropSessions
            state.superview = superview
        }
        engine.scene.setSelection(selected, in: list)
        if scene.isFromHost { player.hostedLists.insert(list) }
    }
}

extension Fixture {
    /// Adds a scenario's declarations to the file's. A scene, an item, a type or the delegate of a list replaces the
    /// earlier one with the same name.
    package func overlaid(with other: Fixture) -> Fixture {
        var result = self
        result.device = device.overlaid(with: other.device)
        for scene in other.scenes {
            if let index = result.scenes.firstIndex(where: { $0.name.text == scene.name.text }) {
                result.scenes[index] = scene
            } else {
                result.scenes.append(scene)
            }
        }
        for item in other.items {
            result.items.removeAll { $0.label.text == item.label.text }
            result.items.append(item)
        }
        result.types = types.filter { type in !other.types.contains { $0.name.text == type.name.text } } + other.types
        result.classes += other.classes
        result.teams += other.teams
        for delegate in other.delegates {
            result.delegates.removeAll { old in
                delegates.contains { $0.range == old.range } && old.list?.text == delegate.list?.text
            }
        }
        result.delegates += other.delegates
        result.before += other.before
        result.assumptions += other.assumptions
        return result
    }
}

extension Device {
    init(_ declaration: DeviceDeclaration) {
        self.init(
            idiom: declaration.idiom ?? .pad,
            version: declaration.version.map { SystemVersion($0.major, $0.minor) } ?? .current)
        hasAnimations = declaration.hasAnimations ?? hasAnimations
    }
}
