internal import DNDLanguage
internal import DNDResults
internal import DragDrop

extension FactPattern {
    /// Returns whether a value matches. A label refers to a row of the list.
    func fits(_ actual: FactValue, in list: ListID?, _ engine: Engine) -> Bool {
        switch (self, actual) {
        case (.text(let pattern), .text(let text)): TextPattern(pattern).matches(text)
        case (.path(let pattern), .path(let path, _)): list.map { pattern.fits(path, in: $0, engine: engine) } ?? false
        case (.path(.any), .none): true
        case (.file(nil, let isOriginal), .file(_, let isOriginalFound)): isOriginal == isOriginalFound
        case (.landing(.row(.any)), .landing(.row)), (.landing(.intoRow(.any)), .landing(.intoRow)): true
        case (.proposal(let wanted), .proposal(let operation, let intent, let isPrecise, let isFullSize)):
            wanted.operation == operation && isPrecise == wanted.isPrecise
                && isFullSize == wanted.prefersFullSizePreview
                && (wanted.intent == nil || wanted.intent == intent ?? .unspecified)
        case (.returned(let wanted), _): wanted.fits(actual)
        case (.none, _): actual.isNothing
        default: actual == value(beside: actual)
        }
    }

    /// The expected value. The actual one decides whether labels are a set or a sequence.
    func value(beside actual: FactValue) -> FactValue {
        switch self {
        case .none, .finding: .none
        case .truth(let value): .truth(value)
        case .count(let count): .count(count)
        case .word(let word, let place): .word(word, on: place?.text)
        case .text(let text): .text(text)
        case .labels(let names):
            if case .labelSet = actual {
                .labelSet(names.map { $0.text }.sorted())
            } else {
                .labels(names.map { $0.text })
            }
        case .path(let path): path.value
        case .proposal(let wanted): .proposal(wanted.operation, wanted.intent)
        case .values(let values, let areQuoted): areQuoted ? .quoted(values) : .words(values)
        case .badge(let count): .badge(plus: count)
        case .file(let name, let isOriginal): .file(name, isOriginal: isOriginal)
        case .landing(let landing): .landing(landing.value)
        case .previews(let names, let isLive, let isFullSize):
            .previews(names.map { $0.text }, isLive: isLive, isFullSize: isFullSize)
        case .returned(let returned): returned.value
        case .updates(let batches): .updates(batches)
        case .changes(let changes): .words(changes)
        case .rule(let name): .words([name.text])
        case .rows, .calls: preconditionFailure("Rows and calls are judged by themselves.")
        }
    }

    /// The part of a value that the pattern covers.
    func said(of actual: FactValue) -> FactValue {
        switch (self, actual) {
        case (_, .proposal(let operation, let intent, let isPrecise, let isFullSize)):
            .proposal(
                operation, intent, isPrecise: isPrecise && wish { $0.isPrecise },
                prefersFullSizePreview: isFullSize && wish { $0.prefersFullSizePreview })
        case (.word(_, on: _?), .word): actual
        case (_, .word(let word, _)): .word(word)
        case (.previews(_, let isLive, let isFullSize), .previews(let labels, let live, let fullSize)):
            .previews(
                labels, isLive: isLive == nil ? nil : live, isFullSize: isFullSize == nil ? nil : fullSize)
        case (_, .previews(let labels, _, _)): .labels(labels)
        default: actual
        }
    }

    private func wish(_ said: (ProposalExpression) -> Bool) -> Bool {
        if case .proposal(let wanted) = self { said(wanted) } else { false }
    }
}

extension FactValue {
    fileprivate var isNothing: Bool {
        switch self {
        case .none, .labels([]), .labelSet([]), .words([]), .quoted([]), .updates([]): true
        default: false
        }
    }
}

extension PathPattern {
    fileprivate var value: FactValue {
        switch self {
        case .any: .anything
        case .none: .none
        case .path(let section, let index): .path(RowPath(section: section, item: index), .beforeDrag)
        case .label(let name): .labels([name.text])
        }
    }
}

extension LandingExpression {
    fileprivate var value: FactValue.Landing {
        switch self {
        case .standard: .standard
        case .row(let path): .row(path.value)
        case .intoRow(let path): .intoRow(path.value)
        case .view(let name): .view(name.text)
        case .placeholder: .placeholder
        }
    }
}

extension ReturnedExpression {
    fileprivate func fits(_ actual: FactValue) -> Bool {
        switch (self, actual) {
        case (.path(.any), .absent): false
        case (.path(.any), _): true
        case (.path(.none), .none), (.path(.none), .labels([])): true
        case (.number(let wanted), .path(let path, _)): path == RowPath(section: 0, item: wanted)
        default: actual == value
        }
    }

    fileprivate var value: FactValue {
        switch self {
        case .boolean(let value): .boolean(value)
        case .number(let number): .count(number)
        case .path(let pattern): pattern.value
        case .labels(let names): .labels(names.map { $0.text })
        }
    }
}
