/// The vertical layout of a table's sections, each with a header, rows and a footer.
///
/// Creation costs O(sections) for rows of one height, otherwise O(rows); a query for a row O(1), for a point O(log
/// rows).
package struct TableGeometry: Hashable, Sendable {
    package let sections: [Section]

    /// The tops of the sections, followed by the bottom of the last one.
    private let tops: [CGFloat]

    /// The total height, including the header and footer of the table itself.
    package let height: CGFloat

    package struct Section: Hashable, Sendable {
        /// The space above the header.
        package var padding: CGFloat = 0
        package var header: CGFloat = 0
        package var rows: Rows
        package var footer: CGFloat = 0

        package init(padding: CGFloat = 0, header: CGFloat = 0, rows: Rows, footer: CGFloat = 0) {
            self.padding = padding
            self.header = header
            self.rows = rows
            self.footer = footer
        }

        /// The part above the rows.
        var top: CGFloat { padding + header }
        var height: CGFloat { top + rows.height + footer }
    }

    /// A range from top to bottom.
    package struct Span: Hashable, Sendable {
        package var top: CGFloat
        package var height: CGFloat

        package init(top: CGFloat, height: CGFloat) {
            self.top = top
            self.height = height
        }

        package var bottom: CGFloat { top + height }

        /// Returns whether two ranges share more than an edge.
        package func overlaps(_ other: Span) -> Bool { top < other.bottom && other.top < bottom }
    }

    package init(above: CGFloat = 0, sections: [Section], below: CGFloat = 0) {
        self.sections = sections
        tops = sections.reduce(into: [above]) { tops, section in tops.append(tops[tops.count - 1] + section.height) }
        height = tops[sections.count] + below
    }

    package func section(_ index: Int) -> Span {
        guard sections.indices.contains(index) else { return Span(top: tops[sections.count], height: 0) }
        return Span(top: tops[index], height: sections[index].height)
    }

    package func header(of index: Int) -> Span {
        guard sections.indices.contains(index) else { return section(index) }
        return Span(top: tops[index] + sections[index].padding, height: sections[index].header)
    }

    package func footer(of index: Int) -> Span {
        guard sections.indices.contains(index) else { return section(index) }
        return Span(top: tops[index + 1] - sections[index].footer, height: sections[index].footer)
    }

    package func row(_ item: Int, inSection index: Int) -> Span {
        guard sections.indices.contains(index) else {
            return Span(top: section(index).top, height: Rows.standardHeight)
        }
        let span = sections[index].rows.span(of: item)
        return Span(top: tops[index] + sections[index].top + span.top, height: span.height)
    }

    /// The row at a height, including its top edge but not its bottom edge. Nil in headers and footers.
    package func row(at y: CGFloat) -> (section: Int, item: Int)? {
        guard let index = section(at: y) else { return nil }
        return sections[index].rows.item(at: y - tops[index] - sections[index].top).map { (index, $0) }
    }

    /// The sections that touch a range, each with its touched rows.
    package func rows(in span: Span) -> [(section: Int, items: Range<Int>)] {
        guard let first = section(at: max(span.top, tops[0])) else { return [] }
        return sections.indices[first...].prefix { tops[$0] < span.bottom }.map { index in
            let origin = tops[index] + sections[index].top
            return (index, sections[index].rows.items(from: span.top - origin, to: span.bottom - origin))
        }
    }

    /// The last section that begins at or above a height; nil outside all sections.
    private func section(at y: CGFloat) -> Int? {
        guard y >= tops[0], y < tops[sections.count] else { return nil }
        return tops.lastPlace(atMost: y) { $0 }
    }
}

extension TableGeometry {
    /// The heights of the rows of a section.
    package enum Rows: Hashable, Sendable {
        case uniform(CGFloat, count: Int)

        /// The bottom edges, relative to the top of the first row, with a leading zero.
        case edges([CGFloat])

        package static let standardHeight: CGFloat = 44

        package init(_ heights: [CGFloat]) {
            self = .edges(heights.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) })
        }

        package var count: Int {
            switch self {
            case .uniform(_, let count): count
            case .edges(let edges): edges.count - 1
            }
        }

        var height: CGFloat {
            switch self {
            case .uniform(let height, let count): height * CGFloat(count)
            case .edges(let edges): edges[edges.count - 1]
            }
        }

        func span(of item: Int) -> Span {
            switch self {
            case .uniform(let height, _): Span(top: CGFloat(item) * height, height: height)
            case .edges(let edges) where (0..<edges.count - 1).contains(item):
                Span(top: edges[item], height: edges[item + 1] - edges[item])
            case .edges(let edges): Span(top: edges[edges.count - 1], height: Self.standardHeight)
            }
        }

        func item(at y: CGFloat) -> Int? {
            guard y >= 0, y < height else { return nil }
            switch self {
            case .uniform(let height, let count): return min(Int(y / height), count - 1)
            case .edges(let edges): return edges.lastPlace(atMost: y) { $0 }
            }
        }

        func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
            guard bottom > 0, top < height, top < bottom else { return 0..<0 }
            let first = item(at: max(0, top)) ?? 0
            let last = bottom >= height ? count - 1 : item(at: bottom) ?? count - 1
            let isTouched = span(of: last).top < bottom
            return first..<max(first, isTouched ? last + 1 : last)
        }
    }
}
