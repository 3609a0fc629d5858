internal import SourceText

/// The names in scope: lists, labels, sections.
struct Scope: Sendable {
    private(set) var scenes: [SceneDeclaration] = []

    /// The scenes that declare a label.
    private var scenesByLabel: [String: LabelledScenes] = [:]

    /// The scenes of a label. Most labels are in one scene, which needs no array.
    private struct LabelledScenes {
        let first: Int
        var others: [Int] = []
    }

    /// Labels outside the declared rows: those of items, and those that phrases insert.
    private var looseLabels: Set<String> = []

    /// The labels without duplicates in the order of the text, for suggestions.
    private(set) var labels: [String] = []
    private(set) var sectionTitles: [String] = []
    private var knownSections: Set<String> = []

    /// The parents of the text's types, and the names of its types and classes in order.
    private var typeParents: [String: [String]] = [:]
    private(set) var typeNames: [String] = []
    private(set) var classNames: [String] = []

    /// Whether a scene or include is faulty, so that names may be missing and none is reported as unknown.
    var isIncomplete = false

    /// The words from `define`, which are valid wherever a verb is.
    var words: [String] = []

    /// The owners of names. A file that was included under a name omits that name for its own scenes and words.
    var namespaces = Namespaces()

    var listNames: [String] { scenes.map { $0.name.text } }

    /// The names of lists in the spelling of the text at a place.
    func names(_ names: [String], asSaidAt range: SourceRange) -> [String] {
        guard namespaces.isRenamed(range.file) else { return names }
        return names.map { namespaces.localName(ofScene: $0, in: range.file) }
    }

    func listNames(at range: SourceRange) -> [String] { names(listNames, asSaidAt: range) }

    /// The words in the spelling of the text at a place.
    func words(at range: SourceRange) -> [String] {
        guard namespaces.isRenamed(range.file) else { return words }
        return words.map { namespaces.localName(ofWord: $0, in: range.file) }
    }

    /// The names of the tables and collections of the app under test.
    private(set) var ownLists: [String] = []

    /// The kinds of the scenes, each once; all kinds without a scene.
    private(set) var kinds = ListKind.allCases

    private var hasHostedScene = false

    /// Whether any name is accepted: the rows of a list from a Swift program are not in the text.
    private var acceptsAnyName: Bool { isIncomplete || hasHostedScene }

    func scene(_ name: String) -> SceneDeclaration? {
        number(ofScene: name).map { scenes[$0] }
    }

    /// The index of a scene, whose parts can be read without a copy of the whole.
    func number(ofScene name: String) -> Int? {
        scenes.indices.first { scenes[$0].name.text == name }
    }

    func kind(ofScene name: String) -> ListKind? {
        number(ofScene: name).map { scenes[$0].kind }
    }

    func knows(list: String) -> Bool {
        isIncomplete || number(ofScene: list) != nil
    }

    /// Adds a scene, or replaces the one with the same name.
    mutating func lay(_ scene: SceneDeclaration) {
        add(scene)
        readScenes()
    }

    private mutating func add(_ scene: SceneDeclaration) {
        if let index = number(ofScene: scene.name.text) {
            scenes[index] = scene
        } else {
            scenes.append(scene)
        }
    }

    mutating func lay(_ fixture: Fixture) {
        for scene in fixture.scenes { add(scene) }
        if !fixture.scenes.isEmpty { readScenes() }
        for item in fixture.items { addLabel(item.label.text) }
        for type in fixture.types {
            if typeParents.updateValue(type.parents.map { $0.text }, forKey: type.name.text) == nil {
                typeNames.append(type.name.text)
            }
        }
        for declared in fixture.classes where !classNames.contains(declared.name.text) {
            classNames.append(declared.name.text)
        }
    }

    func declares(type: String) -> Bool { typeParents[type] != nil }

    func declares(class name: String) -> Bool { classNames.contains(name) }

    /// The types on the cycle from a type back to itself, without the repetition; nil when there is no cycle.
    func circle(ofType start: String) -> [String]? {
        var seen: Set<String> = []
        var open = [[start]]
        while let path = open.popLast(), let last = path.last {
            for parent in typeParents[last] ?? [] {
                if parent == start { return path }
                if seen.insert(parent).inserted { open.append(path + [parent]) }
            }
        }
        return nil
    }

    mutating func addLabel(_ label: String) {
        if looseLabels.insert(label).inserted, scenesByLabel[label] == nil { labels.append(label) }
    }

    mutating func addSection(_ title: String) {
        if knownSections.insert(title).inserted { sectionTitles.append(title) }
    }

    func knows(label: String) -> Bool {
        acceptsAnyName || scenesByLabel[label] != nil || looseLabels.contains(label)
    }

    /// Whether the text declares the label.
    func declares(label: String) -> Bool { scenesByLabel[label] != nil || looseLabels.contains(label) }

    /// The scenes that declare the label.
    func scenes(with label: String) -> [SceneDeclaration] {
        guard let numbers = scenesByLabel[label] else { return [] }
        return [scenes[numbers.first]] + numbers.others.map { scenes[$0] }
    }

    func knows(section: String) -> Bool {
        acceptsAnyName || knownSections.contains(section)
    }

    private mutating func readScenes() {
        ownLists = scenes.filter { $0.kind != .view && $0.app == nil }.map { $0.name.text }
        if !scenes.isEmpty { kinds = ListKind.allCases.filter { kind in scenes.contains { $0.kind == kind } } }
        hasHostedScene = scenes.contains { $0.isFromHost }
        scenesByLabel.removeAll(keepingCapacity: true)
        labels.removeAll(keepingCapacity: true)
        let count = scenes.reduce(0) { $0 + $1.labelCount }
        scenesByLabel.reserveCapacity(count)
        labels.reserveCapacity(count)
        for (index, scene) in scenes.enumerated() {
            for section in scene.sections {
                if let title = section.title { addSection(title.text) }
                for label in section.labels { note(label.text, in: index) }
            }
            if let held = scene.holds { note(held.text, in: index) }
        }
        for label in looseLabels.sorted() where scenesByLabel[label] == nil { labels.append(label) }
    }

    private mutating func note(_ label: String, in scene: Int) {
        guard let known = scenesByLabel[label] else {
            labels.append(label)
            scenesByLabel[label] = LabelledScenes(first: scene)
            return
        }
        if (known.others.last ?? known.first) != scene { scenesByLabel[label]?.others.append(scene) }
    }
}
