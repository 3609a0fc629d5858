/// The first spec: a list whose first row is lifted and dropped.
enum FirstSpec {
    /// Nil without a list.
    static func file(_ controllers: [ListController]) -> AppPackage.File? {
        guard let list = controllers.map({ $0.specList }).first(where: { $0.kind != .view }) else { return nil }
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
