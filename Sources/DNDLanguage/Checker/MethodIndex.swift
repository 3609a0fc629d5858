/// The catalog, arranged for looking up.
struct MethodIndex: Sendable {
    private let catalog: MethodCatalog
    private let byName: [String: Int]

    /// The short names of all methods.
    let names: [String]

    init(_ catalog: MethodCatalog) {
        self.catalog = catalog
        names = catalog.methods.map { $0.name }
        var byName = [String: Int](minimumCapacity: names.count)
        for (index, name) in names.enumerated() { byName[name] = index }
        self.byName = byName
    }

    private var methods: [MethodCatalog.Method] { catalog.methods }

    func method(named name: String) -> MethodCatalog.Method? {
        byName[name].map { methods[$0] }
    }

    /// O(methods); short names are what specs are written with.
    func method(selector: String) -> MethodCatalog.Method? {
        methods.last { $0.selectors.contains { $0.selector == selector } }
    }

    var ruleNames: [String] { catalog.ruleNames }
    var findingCodes: [String] { catalog.findingCodes }
    var answers: [MethodCatalog.NamedAnswers] { catalog.answers }
    var typeNames: [String] { catalog.typeNames }
    var classNames: [String] { catalog.classNames }

    func hasRule(_ name: String) -> Bool { ruleNames.contains(name) }

    /// Whether the system declares a uniform type.
    func hasType(_ name: String) -> Bool { typeNames.contains(name) }

    /// The short names of the methods that some of the kinds of scene have.
    func names(for kinds: [SceneKind]) -> [String] {
        methods.filter { $0.belongs(to: kinds) }.map { $0.name }
    }

    func selectors(for kinds: [SceneKind]) -> [String] {
        methods.flatMap { $0.selectors }.filter { kinds.contains($0.kind) }.map { $0.selector }
    }
}

extension MethodCatalog.Method {
    func belongs(to kinds: [SceneKind]) -> Bool {
        selectors.contains { kinds.contains($0.kind) }
    }

    func selector(for kind: SceneKind) -> String? {
        selectors.first { $0.kind == kind }?.selector
    }

    /// True when the call has a path that `at` can be compared with.
    var hasPath: Bool {
        name == "performDropWith" || name == "cellProvider" || name == "canReorderItem" || name == "dragStateDidChange"
            || selectors.contains {
                $0.selector.hasPart("RowAt:") || $0.selector.hasPart("ItemAt:") || $0.selector.hasPart(":at:")
                    || $0.selector.hasPart("IndexPath:")
            }
    }

    /// True when the call has a path to move from and one to move to.
    var hasMove: Bool {
        name.hasPrefix("move") || name.hasPrefix("targetIndexPath") || name == "didReorder" || name == "willReorder"
            || name == "invalidationContext"
    }

    /// True when `item` means something in a body of the method: the row under the finger, or an item of its own.
    var hasItem: Bool {
        name.hasPrefix("items") || (hasPath && name != "performDropWith")
            || selectors.contains { selector in
                ["item:", "previewFor", "reorderingHandlers.", "sectionSnapshotHandlers.", "CellProvider"]
                    .contains { selector.selector.hasPart($0) }
            }
    }
}

extension String {
    /// Plain search, so that the core needs no Foundation.
    func hasPart(_ part: String) -> Bool {
        let text = Array(utf8)
        let part = Array(part.utf8)
        guard part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { start in
            text[start..<start + part.count].elementsEqual(part)
        }
    }
}
