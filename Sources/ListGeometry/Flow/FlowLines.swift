/// Items of several sizes in lines, broken as in a flow: a line takes as many items as fit with the minimum spacing,
/// and is as long as its longest item.
///
/// The rest of a line is distributed over its gaps, except in the last line, which keeps the minimum spacing. A single
/// item is centred in its line, and items are centred in their line's length. UIKit does not document this; it is a
/// guess from UIKit's appearance.
package struct FlowLines: Hashable, Sendable {
    /// The areas of the items, relative to the start of the first line.
    package private(set) var areas: [FlowGeometry.Area] = []
    private var lines: [Line] = []

    /// The distance from the start of the first line to the end of the last.
    package var length: CGFloat { lines.last.map { $0.start + $0.length } ?? 0 }

    private struct Line: Hashable, Sendable {
        var items: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    /// An item's size, along the flow and across it.
    package struct Size: Hashable, Sendable {
        package var length: CGFloat
        package var breadth: CGFloat

        package init(length: CGFloat, breadth: CGFloat) {
            self.length = length
            self.breadth = breadth
        }
    }

    /// `room`: the breadth of the lines, from `low` on.
    package init(_ sizes: [Size], low: CGFloat, room: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat) {
        var first = 0
        while first < sizes.count {
            let end = Self.end(ofLineFrom: first, sizes, room: room, spacing: itemSpacing)
            let start = lines.isEmpty ? 0 : length + lineSpacing
            let line = Line(items: first..<end, start: start, length: sizes[first..<end].map(\.length).max() ?? 0)
            lines.append(line)
            place(line, sizes, low: low, room: room, spacing: itemSpacing, isLast: end == sizes.count)
            first = end
        }
    }

    /// The end of a line, with at least one item, however broad.
    private static func end(ofLineFrom first: Int, _ sizes: [Size], room: CGFloat, spacing: CGFloat) -> Int {
        var end = first + 1
        var used = sizes[first].breadth
        while end < sizes.count, used + spacing + sizes[end].breadth <= room {
            used += spacing + sizes[end].breadth
            end += 1
        }
        return end
    }

    private mutating func place(
        _ line: Line, _ sizes: [Size], low: CGFloat, room: CGFloat, spacing: CGFloat, isLast: Bool
    ) {
        let items = sizes[line.items]
        let free = max(0, room - items.reduce(0) { $0 + $1.breadth })
        let gap = isLast || items.count == 1 ? spacing : free / CGFloat(items.count - 1)
        var low = items.count == 1 ? low + free / 2 : low
        for size in items {
            areas.append(
                FlowGeometry.Area(
                    start: line.start + (line.length - size.length) / 2, low: low, length: size.length,
                    breadth: size.breadth))
            low += size.breadth + gap
        }
    }

    /// The item at a point. O(log lines + items of a line).
    func item(start: CGFloat, low: CGFloat) -> Int? {
        guard let line = line(atOrBefore: start) else { return nil }
        return lines[line].items.first { areas[$0].contains(start: start, low: low) }
    }

    /// The items on the lines that touch a range.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let first = lines.firstIndex { $0.start + $0.length > start }
        guard let first, lines[first].start < end else { return 0..<0 }
        let last = line(atOrBefore: end).map { lines[$0].start < end ? $0 : $0 - 1 } ?? first
        return lines[first].items.lowerBound..<lines[max(first, last)].items.upperBound
    }

    private func line(atOrBefore start: CGFloat) -> Int? {
        guard let first = lines.first, first.start <= start else { return nil }
        return lines.lastPlace(atMost: start) { $0.start }
    }
}
