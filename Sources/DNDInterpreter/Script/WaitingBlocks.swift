internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// The blocks of scripts that run later: when a load or an animation ends, or when the main queue is free.
struct WaitingBlocks {
    var loads: [LoadID: WaitingBlock] = [:]

    /// The blocks of `loadObjects`.
    var objects: [ObjectsLoadID: WaitingBlock] = [:]
    var mainQueue: [MainQueueBlockID: WaitingBlock] = [:]
    var completions: [CompletionID: CompletionBlock] = [:]

    var isEmpty: Bool { loads.isEmpty && objects.isEmpty && mainQueue.isEmpty && completions.isEmpty }
}

/// A block that runs when a load ends, or when the main queue is free.
struct WaitingBlock {
    let then: [Statement]
    var otherwise: [Statement] = []
    let bindings: Bindings

    /// The range of the phrase that began it.
    let range: SourceRange
}

/// A block that runs when an animation ends.
struct CompletionBlock {
    let body: [Statement]
    let bindings: Bindings
}
