extension TraceEntry {
    /// The list that the entry is about; nil where it is about none, or about the session alone.
    package var list: ListID? {
        switch kind {
        case .gesture, .note(.sessionEnded), .note(.loadFinished): nil
        case .call(let call, _, _): call.list
        case .action(_, let list), .exception(_, let list): list
        case .silence(_, let list): list
        case .note(.ignored(let list)), .note(.gapMoved(_, let list)), .note(.proposalReplaced(_, _, let list)),
            .note(.intentChosen(_, let list)), .note(.selected(_, let list)), .note(.snapshotLog(_, let list)),
            .note(.actionWithoutEffect(let list)):
            list
        }
    }
}
