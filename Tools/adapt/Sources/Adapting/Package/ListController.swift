internal import SwiftSyntax

/// A view controller of the files that shows something with drag and drop, or a list.
struct ListController {
    /// The class, with the types around it.
    let typeName: String

    /// The name in the specs: `people` for `PeopleTableViewController`.
    var name: String

    let kind: ListKind
    let construction: Construction
    let outlets: [Outlet]
    let prototypes: [Prototype]

    /// Lists in properties that are not outlets.
    let ownLists: [StoredProperty]

    /// UIKit's class, such as `UITableViewController`.
    let superclass: String

    /// Roles for which a list asks the controller, such as `dataSource`.
    let roles: [ListKind: [String]]

    /// Rows whose number a host can choose, for each list.
    let rows: [RowData]

    /// Whether it is asked for the items of a drag.
    let drags: Bool

    /// Whether other views of it may take part in drag and drop.
    private let hasInteractions: Bool

    /// The list in the cells of this controller's collection or table.
    var cellList: ListKind?

    /// Nil for other classes, and for those that cannot be made from outside.
    init?(_ entry: Symbols.Entry, _ symbols: Symbols, registered: Set<String>) {
        let table = DelegateTable.shared
        let family = ClassFamily(entry, symbols, table)
        guard let superclass = family.superclass, table.isClass(superclass, "UIViewController"),
            entry.declaration.isUsable
        else { return nil }
        let properties = family.levels.flatMap { $0.members.flatMap { $0.member.storedProperties } }
        let lists = properties.filter { ListKind(type: $0.type) != nil }
        guard let kinds = Self.kinds(family, superclass, lists, table) else { return nil }
        typeName = entry.qualifiedName
        name = SpecName.of(entry.declaration.name)
        kind = kinds.own
        cellList = kinds.inCells
        hasInteractions = !family.protocols.isDisjoint(with: Self.interactionDelegates)
        self.superclass = superclass
        construction = Construction(family, table)
        rows = construction.takesRows ? [.argument] : RowData.find(in: family)
        drags = !family.protocols.isDisjoint(with: ["UITableViewDragDelegate", "UICollectionViewDragDelegate"])
        outlets = properties.filter { $0.isOutlet }.map { Outlet($0, symbols, table) }
        prototypes = Prototype.all(of: family, registered: registered, symbols)
        ownLists = lists.filter { !$0.isOutlet && !$0.isPrivate }
        roles = Self.roles(family.protocols)
    }

    /// The kind of the controller's list, and that of the lists in its cells, if it drags rows of those alone.
    private static func kinds(
        _ family: ClassFamily, _ superclass: String, _ lists: [StoredProperty], _ table: DelegateTable
    ) -> (own: ListKind, inCells: ListKind?)? {
        let protocols = family.protocols
        var own = lists.compactMap { ListKind(type: $0.type) }
        if table.isClass(superclass, "UITableViewController") { own.insert(.table, at: 0) }
        if table.isClass(superclass, "UICollectionViewController") { own.insert(.collection, at: 0) }
        if let dragged = draggedKind(protocols) {
            guard let first = own.first, !own.contains(dragged) else { return (dragged, nil) }
            return (first, dragged)
        }
        if let first = own.first { return (first, nil) }
        return protocols.isDisjoint(with: interactionDelegates) ? nil : (.view, nil)
    }

    private static func draggedKind(_ protocols: Set<String>) -> ListKind? {
        if !protocols.isDisjoint(with: ["UITableViewDragDelegate", "UITableViewDropDelegate"]) { return .table }
        let ofCollections: Set = ["UICollectionViewDragDelegate", "UICollectionViewDropDelegate"]
        return protocols.isDisjoint(with: ofCollections) ? nil : .collection
    }

    private static let interactionDelegates: Set = ["UIDragInteractionDelegate", "UIDropInteractionDelegate"]

    /// What a storyboard connects a list with, as far as the controller conforms.
    static func roles(_ protocols: Set<String>) -> [ListKind: [String]] {
        let suffixes = [("DataSource", "dataSource"), ("Delegate", "delegate")]
        func roles(_ prefix: String) -> [String] {
            suffixes.filter { protocols.contains(prefix + $0.0) }.map { $0.1 }
        }
        return [.table: roles("UITableView"), .collection: roles("UICollectionView")]
    }

    /// How Swift reaches the list of a kind, behind the controller's name; nil if it cannot.
    func list(_ kind: ListKind) -> String? {
        if let outlet = outlets.first(where: { $0.listKind == kind }) { return outlet.name }
        if let own = ownLists.first(where: { ListKind(type: $0.type) == kind }) { return "controller.\(own.name)" }
        let table = DelegateTable.shared
        if kind == .table, table.isClass(superclass, "UITableViewController") { return "controller.tableView" }
        if kind == .collection, table.isClass(superclass, "UICollectionViewController") {
            return "controller.collectionView"
        }
        return nil
    }

    /// How the views closure of a host reaches the only list, which may not be the first view that takes part.
    var onlyList: String? {
        guard hasInteractions, kind != .view, listNames.isEmpty, cellList == nil else { return nil }
        return outlets.first { $0.listKind == kind }.map { "controller.\($0.name)" } ?? list(kind)
    }

    /// The lists in its properties, if there are several.
    var listNames: [String] {
        let names = outlets.filter { $0.listKind != nil }.map { $0.name } + ownLists.map { $0.name }
        return names.count > 1 ? names : []
    }
}

extension Declaration {
    /// Whether a host can name the class: it is neither private, local nor generic.
    var isUsable: Bool {
        guard let node = node.as(ClassDeclSyntax.self), node.genericParameterClause == nil,
            modifiers.isDisjoint(with: ["private", "fileprivate"])
        else { return false }
        return !sequence(first: Syntax(node), next: { $0.parent }).contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
    }
}

/// Names of controllers in the specs.
enum SpecName {
    private static let endings = ["ViewController", "Controller", "VC"]
    private static let kinds = ["Collection", "Table", "View"]

    /// Words that begin something else in a spec.
    private static let reserved: Set<String> = ["app", "collection", "item", "scenario", "table", "view"]

    /// `PeopleTableViewController` is `people`, `ViewController` is `list`.
    static func of(_ className: String) -> String {
        var name = className
        for endings in [endings, kinds] {
            if let ending = endings.first(where: { name.hasSuffix($0) }) { name.removeLast(ending.count) }
        }
        let capitals = name.prefix { $0.isUppercase }.count
        let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
        if name.isEmpty { return "list" }
        return reserved.contains(name) ? name + "List" : name
    }
}
