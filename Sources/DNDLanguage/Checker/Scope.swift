internal import SourceText

/// The names in scope: lists, labels, sections. One table for the whole text, from which the declarations of a scenario
/// go again at its end, so that a scenario costs what it declares.
struct Scope: Sendable {
    private(set) var scenes = SceneTable()

    /// Labels outside the declared rows: those of items, and those that phrases insert.
    private var looseLabels: Set<String> = []

    /// The same in order.
    private var looseOrder: [String] = []

    /// The number of them that are suggested in alphabetical order: those from before the last declaration of a scene.
    private var sortedCount = 0
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

    /// Whether any name is accepted: the rows of a list from a Swift program are not in the text.
    private var acceptsAnyName: Bool { isIncomplete || scenes.hasHostedScene }

    // MARK: - The end of a scenario

    /// The state before a scenario, and what its declarations have replaced.
    private struct Opening {
        let looseCount: Int
        let sortedCount: Int
        let sectionCount: Int
        let typeCount: Int
        let classCount: Int
        let isIncomplete: Bool
        var replacedTypes: [(name: String, parents: [String])] = []
    }

    private var opening: Opening?

    /// Begins a scenario.
    mutating func open() {
        scenes.open()
        opening = Opening(
            looseCount: looseOrder.count, sortedCount: sortedCount, sectionCount: sectionTitles.count,
            typeCount: typeNames.count, classCount: classNames.count, isIncomplete: isIncomplete)
    }

    /// Ends the scenario: what it declared is gone. O(what it declared)
    mutating func close() {
        guard let opening = opening.take() else { return }
        scenes.close()
        for label in looseOrder[opening.looseCount...] { looseLabels.remove(label) }
        looseOrder.removeSubrange(opening.looseCount...)
        sortedCount = opening.sortedCount
        for title in sectionTitles[opening.sectionCount...] { knownSections.remove(title) }
        sectionTitles.removeSubrange(opening.sectionCount...)
        for type in opening.replacedTypes.reversed() { typeParents[type.name] = type.parents }
        for type in typeNames[opening.typeCount...] { typeParents[type] = nil }
        typeNames.removeSubrange(opening.typeCount...)
        classNames.removeSubrange(opening.classCount...)
        isIncomplete = opening.isIncomplete
    }

    // MARK: - Declarations

    mutating func lay(_ fixture: Fixture) {
        for scene in fixture.scenes {
            scenes.add(scene)
            for section in scene.sections { if let title = section.title { addSection(title.text) } }
        }
        if !fixture.scenes.isEmpty { sortedCount = looseOrder.count }
        for item in fixture.items { addLabel(item.label.text) }
        for type in fixture.types { add(type) }
        for declared in fixture.classes where !classNames.contains(declared.name.text) {
            classNames.append(declared.name.text)
        }
    }

    private mutating func add(_ type: TypeDeclaration) {
        let name = type.name.text
        if let replaced = typeParents.updateValue(type.parents.map { $0.text }, forKey: name) {
            opening?.replacedTypes.append((name, replaced))
        } else {
            typeNames.append(name)
        }
    }

    mutating func addLabel(_ label: String) {
        if looseLabels.insert(label).inserted { looseOrder.append(label) }
    }

    mutating func addSection(_ title: String) {
        if knownSections.insert(title).inserted { sectionTitles.append(title) }
    }

    // MARK: - Labels and sections

    func knows(label: String) -> Bool { acceptsAnyName || declares(label: label) }

    /// Whether the text declares the label.
    func declares(label: String) -> Bool { scenes.declares(label: label) || looseLabels.contains(label) }

    func knows(section: String) -> Bool { acceptsAnyName || knownSections.contains(section) }

    /// The labels without duplicates in the order of the text, for suggestions. O(labels)
    var labels: [String] {
        let loose = looseOrder[..<sortedCount].sorted() + looseOrder[sortedCount...]
        return scenes.labels + loose.filter { !scenes.declares(label: $0) }
    }

    // MARK: - Lists

    var listNames: [String] { scenes.all.map { $0.name.text } }

    /// The names of lists in the spelling of the text at a place.
    func names(_ names: [String], asSaidAt range: SourceRange) -> [String] {
        guard namespaces.isRenamed(range.file) else { return names }
        return names.map { namespaces.localName(ofScene: $0, in: range.file) }
    }

    func listNames(at range: SourceRange) -> [String] { names(listNames, asSaidAt: range) }

    /// By number, which copies no scene.
    func kind(ofScene name: String) -> ListKind? { scenes.number(of: name).map { scenes.all[$0].kind } }

    func knows(list: String) -> Bool { isIncomplete || scenes.number(of: list) != nil }

    /// The words in the spelling of the text at a place.
    func words(at range: SourceRange) -> [String] {
        guard namespaces.isRenamed(range.file) else { return words }
        return words.map { namespaces.localName(ofWord: $0, in: range.file) }
    }

    // MARK: - Types

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
}
