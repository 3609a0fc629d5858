/// A section snapshot as a list of lines with levels: a slow and obvious reference. A step that UIKit refuses changes
/// nothing.
struct SectionSnapshotModel: Equatable {
    struct Line: Equatable {
        let item: Int
        var level: Int
        var isExpanded = false
    }

    private(set) var lines: [Line] = []

    var items: [Int] { lines.map(\.item) }
    var rootItems: [Int] { lines.filter { $0.level == 0 }.map(\.item) }
    var expandedItems: [Int] { lines.filter(\.isExpanded).map(\.item) }
    var visibleItems: [Int] { items.filter(isVisible) }

    func level(of item: Int) -> Int? { place(of: item).map { lines[$0].level } }

    func parent(of item: Int) -> Int? {
        guard let place = place(of: item) else { return nil }
        return lines[..<place].last { $0.level < lines[place].level }?.item
    }

    func isVisible(_ item: Int) -> Bool {
        guard let parent = parent(of: item) else { return items.contains(item) }
        return expandedItems.contains(parent) && isVisible(parent)
    }

    /// An item and its descendants.
    func subtree(of item: Int) -> Range<Int>? {
        guard let place = place(of: item) else { return nil }
        let end = lines[(place + 1)...].firstIndex { $0.level <= lines[place].level } ?? lines.count
        return place..<end
    }

    func part(of item: Int, includingParent: Bool) -> SectionSnapshotModel? {
        guard let range = subtree(of: item) else { return nil }
        var part = SectionSnapshotModel()
        part.lines = Array(includingParent ? lines[range] : lines[range.dropFirst()])
        let level = part.lines.first?.level ?? 0
        for index in part.lines.indices { part.lines[index].level -= level }
        return part
    }

    private func place(of item: Int) -> Int? { items.firstIndex(of: item) }

    // MARK: - Changes; they return false if UIKit raises an exception

    mutating func append(_ new: [Int], to parent: Int?) -> Bool {
        if new.isEmpty { return true }
        guard areNew(new) else { return false }
        guard let parent else { return put(new.map { Line(item: $0, level: 0) }, at: lines.count) }
        guard let range = subtree(of: parent) else { return false }
        let level = lines[range.lowerBound].level + 1
        return put(new.map { Line(item: $0, level: level) }, at: range.upperBound)
    }

    mutating func insert(_ other: SectionSnapshotModel, after item: Int?, before neighbour: Int?) -> Bool {
        if other.lines.isEmpty { return true }
        guard areNew(other.items), let range = (item ?? neighbour).flatMap(subtree) else { return false }
        let level = lines[range.lowerBound].level
        let new = other.lines.map { Line(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
        return put(new, at: item == nil ? range.lowerBound : range.upperBound)
    }

    mutating func replace(childrenOf parent: Int, using other: SectionSnapshotModel) -> Bool {
        guard let range = subtree(of: parent) else { return false }
        var result = self
        result.lines.removeSubrange(range.dropFirst())
        guard result.areNew(other.items) else { return false }
        let level = lines[range.lowerBound].level + 1
        let new = other.lines.map { Line(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
        self = result
        return put(new, at: range.lowerBound + 1)
    }

    mutating func delete(_ old: [Int]) -> Bool {
        guard old.allSatisfy(items.contains) else { return false }
        for item in old {
            if let range = subtree(of: item) { lines.removeSubrange(range) }
        }
        return true
    }

    mutating func deleteAll() { lines = [] }

    mutating func setExpanded(_ isExpanded: Bool, _ changed: [Int]) {
        for index in lines.indices where changed.contains(lines[index].item) { lines[index].isExpanded = isExpanded }
    }

    private func areNew(_ new: [Int]) -> Bool {
        Set(new).count == new.count && !new.contains(where: items.contains)
    }

    private mutating func put(_ new: [Line], at place: Int) -> Bool {
        lines.insert(contentsOf: new, at: place)
        return true
    }
}
