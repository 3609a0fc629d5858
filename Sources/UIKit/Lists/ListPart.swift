/// A part of a list with its own view.
enum ListPart: Hashable {
    case cell(IndexPath)

    /// The header or footer of a table's section.
    case edge(SectionEdge, Int)

    /// A supplementary view of a collection.
    case supplementary(kind: String, IndexPath)

    /// A view of a collection's layout, independent of the data source.
    case decoration(kind: String, IndexPath)

    var row: IndexPath? {
        if case .cell(let path) = self { path } else { nil }
    }

    /// The index of the part's section; nil for a row, which its cell identifies.
    var section: Int? {
        switch self {
        case .cell: nil
        case .edge(_, let section): section
        case .supplementary(_, let path), .decoration(_, let path): path.section
        }
    }
}
