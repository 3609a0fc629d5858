internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// Plays the statements of an app: in a delegate's body, in a load's completion, or as a step of the scenario.
extension ScriptPlayer {
    func play(_ statements: [Statement], _ bindings: Bindings, engine: inout Engine) throws(ScriptFault) {
        depth += 1
        defer { depth -= 1 }
        if depth > PlayLimits.depth { try refuseDepth(of: statements) }
        for statement in statements {
            guard !engine.hasException else { return }
            try play(statement, bindings, engine: &engine)
        }
    }

    /// Plays the body of a delegate method.
    func playBody(_ statements: [Statement], _ bindings: Bindings, engine: inout Engine) throws(ScriptFault) {
        callDepth += 1
        defer { callDepth -= 1 }
        if callDepth > PlayLimits.callDepth, let first = statements.first {
            throw ScriptFault(
                "delegate methods lead to one another more than \(PlayLimits.callDepth) deep", at: first.range)
        }
        try play(statements, bindings, engine: &engine)
    }

    private func refuseDepth(of statements: [Statement]) throws(ScriptFault) {
        guard let first = statements.first else { return }
        throw ScriptFault("blocks of delegate methods are nested more than \(PlayLimits.depth) deep", at: first.range)
    }

    /// Plays one statement. Blocks recurse through here, so the frame must stay small: large work is in functions that
    /// have returned by then, and an engine passed by value would be copied to the stack.
    func play(_ statement: Statement, _ bindings: Bindings, engine: inout Engine) throws(ScriptFault) {
        try admit(statement, bindings, engine: &engine)
        switch statement.kind {
        case .batch: try playBatch(statement, bindings, engine: &engine)
        case .presentation: try playWithPresentationValues(statement, bindings, engine: &engine)
        case .eachItem: try playForEachItem(statement, bindings, engine: &engine)
        case .branch:
            try play(branch(of: statement, bindings, engine: &engine), bindings, engine: &engine)
        case .placeholderCommit: try commitPlaceholder(statement, bindings, engine: &engine)
        default: try playPhrase(statement, bindings, engine: &engine)
        }
    }

    @inline(never)
    private func admit(
        _ statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) {
        phraseCount += 1
        guard phraseCount <= PlayLimits.phrases else {
            throw ScriptFault(
                "the script has run \(PlayLimits.phrases) phrases and has not come to an end", at: statement.range)
        }
        budget?.countPhrase(engine)
        if budget?.isSpent == true { throw ScriptFault("nothing more may be played", at: statement.range) }
        if bindings.isOffMain { try checkQueue(of: statement) }
        try checkOwner(statement, bindings, engine)
    }

    private func playBatch(
        _ statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) {
        guard case .batch(let statements, let name) = statement.kind else { return }
        let list = try blockList(name, bindings, statement, engine: &engine)
        engine.beginBatch(in: list)
        var inner = bindings
        inner.list = list
        try play(statements, inner, engine: &engine)
        engine.endBatch(in: list)
    }

    /// The list of a block.
    @inline(never)
    func blockList(
        _ name: Name?, _ bindings: Bindings, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) -> ListID {
        try list(name, bindings, engine, statement)
    }

    private func playForEachItem(
        _ statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) {
        guard case .eachItem(let statements) = statement.kind else { return }
        for (index, item) in bindings.dropItems.enumerated() {
            try play(statements, bindings.with(item, at: index), engine: &engine)
        }
    }

    @inline(never)
    private func branch(
        of statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) -> [Statement] {
        guard case .branch(let condition, let then, let otherwise) = statement.kind else { return [] }
        return condition.holds(bindings, engine: engine) ? then : otherwise
    }

    /// Plays a statement without an inner block that runs at once.
    @inline(never)
    private func playPhrase(
        _ statement: Statement, _ bindings: Bindings, engine: inout Engine
    ) throws(ScriptFault) {
        switch statement.kind {
        case .model(let edit, let name):
            try editModel(edit, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .list(let edit, let name):
            try editList(edit, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .snapshot(let edit, let name):
            try editSnapshot(edit, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .outline(let edit, let section, let name):
            let list = try list(name, bindings, engine, statement)
            try editOutline(edit, of: section, in: list, bindings, statement, engine: &engine)
        case .read(let query, let name):
            try read(query, in: list(name, bindings, engine, statement), statement, engine: &engine)
        case .dragInteraction(let isEnabled, let name):
            engine.setDragInteractionEnabled(isEnabled, in: try list(name, bindings, engine, statement))
        case .coordinatorDrop(let item, let target):
            try dropByCoordinator(item, target, bindings, statement, engine: &engine)
        case .placeholderInsert(let place, let item, let cell):
            try insertPlaceholder(item, at: place, cell: cell, bindings, statement, engine: &engine)
        case .placeholderUpdate(let item):
            try updatePlaceholder(item, bindings, statement, engine: &engine)
        case .placeholderDelete(let item):
            let list = try list(nil, bindings, engine, statement)
            engine.deletePlaceholder(
                for: try placeholderItem(item, in: list, bindings, statement, engine: &engine), in: list)
        case .query(let query, let name):
            try ask(query, in: list(name, bindings, engine, statement), bindings, statement, engine: &engine)
        case .load(let load): try begin(load, bindings, statement, engine: &engine)
        case .loadObjects(let wanted, let then):
            try loadObjects(of: wanted, then, bindings, statement, engine: &engine)
        case .cancelProgress(let item): try cancelProgress(of: item, bindings, statement, engine: &engine)
        case .mainQueue(let statements):
            guard let block = engine.dispatchToMain(in: try list(nil, bindings, engine, statement)) else { return }
            var inner = bindings
            inner.isOffMain = false
            wait(for: .mainQueue(block), WaitingBlock(then: statements, bindings: inner, range: statement.range))
        case .addAnimations:
            guard engine.addAnimations() else { throw noAnimator(statement) }
        case .addCompletion(let body):
            guard let completion = engine.addCompletion() else { throw noAnimator(statement) }
            wait(for: .completion(completion), WaitingBlock(then: body, bindings: bindings, range: statement.range))
        case .previewProvider(let item, let answer):
            let list = try list(nil, bindings, engine, statement)
            for item in try items(item, bindings, statement, engine: &engine) {
                engine.setPreviewProvider(of: item, to: PreviewAnswer(answer), in: list)
            }
        case .setNeedsDropPreviewUpdate(let item):
            let list = try list(nil, bindings, engine, statement)
            for item in try items(item, bindings, statement, engine: &engine) {
                engine.setNeedsDropPreviewUpdate(of: item, in: list)
            }
        case .springLoadingContext(let context): try change(context, statement, engine: &engine)
        case .progressIndicatorStyle(let isShown):
            let list = try list(nil, bindings, engine, statement)
            engine.setProgressIndicatorStyle(isShown ? .standard : .none, in: list)
        default:
            preconditionFailure("The checker lets only phrases of the app into a script.")
        }
    }

    private func change(
        _ context: SpringLoadingContext, _ statement: Statement, engine: inout Engine
    ) throws(ScriptFault) {
        let isSet =
            switch context {
            case .targetCell(let label): engine.aimSpringLoading(at: .cell(engine.item(labelled: label.text)))
            case .targetView(let name): engine.list(named: name.text).map { engine.aimSpringLoading(at: .view($0)) }
            case .targetItem(let name): engine.nameSpringLoadingRegion(engine.item(labelled: name.text))
            }
        guard isSet == true else {
            throw ScriptFault("nothing is asked about spring loading now: there is no context", at: statement.range)
        }
    }

    /// Refuses a script's change of data that belongs to a Swift program.
    private func checkOwner(_ statement: Statement, _ bindings: Bindings, _ engine: Engine) throws(ScriptFault) {
        guard !hostedLists.isEmpty, let named = statement.changedList else { return }
        let list = try list(named.name, bindings, engine, statement)
        guard hostedLists.contains(list) else { return }
        throw ScriptFault(
            "\(engine[list].name) belongs to a Swift program, which alone changes its rows", at: statement.range)
    }

    private func noAnimator(_ statement: Statement) -> ScriptFault {
        ScriptFault(
            "no animator is at hand here: methods named willAnimate… have one, and coordinator drop returns one",
            at: statement.range)
    }

    private func dropByCoordinator(
        _ expression: ItemExpression, _ target: CoordinatorTarget, _ bindings: Bindings, _ statement: Statement,
        engine: inout Engine
    ) throws(ScriptFault) {
        let list = try list(nil, bindings, engine, statement)
        for item in try items(expression, bindings, statement, engine: &engine) {
            let start = engine.trace.count
            switch target {
            case .row(let place):
                engine.coordinatorDrop(item, toRow: try path(place, in: list, .shown, bindings, engine), in: list)
            case .intoRow(let place):
                engine.coordinatorDrop(item, intoRow: try path(place, in: list, .shown, bindings, engine), in: list)
            case .view(let name):
                guard let view = engine.list(named: name.text) else {
                    throw ScriptFault("there is no view named \(name.text)", at: name.range)
                }
                engine.coordinatorDrop(item, toView: view, in: list)
            }
            note(.dropped(item), in: list, at: statement.range)
            let name = target.name(engine.adapter(of: list).actionNames)
            noteIdleCalls(name, since: start, in: list, at: statement.range, engine)
        }
    }
}

extension CoordinatorTarget {
    /// The name of the method for the kind of list.
    fileprivate func name(_ names: ActionNames) -> String {
        switch self {
        case .row: names.dropToRow
        case .intoRow: names.dropIntoRow
        case .view: "drop(_:to:)"
        }
    }
}

extension Statement {
    /// The list whose rows the app changes here; the name is nil when the list is implicit.
    fileprivate var changedList: (name: Name?, Void)? {
        switch kind {
        case .model(_, let name), .list(_, let name), .snapshot(_, let name), .outline(_, _, let name),
            .batch(_, let name):
            (name, ())
        default: nil
        }
    }
}
