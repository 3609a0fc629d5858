/// A flow: in each section, items fill lines across the breadth.
///
/// Lengths run along the scroll direction and breadths across it, so that one geometry serves both directions. Creation
/// is O(sections); a query for an item O(1), for a point O(log sections).
package struct FlowGeometry: Hashable, Sendable {
    /// The extent across the scroll direction, in points.
    package let breadth: CGFloat

    package let sections: [Section]

    /// The starts of the sections, followed by the end of the flow.
    private let starts: [CGFloat]

    package init(breadth: CGFloat, sections: [Section]) {
        self.breadth = breadth
        self.sections = sections
        starts = sections.reduce(into: [0]) { starts, section in
            starts.append(starts[starts.count - 1] + section.length(in: breadth))
        }
    }

    /// The extent along the scroll direction, in points.
    package var length: CGFloat { starts[sections.count] }

    /// Nil for an item that does not exist.
    package func area(ofItem item: Int, inSection section: Int) -> Area? {
        guard sections.indices.contains(section), (0..<sections[section].itemCount).contains(item) else { return nil }
        return sections[section].area(ofItem: item, in: breadth).moved(by: starts[section])
    }

    /// Nil for a section that does not exist or has no header.
    package func headerArea(ofSection section: Int) -> Area? {
        guard sections.indices.contains(section), sections[section].headerLength > 0 else { return nil }
        return Area(start: starts[section], low: 0, length: sections[section].headerLength, breadth: breadth)
    }

    /// Nil for a section that does not exist or has no footer.
    package func footerArea(ofSection section: Int) -> Area? {
        guard sections.indices.contains(section), sections[section].footerLength > 0 else { return nil }
        let length = sections[section].footerLength
        return Area(start: starts[section + 1] - length, low: 0, length: length, breadth: breadth)
    }

    /// The item at a point, including its low edges but not its high ones; nil between items.
    package func item(start: CGFloat, low: CGFloat) -> (section: Int, item: Int)? {
        guard let section = section(at: start) else { return nil }
        return sections[section].item(start: start - starts[section], low: low, in: breadth).map { (section, $0) }
    }

    /// The sections that touch a range, each with the items on its touched lines. O(log sections + sections found).
    package func items(from start: CGFloat, to end: CGFloat) -> [(section: Int, items: Range<Int>)] {
        guard end > 0, start < length, start < end else { return [] }
        let first = section(at: max(start, 0)) ?? 0
        return sections.indices[first...].prefix { starts[$0] < end }.map { section in
            let origin = starts[section]
            return (section, sections[section].items(from: start - origin, to: end - origin, in: breadth))
        }
    }

    /// The last section that starts at or before a point; nil outside the flow.
    private func section(at start: CGFloat) -> Int? {
        start >= 0 && start < length ? starts.lastPlace(atMost: start) { $0 } : nil
    }
}

extension FlowGeometry {
    /// An area of the flow: along the scroll direction, and across it.
    package struct Area: Hashable, Sendable {
        package var start: CGFloat
        package var low: CGFloat
        package var length: CGFloat
        package var breadth: CGFloat

        package init(start: CGFloat, low: CGFloat, length: CGFloat, breadth: CGFloat) {
            self.start = start
            self.low = low
            self.length = length
            self.breadth = breadth
        }

        func moved(by distance: CGFloat) -> Area {
            Area(start: start + distance, low: low, length: length, breadth: breadth)
        }

        func contains(start: CGFloat, low: CGFloat) -> Bool {
            self.start <= start && start < self.start + length && self.low <= low && low < self.low + breadth
        }
    }
}
