/// The catalog, arranged for looking up.
struct MethodIndex: Sendable {
    private let methods: [MethodCatalog.Method]
    private let byName: [String: Int]
    private let bySelector: [String: Int]
    let ruleNames: [String]
    let findingCodes: [String]
    let assumableNames: [String]

    /// The short names of all methods.
    let names: [String]
    private let rules: Set<String>
    let typeNames: [String]
    let classNames: [String]
    private let types: Set<String>

    init(_ catalog: MethodCatalog) {
        methods = catalog.methods
        ruleNames = catalog.ruleNames
        assumableNames = catalog.assumableNames
        names = catalog.methods.map { $0.name }
        rules = Set(catalog.ruleNames)
        findingCodes = catalog.findingCodes
        typeNames = catalog.typeNames
        classNames = catalog.classNames
        types = Set(catalog.typeNames)
        var byName: [String: Int] = [:]
        var bySelector: [String: Int] = [:]
        for (index, method) in catalog.methods.enumerated() {
            byName[method.name] = index
            for entry in method.selectors { bySelector[entry.selector] = index }
        }
        self.byName = byName
        self.bySelector = bySelector
    }

    func method(named name: String) -> MethodCatalog.Method? {
        byName[name].map { methods[$0] }
    }

    func method(selector: String) -> MethodCatalog.Method? {
        bySelector[selector].map { methods[$0] }
    }

    func hasRule(_ name: String) -> Bool { rules.contains(name) }

    /// Whether the system declares a uniform type.
    func hasType(_ name: String) -> Bool { types.contains(name) }

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
