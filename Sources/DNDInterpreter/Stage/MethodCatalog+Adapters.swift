package import DNDLanguage
internal import DNDResults
internal import DragDrop

extension MethodCatalog {
    /// The methods and rules of the engine, for the checker. The adapters' tables are the only source of names.
    package static let engine = MethodCatalog(
        methods: engineMethods, ruleNames: engineRules, answers: engineAnswers, findingCodes: engineFindings,
        typeNames: engineTypes, classNames: engineClasses)

    /// A method of several kinds of list is placed with the first of them.
    private static var engineMethods: [Method] {
        let adapters = ListKind.allCases.map { Adapter.of($0) }
        let countMax = adapters.reduce(0) { $0 + $1.methods.count }
        var methods: [Method] = []
        methods.reserveCapacity(countMax)
        var positions = [String: Int](minimumCapacity: countMax)
        for (kind, adapter) in zip(ListKind.allCases, adapters) {
            for entry in adapter.methods {
                let position = positions[entry.name] ?? methods.count
                if position == methods.count {
                    positions[entry.name] = position
                    methods.append(Method(entry))
                }
                methods[position].selectors.append((kind: kind, selector: entry.selector))
            }
        }
        return methods
    }

    private static let engineRules = Citation.all.map { $0.description }
    private static let engineAnswers = OpenQuestion.withAlternative.compactMap { question in
        question.answers.map {
            NamedAnswers(
                question: question.id.description, decided: $0.decided, other: $0.other, formerOther: $0.formerOther)
        }
    }
    private static let engineFindings = Finding.Code.allCases.map { $0.rawValue }
    private static let engineTypes = TypeTree.system.declaredTypes
    private static let engineClasses = ProviderClass.system.keys.sorted()
}

extension MethodCatalog.Method {
    /// Without selectors.
    fileprivate init(_ entry: MethodEntry) {
        self.init(
            name: entry.name, selectors: [], answer: entry.answer,
            words: Spelling.words(toldBy: entry.question))
    }
}
