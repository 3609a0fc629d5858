package import DragDrop

/// States, spelt as UIKit spells them.
extension Spelling {
    package static func dragState(_ state: CellDragState) -> String {
        switch state {
        case .none: "none"
        case .lifting: "lifting"
        case .dragging: "dragging"
        }
    }

    package static func dropState(_ state: CellDropState) -> String {
        switch state {
        case .none: "none"
        case .notTargeted: "notTargeted"
        case .targeted: "targeted"
        }
    }

    package static func springLoading(_ state: SpringLoading.State) -> String {
        switch state {
        case .inactive: "inactive"
        case .possible: "possible"
        case .activating: "activating"
        case .activated: "activated"
        }
    }

    /// The argument of a method besides rows and items, for `with`: the operation of an ending, the state of a cell or
    /// of spring loading. Nil for other methods.
    package static func told(_ call: DelegateCall) -> String? {
        if let state = call.dragState { return dragState(state) }
        if let state = call.springLoadingState { return springLoading(state) }
        return call.question == .dragWillEnd || call.question == .dragDidEnd
            ? call.operation?.word : nil
    }

    /// The words that `told` can return for a method.
    package static func words(toldBy question: Question) -> [String] {
        switch question {
        case .dragWillEnd, .dragDidEnd: DropOperation.allCases.map { $0.word }
        case .dragStateDidChange: CellDragState.allCases.map { dragState($0) }
        case .springLoadingDidChange: SpringLoading.State.allCases.map { springLoading($0) }
        default: []
        }
    }
}
