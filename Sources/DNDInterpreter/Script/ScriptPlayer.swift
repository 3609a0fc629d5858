internal import DNDLanguage
package import DragDrop
package import SourceText

/// Answers for delegates and data sources by playing their scripts.
package final class ScriptPlayer: EngineDelegate {
    /// Indexed by list.
    var scripts: [DelegateScript] = []

    /// The lists of a Swift program, whose data the script cannot change.
    package var hostedLists: Set<ListID> = []

    /// The blocks that run later.
    private(set) var waiting = WaitingBlocks()

    /// The actions so far, in order.
    package var appActions: [AppAction] = []

    /// True while a phrase of the app is played as a step of the scenario.
    var isPlayingStep = false

    /// The range of each update's line, by its origin.
    package private(set) var origins: [SourceRange] = []

    /// The first fault of a script, after which nothing runs.
    package internal(set) var fault: ScriptFault?

    /// The answers for single calls, in the order of their statements.
    var handAnswers: [HandAnswer] = []

    /// The patterns of the rules that were followed since the last copy.
    package private(set) var followedRules: [SourceRange] = []

    /// The condition for stopping the play, and the call at which it stopped.
    package var callWatch: CallWatch?

    /// The number of phrases played so far, up to `PlayLimits.phrases`.
    var phraseCount = 0

    /// The work that may be done; nil for any.
    var budget: PlayBudget?

    /// The nesting of blocks and of delegate methods, up to `PlayLimits.depth` and `PlayLimits.callDepth`.
    var depth = 0
    var callDepth = 0

    init() {}

    /// A player in the same state, for a copy of the engine.
    init(copying other: ScriptPlayer) {
        scripts = other.scripts
        hostedLists = other.hostedLists
        waiting = other.waiting
        appActions = other.appActions
        origins = other.origins
        fault = other.fault
        handAnswers = other.handAnswers
        phraseCount = other.phraseCount
        budget = other.budget
    }

    /// Adds scripts for new lists. Without declarations they have the rules of the textbook alone.
    func follow(_ lists: [ListState]) {
        scripts = lists.indices.map { index in
            index < scripts.count ? scripts[index] : DelegateScript(lists[index], declarations: [])
        }
    }

    package func implements(_ question: Question, in list: ListID) -> Bool {
        scripts[Int(list.rawValue)].implements(question)
    }

    package func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        guard fault == nil, callWatch?.isOver(at: call, engine) != true else { return nil }
        let bindings = Bindings(call, engine: engine)
        do {
            if !handAnswers.isEmpty, let rule = try handAnswer(to: call, bindings, engine) {
                return try follow(rule, call, bindings, &engine)
            }
            for rule in scripts[Int(call.list.rawValue)].rules(for: call.question)
            where try rule.pattern.fits(call, bindings: bindings, engine: engine) {
                return try follow(rule, call, bindings, &engine)
            }
        } catch {
            fault = error
        }
        return nil
    }

    private func follow(
        _ rule: CallRule, _ call: DelegateCall, _ bindings: Bindings, _ engine: inout Engine
    ) throws(ScriptFault) -> DelegateAnswer? {
        if rule.range.file != Textbook.file { followedRules.append(rule.range) }
        if let body = rule.body { try playBody(body, bindings, engine: &engine) }
        guard let answer = rule.answer else { return nil }
        return try evaluate(answer, to: call.question, bindings, engine: &engine)
    }

    package func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
        guard let continuation = waiting.take(.load(load)) else { return }
        var bindings = continuation.bindings
        bindings.isOffMain = bindings.isOffMain && engine.deliveries.lastQueue == .background
        switch result {
        case .delivered: run(continuation.then, bindings, &engine)
        case .failure:
            noteFailure(of: [load], continuation, engine)
            run(continuation.otherwise, bindings, &engine)
        }
    }

    package func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine) {
        guard let continuation = waiting.take(.objects(load)) else { return }
        noteFailure(of: engine.loads.members(of: load), continuation, engine)
        run(continuation.then, continuation.bindings.with(only: items), &engine)
    }

    package func run(_ block: MainQueueBlockID, engine: inout Engine) {
        guard let continuation = waiting.take(.mainQueue(block)) else { return }
        run(continuation.then, continuation.bindings, &engine)
    }

    private func run(_ statements: [Statement], _ bindings: Bindings, _ engine: inout Engine) {
        guard fault == nil, callWatch?.stop == nil else { return }
        do {
            try play(statements, bindings, engine: &engine)
        } catch {
            fault = error
        }
    }

    package func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {
        guard let block = waiting.take(.completion(completion)) else { return }
        var bindings = block.bindings
        bindings.position = position
        run(block.then, bindings, &engine)
    }

    func wait(for event: WaitingBlocks.Event, _ block: WaitingBlock) {
        waiting.add(block, for: event)
    }

    /// The origin for a line of the script, as used in ledgers.
    func origin(_ range: SourceRange) -> UpdateOrigin {
        origins.append(range)
        return UpdateOrigin(rawValue: Int32(origins.count - 1))
    }
}

/// The limits of a played scenario.
package enum PlayLimits {
    /// The maximum number of script phrases per scenario.
    package static let phrases = 1_000_000

    /// The maximum nesting of blocks, including those of nested methods. Together with ``callDepth`` small enough for a
    /// stack of 1 MiB, unoptimized.
    package static let depth = 72

    /// The maximum nesting of delegate methods, as when a cell provider applies a snapshot.
    package static let callDepth = 8
}
