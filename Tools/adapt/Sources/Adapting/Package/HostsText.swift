/// The file with the hosts of an app: a registration for each controller, with what its storyboard sets.
struct HostsText {
    private let controllers: [ListController]
    private let cells: CellContents

    init(_ controllers: [ListController], _ cells: CellContents) {
        self.controllers = controllers
        self.cells = cells
    }

    var text: String {
        let functions = controllers.filter { !isPlain($0) }.map { function($0) }.joined()
        let body = """
            \(SwiftText.imports("DNDHosting", "UIKit"))
            @testable \(SwiftText.imports("App"))
            extension Hosts {
                /// The lists of the app, by their names in the specs.
                static var app: Hosts {
                    \(controllers.isEmpty ? "let" : "var") hosts = Hosts()
            \(controllers.flatMap { registration($0) }.map { "        " + $0 + "\n" }.joined())        return hosts
                }
            }

            """ + functions
        let lists = controllers.contains { $0.cellList != nil } ? Self.listsInViews : ""
        return body + lists + (Placeholder.content(ofLine: body[...]).isEmpty ? "" : Placeholder.declaration)
    }

    /// A list whose data a closure could size takes `rows:` in place of `make:`.
    private func registration(_ controller: ListController) -> [String] {
        let make = isPlain(controller) ? controller.construction : "\(controller.name)()"
        let names = controller.specNames
        guard names.count > 1 else { return ["hosts.register(\"\(controller.name)\") { \(make) }"] }
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        return ["hosts.register([\(list)]) { \(make) } views: { controller in", "    \(views(controller))", "}"]
    }

    private func views(_ controller: ListController) -> String {
        guard controller.cellList == nil else {
            let names = controller.specNames.map { "\"\($0)\"" }.joined(separator: ", ")
            return "named([\(names)], lists(in: controller.view))"
        }
        let pairs = controller.listNames.map { "\"\($0)\": controller.\($0)" }.joined(separator: ", ")
        return "([\(pairs)] as [String: UIView?]).compactMapValues { $0 }"
    }

    private func isPlain(_ controller: ListController) -> Bool {
        controller.outlets.isEmpty && controller.prototypes.isEmpty
    }

    // MARK: - What a storyboard sets

    private func function(_ controller: ListController) -> String {
        var lines = ["let controller = \(controller.construction)"]
        for outlet in controller.outlets { lines += connection(controller, outlet) }
        for prototype in controller.prototypes { lines += registration(controller, prototype) }
        for outlet in controller.outlets where outlet.isView {
            lines.append("controller.view.addSubview(\(outlet.name))")
        }
        lines.append("return controller")
        return """

            /// With the outlets and prototype cells of its storyboard. Complete what it sets beyond that.
            @MainActor private func \(controller.name)() -> \(controller.typeName) {
            \(lines.map { "    " + $0 + "\n" }.joined())}

            """
    }

    private func connection(_ controller: ListController, _ outlet: Outlet) -> [String] {
        let roles = outlet.listKind.flatMap { controller.roles[$0] } ?? []
        return ["let \(outlet.name) = \(outlet.construction)", "controller.\(outlet.name) = \(outlet.name)"]
            + roles.map { "\(outlet.name).\($0) = controller" }
    }

    private func registration(_ controller: ListController, _ prototype: Prototype) -> [String] {
        guard let list = controller.list(prototype.kind) else {
            return ["// Register \(prototype.cellType) for \(prototype.identifier)."]
        }
        return cells.registration(of: prototype, in: list)
    }

    private static let listsInViews = """

        /// The lists in a view, each before those in its cells.
        @MainActor private func lists(in view: UIView) -> [UIView] {
            view.layoutIfNeeded()
            if let table = view as? UITableView {
                let cells = (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0) }
                return [table] + cells.flatMap { lists(in: $0.contentView) }
            }
            if let grid = view as? UICollectionView {
                let cells = grid.indexPathsForVisibleItems.sorted().compactMap { grid.cellForItem(at: $0) }
                return [grid] + cells.flatMap { lists(in: $0.contentView) }
            }
            return view.subviews.flatMap { lists(in: $0) }
        }

        @MainActor private func named(_ names: [String], _ views: [UIView]) -> [String: UIView] {
            Dictionary(zip(names, views)) { first, _ in first }
        }

        """
}

extension ListController {
    /// The names of its views in the specs; with lists in cells, for the first two cells.
    var specNames: [String] {
        if cellList != nil { return [name, name + "1", name + "2"] }
        return listNames.isEmpty ? [name] : listNames
    }

    /// The name and the kind of the list in the first spec.
    var specList: (name: String, kind: ListKind) {
        if let cellList { return (name + "1", cellList) }
        guard let first = listNames.first else { return (name, kind) }
        let outlet = outlets.first { $0.name == first }?.listKind
        return (first, outlet ?? ListKind(type: ownLists.first { $0.name == first }?.type) ?? kind)
    }
}
