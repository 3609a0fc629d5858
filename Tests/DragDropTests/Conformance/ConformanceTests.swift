import Testing

@testable import DragDrop

/// Plays the contract's scenarios with tables, collections and plain views.
@Suite struct ConformanceTests {
    @Test(arguments: Timeline.drags + Timeline.tracking + Timeline.drops)
    func `every kind of view makes the calls of the contract`(_ timeline: Timeline) throws {
        for kind in timeline.kinds {
            var player = TimelinePlayer(timeline, kind: kind)

            try player.play()

            #expect(player.calls == timeline.expectation(for: kind), "\(kind)")
            if let reason = timeline.reason(for: kind) { #expect(player.reason == reason, "\(kind)") }
            if let order = timeline.order { #expect(player.engine.order(of: player.main) == order, "\(kind)") }
        }
    }

    @Test(arguments: ListKind.allCases)
    func `every question that a kind puts is reached`(_ kind: ListKind) throws {
        var reached: Set<Question> = []
        for timeline in Timeline.drags + Timeline.tracking + Timeline.drops where timeline.kinds.contains(kind) {
            var player = TimelinePlayer(timeline, kind: kind)
            try player.play()
            for entry in player.engine.trace {
                if case .call(let call, _, _) = entry.kind { reached.insert(call.question) }
            }
        }

        let unreached = Adapter.of(kind).methods.map(\.question).filter { !reached.contains($0) }

        // Tested elsewhere: drop previews of rows in `CoordinatorTests`; overrides in the specs of cells, of the gap's
        // layout and of spring loading; completions and pastes, which need an app action, in `AnimatorTests` and
        // `PasteTests`; moves without a drag session, cells and outlines in `specs/movement`, `specs/diffable` and
        // `specs/outlines`.
        let elsewhere: Set<Question> = [
            .dropPreview, .completion, .canPaste, .paste, .canMove, .targetOfMove, .olderTargetOfMove, .cellProvider,
            .shouldExpandItem, .willExpandItem, .snapshotForExpandingParent, .shouldCollapseItem, .willCollapseItem,
        ]
        #expect(unreached.filter { !elsewhere.contains($0) && !$0.isOverride } == [])
    }
}
