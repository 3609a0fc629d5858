/// The scenes in scope, found by name and by label. A scenario's own go again at its end.
struct SceneTable: Sendable {
    /// In the order of the text. A scene replaces an earlier one with its name.
    private(set) var all: [SceneDeclaration] = []
    private var numbers: [String: Int] = [:]

    /// The scenes that declare a label.
    private var scenesByLabel: [String: SceneNumbers] = [:]

    /// The tables and collections of the app under test, ascending.
    private var ownNumbers: [Int] = []

    /// The number of scenes of each kind.
    private var counts = [Int](repeating: 0, count: ListKind.allCases.count)

    /// The kinds of the scenes, each once; all kinds without a scene.
    private(set) var kinds = ListKind.allCases
    private var hostedCount = 0

    var isEmpty: Bool { all.isEmpty }

    /// Whether a list is one of a Swift program.
    var hasHostedScene: Bool { hostedCount > 0 }

    // MARK: - Looking up

    /// The index of a scene, whose parts can be read without a copy of the whole.
    func number(of name: String) -> Int? { numbers[name] }

    subscript(name: String) -> SceneDeclaration? { numbers[name].map { all[$0] } }

    func declares(label: String) -> Bool { scenesByLabel[label] != nil }

    /// The names of the scenes that declare the label.
    func names(with label: String) -> [String] {
        scenesByLabel[label].map { $0.all.map { all[$0].name.text } } ?? []
    }

    /// The labels without duplicates in the order of the text. O(labels)
    var labels: [String] {
        var labels: [String] = []
        var seen: Set<String> = []
        for scene in all { scene.forEachLabel { if seen.insert($0).inserted { labels.append($0) } } }
        return labels
    }

    /// The first declared rows of a list; none of one whose sections have titles. O(rows returned)
    func untitledRows(of list: String, atMost count: Int) -> [String] {
        guard let number = number(of: list), all[number].sections.count == 1, all[number].sections[0].title == nil
        else { return [] }
        return all[number].sections[0].labels.prefix(count).map { $0.text }
    }

    /// The name of the only scene; nil without one or with several.
    var only: String? { all.count == 1 ? all[0].name.text : nil }

    /// The names of the tables and collections of the app under test.
    var ownLists: [String] { ownNumbers.map { all[$0].name.text } }

    /// The only table or collection of the app under test; nil without one or with several.
    var onlyOwnList: String? { ownNumbers.count == 1 ? all[ownNumbers[0]].name.text : nil }

    // MARK: - Adding

    /// Adds a scene, or replaces the one with the same name. O(its labels)
    mutating func add(_ scene: SceneDeclaration) {
        if let number = numbers[scene.name.text] {
            opening?.replaced.append((number, all[number]))
            replace(number, by: scene)
        } else {
            numbers[scene.name.text] = all.count
            all.append(scene)
            index(all.count - 1)
        }
    }

    private mutating func replace(_ number: Int, by scene: SceneDeclaration) {
        withdraw(number)
        all[number] = scene
        index(number)
    }

    private mutating func index(_ number: Int) {
        let scene = all[number]
        count(scene, by: 1)
        if scene.isOwnList { ownNumbers.insertSorted(number) }
        scenesByLabel.reserveCapacity(scenesByLabel.count + scene.labelCount)
        scene.forEachLabel { label in
            if scenesByLabel[label]?.insert(number) == nil { scenesByLabel[label] = SceneNumbers(first: number) }
        }
    }

    private mutating func withdraw(_ number: Int) {
        let scene = all[number]
        count(scene, by: -1)
        if scene.isOwnList { ownNumbers.removeSorted(number) }
        scene.forEachLabel { label in
            if scenesByLabel[label]?.remove(number) == false { scenesByLabel[label] = nil }
        }
    }

    private mutating func count(_ scene: SceneDeclaration, by difference: Int) {
        for (index, kind) in ListKind.allCases.enumerated() where kind == scene.kind { counts[index] += difference }
        if scene.isFromHost { hostedCount += difference }
        let known = zip(ListKind.allCases, counts).filter { $0.1 > 0 }.map { $0.0 }
        kinds = known.isEmpty ? ListKind.allCases : known
    }

    // MARK: - The end of a scenario

    private struct Opening {
        let count: Int
        var replaced: [(number: Int, scene: SceneDeclaration)] = []
    }

    private var opening: Opening?

    /// Begins a scenario.
    mutating func open() { opening = Opening(count: all.count) }

    /// Ends the scenario: its scenes are gone, and those that they replaced are back.
    mutating func close() {
        guard let opening = opening.take() else { return }
        for (number, scene) in opening.replaced.reversed() { replace(number, by: scene) }
        while all.count > opening.count {
            withdraw(all.count - 1)
            numbers[all.removeLast().name.text] = nil
        }
    }
}

/// The scenes of a label, ascending. Most labels are in one scene, which needs no array.
private struct SceneNumbers {
    private var first: Int
    private var others: [Int] = []

    init(first: Int) { self.first = first }

    var all: [Int] { [first] + others }

    mutating func insert(_ number: Int) {
        guard number != first else { return }
        others.insertSorted(max(first, number))
        first = min(first, number)
    }

    /// Returns false when no scene is left.
    mutating func remove(_ number: Int) -> Bool {
        if number != first {
            others.removeSorted(number)
        } else if others.isEmpty {
            return false
        } else {
            first = others.removeFirst()
        }
        return true
    }
}

extension [Int] {
    /// Inserts a number into an ascending array, unless it is there. O(1) at the end
    fileprivate mutating func insertSorted(_ number: Int) {
        let place = lastIndex { $0 <= number }
        if let place, self[place] == number { return }
        insert(number, at: place.map { $0 + 1 } ?? 0)
    }

    fileprivate mutating func removeSorted(_ number: Int) {
        if let place = lastIndex(of: number) { remove(at: place) }
    }
}

extension SceneDeclaration {
    /// Whether it is a table or collection of the app under test.
    fileprivate var isOwnList: Bool { kind != .view && app == nil }

    fileprivate func forEachLabel(_ body: (String) -> Void) {
        for section in sections {
            for label in section.labels { body(label.text) }
        }
        if let holds { body(holds.text) }
    }
}
