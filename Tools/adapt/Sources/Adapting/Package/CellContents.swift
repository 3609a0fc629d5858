/// The cell classes of the files, and what a nib sets in them.
struct CellContents {
    private struct Cell {
        let construction: String
        let outlets: [Outlet]
        let roles: [ListKind: [String]]
        let prototypes: [Prototype]
    }

    private var cells: [String: Cell] = [:]

    init(_ symbols: Symbols, registered: Set<String>) {
        let table = DelegateTable.shared
        for (name, entries) in symbols.classes where entries[0].declaration.isUsable {
            let family = ClassFamily(entries[0], symbols, table)
            guard let superclass = family.superclass, ["UITableViewCell", "UICollectionViewCell"].contains(superclass)
            else { continue }
            let outlets = family.levels.flatMap { $0.members.flatMap { $0.member.storedProperties } }
                .filter { $0.isOutlet }.map { Outlet($0, symbols, table) }
            cells[name] = Cell(
                construction: Construction(family, table).text, outlets: outlets,
                roles: ListController.roles(family.protocols),
                prototypes: Prototype.all(of: family, registered: registered, symbols))
        }
    }

    /// The list in a cell class.
    func list(in cellType: String) -> ListKind? {
        cells[cellType]?.outlets.lazy.compactMap { $0.listKind }.first
    }

    /// Registers a prototype: its class, or if it has outlets the content that its nib would have.
    func registration(of prototype: Prototype, in list: String) -> [String] {
        let isTable = prototype.kind == .table
        let label = isTable ? "forCellReuseIdentifier" : "forCellWithReuseIdentifier"
        guard let cell = cells[prototype.cellType], !cell.outlets.isEmpty else {
            return ["\(list).register(\(prototype.cellType).self, \(label): \(prototype.identifier))"]
        }
        let nib = "UINib(nibName: \(prototype.identifier), bundle: nil)"
        return ["UINib.register(\(prototype.identifier)) {"] + content(of: cell).map { "    " + $0 } + ["}"]
            + ["\(list).register(\(nib), \(label): \(prototype.identifier))"]
    }

    private func content(of cell: Cell) -> [String] {
        var lines = ["let cell = \(cell.construction)"]
        for outlet in cell.outlets {
            lines += outlet.lines(settingOn: "cell", in: "cell.contentView")
            guard let kind = outlet.listKind else { continue }
            lines += (cell.roles[kind] ?? []).map { "\(outlet.name).\($0) = cell" }
            for prototype in cell.prototypes where prototype.kind == kind {
                lines += registration(of: prototype, in: outlet.name)
            }
        }
        return lines + ["return cell"]
    }
}
