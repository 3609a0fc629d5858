internal import SourceText

/// The catalog, indexed. A class, since every scenario has a checker that refers to it.
final class MethodIndex: Sendable {
    private let catalog: MethodCatalog
    private let table = MadeOnce<Table>()
    private let rules = MadeOnce<Rules>()

    init(_ catalog: MethodCatalog) { self.catalog = catalog }

    private final class Table: Sendable {
        let methods: [MethodCatalog.Method]
        let names: [String]
        let byName: [String: Int]

        init(_ methods: [MethodCatalog.Method]) {
            self.methods = methods
            names = methods.map { $0.name }
            var byName = [String: Int](minimumCapacity: names.count)
            for (index, name) in names.enumerated() { byName[name] = index }
            self.byName = byName
        }
    }

    private final class Rules: Sendable {
        let names: Set<String>

        init(_ names: [String]) { self.names = Set(names) }
    }

    private var made: Table { table.value { Table(catalog.methods) } }
    private var methods: [MethodCatalog.Method] { made.methods }

    /// The short names of all methods.
    var names: [String] { made.names }

    func method(named name: String) -> MethodCatalog.Method? {
        made.byName[name].map { made.methods[$0] }
    }

    /// The short name of the method of one of the kinds that a word is meant to name: with a typo, only its beginning,
    /// or only its end. O(methods) unless it is one
    func name(meantBy word: String, of kinds: [ListKind]) -> String? {
        let known = method(named: word)
        if let known, known.belongs(to: kinds) { return word }
        let near = word.utf8.count > 5 ? Suggestion.name(for: word, in: names(for: kinds)) : nil
        return near ?? known?.name
    }

    /// O(methods), since specs usually use short names.
    func method(selector: String) -> MethodCatalog.Method? {
        methods.last { $0.selectors.contains { $0.selector == selector } }
    }

    var ruleNames: [String] { catalog.ruleNames }
    var findingCodes: [String] { catalog.findingCodes }
    var answers: [MethodCatalog.NamedAnswers] { catalog.answers }
    var typeNames: [String] { catalog.typeNames }
    var classNames: [String] { catalog.classNames }

    func hasRule(_ name: String) -> Bool { rules.value { Rules(ruleNames) }.names.contains(name) }

    /// Whether the system declares a uniform type.
    func hasType(_ name: String) -> Bool { typeNames.contains(name) }

    /// The short names of the methods of the given kinds of scene.
    func names(for kinds: [ListKind]) -> [String] {
        methods.filter { $0.belongs(to: kinds) }.map { $0.name }
    }

    func selectors(for kinds: [ListKind]) -> [String] {
        methods.flatMap { $0.selectors }.filter { kinds.contains($0.kind) }.map { $0.selector }
    }
}

extension MethodCatalog.Method {
    func belongs(to kinds: [ListKind]) -> Bool {
        selectors.contains { kinds.contains($0.kind) }
    }

    func selector(for kind: ListKind) -> String? {
        selectors.first { $0.kind == kind }?.selector
    }

    /// Whether the call has a path that `at` can match.
    var hasPath: Bool {
        name == "performDropWith" || name == "cellProvider" || name == "canReorderItem" || name == "dragStateDidChange"
            || selectors.contains {
                $0.selector.hasPart("RowAt:") || $0.selector.hasPart("ItemAt:") || $0.selector.hasPart(":at:")
                    || $0.selector.hasPart("IndexPath:")
            }
    }

    /// Whether the call has a source path and a destination path.
    var hasMove: Bool {
        name.hasPrefix("move") || name.hasPrefix("targetIndexPath") || name == "didReorder" || name == "willReorder"
            || name == "invalidationContext"
    }

    /// Whether `item` has a meaning in a body of the method: the row under the finger, or the call's own item.
    var hasItem: Bool {
        name.hasPrefix("items") || (hasPath && name != "performDropWith")
            || selectors.contains { selector in
                ["item:", "previewFor", "reorderingHandlers.", "sectionSnapshotHandlers.", "CellProvider"]
                    .contains { selector.selector.hasPart($0) }
            }
    }
}

extension String {
    /// Plain text search, so that the core does not need Foundation.
    func hasPart(_ part: String) -> Bool {
        let text = Array(utf8)
        let part = Array(part.utf8)
        guard part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { start in
            text[start..<start + part.count].elementsEqual(part)
        }
    }
}
