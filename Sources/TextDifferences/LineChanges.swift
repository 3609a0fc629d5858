/// The lines that an edit script removes and adds, by index.
///
/// A short text has the shortest script (Myers 1986, in `difference(from:)`, which takes O(n d)). A long one is divided
/// first at lines that both texts have once, in the longest order that they share, as in patience diff (Cohen 2003).
struct LineChanges {
    private(set) var removed: Set<Int> = []
    private(set) var added: Set<Int> = []

    /// The maximum number of lines on both sides for which the shortest script is sought.
    private static let shortestMax = 2000

    /// Equal lines have equal numbers.
    private let old: [Int]
    private let new: [Int]

    /// A pair of ranges, one in each text.
    private struct Section {
        var old: Range<Int>
        var new: Range<Int>
    }

    init(from oldLines: [Substring], to newLines: [Substring]) {
        var numbers: [[UInt8]: Int] = [:]
        func number(_ line: Substring) -> Int {
            let bytes = Array(line.utf8)
            if let known = numbers[bytes] { return known }
            numbers[bytes] = numbers.count
            return numbers.count - 1
        }
        old = oldLines.map { number($0) }
        new = newLines.map { number($0) }
        var open = [Section(old: old.indices, new: new.indices)]
        while let section = open.popLast() { open += compare(section) }
    }

    /// Records the changes of a section, or returns the sections to compare instead.
    private mutating func compare(_ section: Section) -> [Section] {
        guard section.old.count + section.new.count > Self.shortestMax else {
            compareShort(section)
            return []
        }
        let section = trimmed(section)
        guard !section.old.isEmpty, !section.new.isEmpty else {
            removed.formUnion(section.old)
            added.formUnion(section.new)
            return []
        }
        let anchors = anchors(in: section)
        guard !anchors.isEmpty else {
            if section.old.count + section.new.count > Self.shortestMax {
                removed.formUnion(section.old)
                added.formUnion(section.new)
            } else {
                compareShort(section)
            }
            return []
        }
        return sections(of: section, between: anchors)
    }

    private mutating func compareShort(_ section: Section) {
        for change in new[section.new].difference(from: old[section.old]) {
            switch change {
            case .remove(let offset, _, _): removed.insert(section.old.lowerBound + offset)
            case .insert(let offset, _, _): added.insert(section.new.lowerBound + offset)
            }
        }
    }

    /// Without the equal lines at both ends.
    private func trimmed(_ section: Section) -> Section {
        var (first, second) = (section.old, section.new)
        while let a = first.first, let b = second.first, old[a] == new[b] {
            first.removeFirst()
            second.removeFirst()
        }
        while let a = first.last, let b = second.last, old[a] == new[b] {
            first.removeLast()
            second.removeLast()
        }
        return Section(old: first, new: second)
    }

    // MARK: - Anchors

    /// The longest sequence of lines that each side has once, in the order of both.
    private func anchors(in section: Section) -> [(old: Int, new: Int)] {
        let places = Self.unique(new, in: section.new)
        let pairs = Self.unique(old, in: section.old).compactMap { line, place in
            places[line].map { (old: place, new: $0) }
        }
        return Self.longestIncreasing(pairs.sorted { $0.old < $1.old })
    }

    /// The place of each line that occurs once in a range.
    private static func unique(_ lines: [Int], in range: Range<Int>) -> [Int: Int] {
        var places: [Int: Int] = [:]
        var repeated: Set<Int> = []
        for place in range where places.updateValue(place, forKey: lines[place]) != nil {
            repeated.insert(lines[place])
        }
        return places.filter { !repeated.contains($0.key) }
    }

    /// By patience sorting: O(n log n).
    private static func longestIncreasing(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var tops: [Int] = []
        var before: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? tops[low - 1] : nil)
            if low == tops.count { tops.append(index) } else { tops[low] = index }
        }
        var chain: [(old: Int, new: Int)] = []
        var next = tops.last
        while let index = next {
            chain.append(pairs[index])
            next = before[index]
        }
        return chain.reversed()
    }

    private func sections(of section: Section, between anchors: [(old: Int, new: Int)]) -> [Section] {
        var sections: [Section] = []
        var (first, second) = (section.old.lowerBound, section.new.lowerBound)
        for anchor in anchors {
            sections.append(Section(old: first..<anchor.old, new: second..<anchor.new))
            (first, second) = (anchor.old + 1, anchor.new + 1)
        }
        sections.append(Section(old: first..<section.old.upperBound, new: second..<section.new.upperBound))
        return sections.filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }
}
