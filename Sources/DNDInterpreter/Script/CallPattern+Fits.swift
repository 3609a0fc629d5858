internal import DNDLanguage
internal import DNDResults
internal import DragDrop

extension CallPattern {
    /// Returns whether a call matches the pattern. Omitted parts are not compared.
    func fits(_ call: DelegateCall, bindings: Bindings, engine: Engine) throws(ScriptFault) -> Bool {
        guard fitsArguments(call, engine: engine) else { return false }
        guard let condition else { return true }
        return condition.holds(bindings, engine: engine)
    }

    /// Matches without conditions, for past calls.
    @inline(never)
    func fitsArguments(_ call: DelegateCall, engine: Engine) -> Bool {
        if let list, engine[call.list].name != list.text { return false }
        if let at, !at.fits(call.path, in: call.list, engine: engine) { return false }
        if let from, !from.fits(call.path, in: call.list, engine: engine) { return false }
        if let to, !to.fits(call.target, in: call.list, engine: engine) { return false }
        if let position, call.position != AnimatingPosition(position) { return false }
        return fitsItems(call, engine: engine)
    }

    func fitsItems(_ call: DelegateCall, engine: Engine) -> Bool {
        guard !items.isEmpty else { return true }
        if call.question.isTold { return items.contains { Spelling.told(call) == $0.text } }
        guard let item = call.item else { return false }
        return items.contains { engine.label(of: item) == $0.text }
    }

    /// Whether the pattern names the call's method.
    func names(_ call: DelegateCall, engine: Engine) -> Bool {
        guard case .method(let method) = subject else { return false }
        return engine.adapter(of: call.list)[call.question]?.name == method.name
    }
}

extension PathPattern {
    func fits(_ path: RowPath?, in list: ListID, engine: Engine) -> Bool {
        switch self {
        case .any: return true
        case .none: return path == nil
        case .path(let section, let index): return path == RowPath(section: section, item: index)
        case .label(let name):
            guard let path, let item = engine[list].shown[path] else { return false }
            return engine.label(of: item) == name.text
        }
    }
}

extension Condition {
    func holds(_ bindings: Bindings, engine: Engine) -> Bool {
        switch self {
        case .itemSource: bindings.sourcePath != nil
        case .itemLocal: bindings.hasLocalObject
        case .itemPreview: bindings.hasPreview
        case .itemFile: bindings.load.map { engine.loads.hasFile(of: $0) } ?? false
        case .provider(let query): query.holds(bindings, engine: engine)
        case .destination: bindings.destination != nil
        case .local: bindings.isLocal
        case .diffable: bindings.list.map { engine[$0].data == .diffable } ?? false
        case .editing: bindings.list.map { engine[$0].isEditing } ?? false
        case .single: bindings.sessionItems.count == 1
        case .proposal(let proposal):
            (engine.coordinator?.proposal ?? engine.proposal(in: bindings.list)).map { proposal.fits($0) } ?? false
        case .position(let position): bindings.position == AnimatingPosition(position)
        case .not(let condition): !condition.holds(bindings, engine: engine)
        }
    }
}

extension AnimatingPosition {
    init(_ position: CompletionPosition) {
        switch position {
        case .end: self = .end
        case .start: self = .start
        }
    }
}

extension Question {
    /// Whether `with` names an argument of the method instead of an item.
    var isTold: Bool { !Spelling.words(toldBy: self).isEmpty }
}
