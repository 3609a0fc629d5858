/// Something that a list shows with a view of its own.
enum ListPart: Hashable {
    case cell(IndexPath)

    /// The header or footer of a table's section.
    case edge(SectionEdge, Int)

    /// A view beside the items of a collection.
    case supplementary(kind: String, IndexPath)

    /// A view of a collection's layout, of which the data source knows nothing.
    case decoration(kind: String, IndexPath)

    var row: IndexPath? {
        if case .cell(let path) = self { path } else { nil }
    }

    /// Where a part's section is among the others; nil for a row, which is known by its cell.
    var section: Int? {
        switch self {
        case .cell: nil
        case .edge(_, let section): section
        case .supplementary(_, let path), .decoration(_, let path): path.section
        }
    }
}
