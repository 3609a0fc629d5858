extension FlowGeometry {
    /// One section of a flow, in points, relative to its own start.
    package struct Section: Hashable, Sendable {
        package var itemCount: Int
        package var itemLength: CGFloat
        package var itemBreadth: CGFloat
        package var lineSpacing: CGFloat = 0
        package var minimumItemSpacing: CGFloat = 0
        package var insetBefore: CGFloat = 0
        package var insetAfter: CGFloat = 0
        package var insetLow: CGFloat = 0
        package var insetHigh: CGFloat = 0
        package var headerLength: CGFloat = 0
        package var footerLength: CGFloat = 0

        /// The lines of items with individual sizes; nil for items of one size.
        package var lines: FlowLines?

        package init(itemCount: Int, itemLength: CGFloat, itemBreadth: CGFloat) {
            self.itemCount = itemCount
            self.itemLength = itemLength
            self.itemBreadth = itemBreadth
        }
    }
}

extension FlowGeometry.Section {
    /// The maximum number of items per line, however small they are.
    private static let itemsPerLineLimit: CGFloat = 1_000_000

    func length(in breadth: CGFloat) -> CGFloat {
        if let lines { return firstLine + lines.length + insetAfter + footerLength }
        let lines = CGFloat(lineCount(in: breadth))
        return firstLine + lines * itemLength + max(0, lines - 1) * lineSpacing + insetAfter + footerLength
    }

    func area(ofItem item: Int, in breadth: CGFloat) -> FlowGeometry.Area {
        if let lines { return lines.areas[item].moved(by: firstLine) }
        let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine(in: breadth))
        return FlowGeometry.Area(
            start: firstLine + CGFloat(line) * lineStep,
            low: firstColumn(in: breadth) + CGFloat(column) * columnStep(in: breadth),
            length: itemLength, breadth: itemBreadth)
    }

    func item(start: CGFloat, low: CGFloat, in breadth: CGFloat) -> Int? {
        if let lines { return lines.item(start: start - firstLine, low: low) }
        let perLine = itemsPerLine(in: breadth)
        let line = Self.slot(start, from: firstLine, step: lineStep)
        let column = perLine == 1 ? 0 : Self.slot(low, from: firstColumn(in: breadth), step: columnStep(in: breadth))
        guard line >= 0, line < CGFloat(lineCount(in: breadth)), column >= 0, column < CGFloat(perLine) else {
            return nil
        }
        let item = Int(line) * perLine + Int(column)
        guard item < itemCount, area(ofItem: item, in: breadth).contains(start: start, low: low) else { return nil }
        return item
    }

    func items(from start: CGFloat, to end: CGFloat, in breadth: CGFloat) -> Range<Int> {
        if let lines { return lines.items(from: start - firstLine, to: end - firstLine) }
        guard lineStep > 0 else { return 0..<itemCount }
        let perLine = itemsPerLine(in: breadth)
        let count = CGFloat(lineCount(in: breadth))
        let first = min(max(((start - firstLine - itemLength) / lineStep).rounded(.down) + 1, 0), count)
        let last = min(max(((end - firstLine) / lineStep).rounded(.up), first), count)
        return min(Int(first) * perLine, itemCount)..<min(Int(last) * perLine, itemCount)
    }

    /// At least one, even when an item is broader than the flow.
    private func itemsPerLine(in breadth: CGFloat) -> Int {
        let step = itemBreadth + minimumItemSpacing
        let usable = breadth - insetLow - insetHigh
        guard step > 0 else { return 1 }
        return Int(min(max(1, ((usable + minimumItemSpacing) / step).rounded(.down)), Self.itemsPerLineLimit))
    }

    private func lineCount(in breadth: CGFloat) -> Int {
        let perLine = itemsPerLine(in: breadth)
        return (itemCount + perLine - 1) / perLine
    }

    private var firstLine: CGFloat { headerLength + insetBefore }
    private var lineStep: CGFloat { itemLength + lineSpacing }

    /// A column of single items is centred; several columns start at the inset.
    private func firstColumn(in breadth: CGFloat) -> CGFloat {
        guard itemsPerLine(in: breadth) == 1 else { return insetLow }
        return insetLow + max(0, (breadth - insetLow - insetHigh - itemBreadth) / 2)
    }

    /// The columns are spread over the breadth; an incomplete line keeps to them.
    private func columnStep(in breadth: CGFloat) -> CGFloat {
        let gaps = itemsPerLine(in: breadth) - 1
        return gaps == 0 ? 0 : (breadth - insetLow - insetHigh - itemBreadth) / CGFloat(gaps)
    }

    /// The index of the last step from an origin that does not exceed a value, corrected for the rounding of the
    /// division.
    private static func slot(_ value: CGFloat, from origin: CGFloat, step: CGFloat) -> CGFloat {
        guard step > 0 else { return -1 }
        let guess = ((value - origin) / step).rounded(.down)
        if origin + (guess + 1) * step <= value { return guess + 1 }
        return origin + guess * step > value ? guess - 1 : guess
    }
}
