extension TraceEntry {
    /// The list of the entry; nil for an entry about no list or only about the session.
    package var list: ListID? {
        switch kind {
        case .gesture, .note(.sessionEnded), .note(.loadFinished), .note(.objectsLoaded), .note(.providerCancelled),
            .note(.dataArrivedTooLate):
            nil
        case .call(let call, _, _): call.list
        case .action(_, let list), .exception(_, let list): list
        case .silence(_, let list): list
        case .note(.ignored(let list)), .note(.gapMoved(_, _, let list)), .note(.proposalReplaced(_, _, let list)),
            .note(.intentChosen(_, let list)), .note(.selected(_, let list)), .note(.deselected(_, let list)),
            .note(.springLoading(_, _, let list)), .note(.scrolled(_, let list)), .note(.snapshotLog(_, let list)),
            .note(.actionWithoutEffect(let list)), .note(.liftIgnored(_, let list)),
            .note(.animationReversed(let list)), .note(.recognized(_, let list)),
            .note(.hitTestedAbove(_, let list)), .note(.fades(_, let list)), .note(.previewSeated(_, let list)),
            .note(.rowMoved(_, let list)),
            .note(.updated(_, let list)),
            .note(.reloadedData(let list)), .note(.reordering(_, let list)):
            list
        }
    }
}
