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
        let rows = controllers.contains { !sizedRows(of: $0).isEmpty } ? Self.rows : ""
        return body + lists + rows + (Placeholder.content(ofLine: body[...]).isEmpty ? "" : Placeholder.declaration)
    }

    /// A list whose rows can be chosen in number takes `rows:`, in place of a closure that makes the controller.
    private func registration(_ controller: ListController) -> [String] {
        let name = controller.name
        let rows = sizedRows(of: controller)
        if rows.count == 1 {
            return ["hosts.register(\"\(name)\", standardCount: \(rows[0].count), rows: { \(name)($0) })"]
        }
        let make = isPlain(controller) ? controller.construction.text : "\(name)()"
        let names = controller.specNames
        guard names.count > 1 || controller.onlyList != nil else {
            return ["hosts.register(\"\(controller.name)\") { \(make) }"]
        }
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        if !rows.isEmpty {
            return [
                "hosts.register([\(list)], rows: { \(name)($0) }) { controller in", "    \(views(controller))", "}",
            ]
        }
        return ["hosts.register([\(list)]) { \(make) } views: { controller in", "    \(views(controller))", "}"]
    }

    private func views(_ controller: ListController) -> String {
        guard controller.cellList == nil else {
            let names = controller.specNames.map { "\"\($0)\"" }.joined(separator: ", ")
            return "named([\(names)], lists(in: controller.view))"
        }
        if let list = controller.onlyList { return "[\"\(controller.name)\": \(list)]" }
        let pairs = controller.listNames.map { "\"\($0)\": controller.\($0)" }.joined(separator: ", ")
        return "([\(pairs)] as [String: UIView?]).compactMapValues { $0 }"
    }

    private func isPlain(_ controller: ListController) -> Bool {
        controller.outlets.isEmpty && controller.prototypes.isEmpty && sizedRows(of: controller).isEmpty
    }

    /// One for each list, or empty.
    private func sizedRows(of controller: ListController) -> [RowData] {
        guard controller.cellList == nil, controller.onlyList == nil,
            controller.rows.count == controller.specNames.count
        else { return [] }
        return controller.rows
    }

    // MARK: - What a storyboard sets

    private func function(_ controller: ListController) -> String {
        let rows = sizedRows(of: controller)
        var lines = ["let controller = \(construction(controller, rows))"]
        let sizes = rows.compactMap { rows in
            rows.property.map { "controller.\($0) = rows(count, of: controller.\($0)) { \(rows.element) }" }
        }
        lines += sizes.count > 1 ? ["if let count {"] + sizes.map { "    " + $0 } + ["}"] : sizes
        for outlet in controller.outlets { lines += connection(controller, outlet) }
        for prototype in controller.prototypes { lines += registration(controller, prototype) }
        for outlet in controller.outlets where outlet.isView {
            lines.append("controller.view.addSubview(\(outlet.name))")
        }
        lines.append("return controller")
        let parameter = rows.isEmpty ? "" : rows.count == 1 ? "_ count: Int" : "_ count: Int?"
        return """

            \(documentation(controller))
            @MainActor private func \(controller.name)(\(parameter)) -> \(controller.typeName) {
            \(lines.map { "    " + $0 + "\n" }.joined())}

            """
    }

    private func documentation(_ controller: ListController) -> String {
        controller.outlets.isEmpty && controller.prototypes.isEmpty
            ? "/// With a number of rows, for explorations."
            : "/// With the outlets and prototype cells of its storyboard. Complete what it sets beyond that."
    }

    private func construction(_ controller: ListController, _ rows: [RowData]) -> String {
        guard let rows = rows.first, rows.property == nil else { return controller.construction.text }
        return controller.construction.text(passing: "rows(count, of: \(Construction.rows)) { \(rows.element) }")
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

    private static let rows = """

        /// The first rows of the app's own, and behind them new ones.
        private func rows<Row>(_ count: Int, of own: [Row], more: (Int) -> Row) -> [Row] {
            own.prefix(count) + (own.count..<max(count, own.count)).map { more($0 + 1) }
        }

        """

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
