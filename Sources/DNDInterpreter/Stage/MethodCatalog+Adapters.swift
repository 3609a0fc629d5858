package import DNDLanguage
internal import DNDResults
internal import DragDrop

extension MethodCatalog {
    /// Every method and rule that the engine knows, for the checker: names stand once, in the adapters' tables.
    package static let engine: MethodCatalog = {
        var order: [String] = []
        var methods: [String: Method] = [:]
        for kind in ListKind.allCases {
            for entry in Adapter.of(kind).methods {
                if methods[entry.name] == nil {
                    order.append(entry.name)
                    methods[entry.name] = Method(
                        name: entry.name, selectors: [], answer: AnswerKind(entry.answer),
                        words: Spelling.words(toldBy: entry.question))
                }
                methods[entry.name]?.selectors.append((kind: SceneKind(kind), selector: entry.selector))
            }
        }
        return MethodCatalog(
            methods: order.compactMap { methods[$0] }, ruleNames: RuleID.allCases.map { $0.description },
            assumableNames: OpenQuestion.all.filter { $0.alternative != nil }.map { $0.id.description },
            findingCodes: Finding.Code.allCases.map { $0.rawValue },
            typeNames: TypeTree.system.declaredTypes, classNames: ProviderClass.system.keys.sorted())
    }()
}

extension MethodCatalog.AnswerKind {
    init(_ answer: DragDrop.AnswerKind) {
        switch answer {
        case .nothing: self = .nothing
        case .preview: self = .preview
        case .block: self = .block
        case .items: self = .items
        case .boolean: self = .boolean
        case .proposal: self = .proposal
        case .path: self = .path
        case .session: self = .session
        }
    }
}

extension SceneKind {
    init(_ kind: ListKind) {
        switch kind {
        case .table: self = .table
        case .collection: self = .collection
        case .view: self = .view
        }
    }
}

extension ListKind {
    init(_ kind: SceneKind) {
        switch kind {
        case .table: self = .table
        case .collection: self = .collection
        case .view: self = .view
        }
    }
}
