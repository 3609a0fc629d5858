/// The holes of each section.
struct HolesBySection: Hashable, Sendable {
    /// Ascending.
    private var sections: [Int] = []
    private var holes: [Holes] = []

    init() {}

    /// - Parameter paths: Ascending, without duplicates.
    init(ascending paths: [RowPath]) {
        var start = 0
        while start < paths.count {
            let section = paths[start].section
            let end = paths.partitioningIndex { paths[$0].section > section }
            sections.append(section)
            holes.append(Holes(ascending: paths[start..<end].map { $0.item }))
            start = end
        }
    }

    subscript(section: Int) -> Holes {
        let slot = sections.partitioningIndex { sections[$0] >= section }
        return slot < sections.count && sections[slot] == section ? holes[slot] : Holes()
    }
}
