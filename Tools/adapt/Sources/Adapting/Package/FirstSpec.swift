/// The first specs: in each, the first row of a list is lifted and dropped.
enum FirstSpec {
    /// One for each list that drags, or else for the first list.
    static func files(_ controllers: [ListController]) -> [AppPackage.File] {
        let lists = controllers.filter { $0.specList.kind != .view }
        let dragging = lists.filter { $0.drags || $0.cellList != nil }
        return (dragging.isEmpty ? Array(lists.prefix(1)) : dragging).map { file($0.specList) }
    }

    private static func file(_ list: (name: String, kind: ListKind)) -> AppPackage.File {
        let text = """
            \(list.kind.rawValue) \(list.name) from host

            scenario "the first row is lifted, and dropped at the end" {
              drag 0; hover end; drop; settle
              expect state: idle
            }

            """
        return AppPackage.File(path: "Specs/\(list.name).dnd", text: text)
    }
}
