internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// The facts of a scene. A new fact is one row.
extension Fact {
    package static let order = asked("order", "the rows, and the app's data where it differs") {
        player, asked throws(ScriptFault) in try player.rows(asked, withData: true)
    }.judged { player, expectation, statement throws(ScriptFault) in
        try player.judgeOrder(expectation, in: statement)
    }
    package static let shown = asked("shown", "the rows that the list shows") {
        player, asked throws(ScriptFault) in try player.rows(asked, withData: false)
    }.judged { player, expectation, statement throws(ScriptFault) in
        try player.judgeOrder(expectation, in: statement)
    }
    package static let state = scene("state", "where the gesture stands") { .word($0.stateWord.rawValue) }
        .announcing { player, pattern in
            guard case .word(let word, _) = pattern else { return }
            // A wrong word announces nothing, so that `bless` does not make an unfinished drag the expected outcome.
            let now = player.engine.stateWord
            player.allowance.isIdle = now == .idle || word != now.rawValue
        }
    package static let proposal = asked("proposal", "the proposal in force") { player, asked throws(ScriptFault) in
        player.engine.proposal(in: try player.list(asked.list)).map { FactValue($0) } ?? .none
    }
    package static let gap = list("gap", "where the gap is shown") { engine, list in
        engine[list].gap.map { .path($0, engine.gapSpace(in: list)) } ?? .none
    }
    package static let operation = scene("operation", "how the last session ended") { engine in
        engine.lastOperation.map { .word($0.word) } ?? .absent(.sessionNotEnded)
    }
    package static let selected = list("selected", "the selected rows") { engine, list in
        .labelSet(engine[list].selected.map { engine.label(of: $0) }.sorted())
    }
    package static let placeholders = asked("placeholders", "how many placeholders are shown") {
        player, asked throws(ScriptFault) in
        let list = try player.list(asked.list)
        let lists = player.engine.lists.filter { list == nil || $0.id == list }
        return .count(lists.reduce(0) { $0 + $1.placeholders.count })
    }.announcing { player, pattern in
        if case .count(let count) = pattern, count > 0 { player.allowance.placeholders = true }
    }
    package static let exception = scene("exception", "what UIKit has raised") { engine in
        engine.exception.map { .text($0.text) } ?? .none
    }.judged { player, expectation, statement in player.judgeException(expectation.pattern, in: statement) }
    package static let loaded = scene("loaded", "what was loaded") { .labels($0.deliveries.texts) }
        .announcing { player, _ in player.announceLoads() }.hinting { $0.hintsForLoads }

    /// In the order in which help lists them.
    package static let all: [Fact] = [
        order, shown, state, proposal, gap, operation,
        asked("calls", "the calls since the last `expect calls`") { player, asked throws(ScriptFault) in
            let calls = player.openCalls(in: try player.list(asked.list))
            return .calls(calls.count, last: calls.last.map { player.text($0) })
        }.judged { player, expectation, statement throws(ScriptFault) in
            try player.judgeCalls(expectation, statement)
        },
        asked("call", "how often a call was made", example: "call performDropWith") { player, asked in
            .count(asked.call.map { player.calls($0).count } ?? 0)
        }.judged { player, expectation, statement in player.judgeCount(expectation, in: statement) },
        selected, placeholders,
        list("uncommitted", "hasUncommittedUpdates") { .truth($0.hasUncommittedUpdates($1)) }
            .announcing { player, pattern in
                if case .truth(true) = pattern { player.allowance.placeholders = true }
            },
        list("editing", "isEditing") { .truth($0[$1].isEditing) },
        list("active drag", "hasActiveDrag") { .truth($0.hasActiveDrag($1)) },
        list("active drop", "hasActiveDrop") { .truth($0.hasActiveDrop($1)) },
        cell("cellDragState", "cellDragState of a cell") { engine, item, list in
            let state = engine.dragState(ofCell: item, in: list)
            return state == .none ? .none : .word(Spelling.dragState(state))
        },
        cell("cellDropState", "cellDropState of a cell") { engine, item, list in
            let state = engine.dropState(ofCell: item, in: list)
            return state == .none ? .none : .word(Spelling.dropState(state))
        },
        scene("springLoading", "the state of spring loading under the finger") { engine in
            .word(
                Spelling.springLoading(engine.drag?.springLoading?.state ?? .inactive), on: engine.springLoadingTarget)
        },
        asked("drop", "where a dropped item lands", isOfOne: true) { player, asked in
            let item = asked.item.flatMap { player.engine.knownItem(labelled: $0.text) }
            let landing = item.flatMap { player.engine.landing(of: $0) }
            return landing.map { FactValue($0, player.engine) } ?? .absent(.noAnimation)
        },
        scene("returned", "what the app's last call to a list returned") { engine in
            engine.returned.map { FactValue($0) } ?? .absent(.nothingAsked)
        },
        exception,
        asked("silence", "why a method is not called", example: "silence performDropWith") {
            player, asked throws(ScriptFault) in
            switch try player.silence(of: asked) {
            case .called(let call): .called(call)
            case .otherRules(let rules): .rules(rules)
            case .noReason: .absent(.notComeNear)
            }
        }.judged { player, expectation, statement throws(ScriptFault) in
            try player.judgeSilence(expectation, in: statement)
        },
        loaded,
        scene("delivered", "the form in which the last load has delivered") { engine in
            engine.deliveries.last.map { FactValue($0.form) } ?? .none
        }.announcing { player, _ in player.announceLoads() },
        scene("provided", "the items whose load handlers have run") { engine in
            .labels(engine.deliveries.providedItems.map { engine.label(of: $0) })
        }.announcing { player, _ in player.announceLoads() },
        scene("error", "the error of the last load that failed") { engine in
            engine.deliveries.lastError.map { .text($0.text) } ?? .none
        }.announcing { player, _ in player.announceLoads() }.repaired(ScenarioPlayer.errorRepair),
        scene("progress indicator", "whether the system shows the progress of a transfer") {
            .word($0.showsProgressIndicator ? "shown" : "hidden")
        },
        asked("progress", "how far the loads are, in hundredths") { player, asked in
            let engine = player.engine
            let progress =
                asked.item.map { item in engine.knownItem(labelled: item.text).flatMap { engine.progress(of: $0) } }
                ?? engine.sessionProgress
            return progress.map { $0.isCancelled ? .word("cancelled") : .count($0.percent) } ?? .none
        },
        scene("queue", "where the last completion handler ran") { engine in
            let queue = engine.deliveries.lastQueue
            return queue.map { .word($0 == .main ? "main" : "background") } ?? .absent(.noHandlerRun)
        },
        item("types", "the types of an item as the list's app sees them") { engine, item, list in
            .words(engine.registeredTypes(of: item, in: list))
        },
        item("name", "suggestedName of an item") { engine, item, _ in
            engine.suggestedName(of: item).map { .quoted([$0]) } ?? .none
        },
        item("team-data", "teamData of an item") { engine, item, list in
            engine.teamData(of: item, in: list).map { .quoted([$0]) } ?? .none
        },
        item("size", "preferredPresentationSize of an item") { engine, item, _ in
            engine.presentationSize(of: item).map { .words(["\($0.width)", "\($0.height)"]) } ?? .none
        },
        asked("session", "what the session conforms to, or can load", example: "session conforms public.text") {
            player, asked throws(ScriptFault) in
            let list = try player.receiver(asked.list, at: asked.range)
            return .truth(asked.demand?.holds(ofSessionIn: list, engine: player.engine) ?? false)
        },
        scene("previews", "the items that show a preview") { engine in
            .previews(
                engine.itemsWithPreview.map { engine.label(of: $0) }, isLive: engine.hasLivePreviews,
                isFullSize: engine.hasFullSizePreviews)
        },
        scene("faded", "the items that faded where they were let go") { engine in
            .labels(engine.faded.map { engine.label(of: $0) })
        },
        scene("badge", "the badge of the drag") { FactValue($0.badge) },
        list("updates", "the batches in which the last apply was shown", preposition: .of) { engine, list in
            .updates(engine.lastUpdates(in: list))
        },
        scene("log", "what UIKit logged last") { engine in engine.lastLog.map { .text($0) } ?? .none },
        asked("difference", "what the last reorder transaction changed") { player, asked throws(ScriptFault) in
            .words(player.engine.difference(of: asked.section, in: try player.subject(asked.list, at: asked.range)))
        },
        asked("sectionTransactions", "the sections of the last reorder transaction") {
            player, asked throws(ScriptFault) in
            let list = try player.subject(asked.list, at: asked.range)
            let changes = player.engine[list].snapshots.transaction?.sectionTransactions ?? []
            return .labels(changes.map { player.engine.title(of: $0.section) })
        },
        asked("finding", "whether something is not in order", example: "finding DND1004") {
            player, asked throws(ScriptFault) in
            let code = asked.finding.flatMap { Finding.Code(rawValue: $0.text) }
            let name = try player.list(asked.list).map { player.engine[$0].name }
            let findings = player.findings
            let isFound = findings.contains { $0.code == code && (name == nil || $0.list == name) }
            return .finding(isFound, others: findings.map { $0.code })
        }.judged { player, expectation, statement throws(ScriptFault) in
            try player.judgeFinding(expectation.fact, in: statement)
        },
    ]

    /// The places in the table.
    private static let places: [String: Int] = all.indices.reduce(into: [:]) { $0[all[$1].name] = $1 }

    static func named(_ name: String) -> Fact {
        guard let place = places[name] else { preconditionFailure("The table of facts has no row '\(name)'.") }
        return all[place]
    }
}
