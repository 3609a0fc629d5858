internal import DNDLanguage
internal import DragDrop
internal import SourceText

/// The blocks of scripts that run later.
struct WaitingBlocks {
    /// What a block waits for: the end of a load or of an animation, or a turn of the main queue.
    enum Event {
        case load(LoadID)

        /// Of `loadObjects`.
        case objects(ObjectsLoadID)
        case mainQueue(MainQueueBlockID)
        case completion(CompletionID)
    }

    /// By the number of the event.
    private(set) var blocks: [Int: (event: Event, block: WaitingBlock)] = [:]

    var isEmpty: Bool { blocks.isEmpty }

    /// The loads that a block waits for, in any order.
    var loads: some Sequence<LoadID> {
        blocks.values.lazy.compactMap { if case .load(let load) = $0.event { load } else { nil } }
    }

    mutating func add(_ block: WaitingBlock, for event: Event) { blocks[event.number] = (event, block) }

    /// Removes and returns the block that waits for an event; nil if none does.
    mutating func take(_ event: Event) -> WaitingBlock? { blocks.removeValue(forKey: event.number)?.block }
}

extension WaitingBlocks.Event {
    var kind: Int {
        switch self {
        case .load: 0
        case .objects: 1
        case .mainQueue: 2
        case .completion: 3
        }
    }

    /// Different for each event, of any kind.
    fileprivate var number: Int {
        let number =
            switch self {
            case .load(let load): load.rawValue
            case .objects(let load): load.rawValue
            case .mainQueue(let block): block.rawValue
            case .completion(let completion): completion.rawValue
            }
        return Int(number) * 4 + kind
    }
}

/// A block that runs later.
struct WaitingBlock {
    let then: [Statement]
    var otherwise: [Statement] = []
    let bindings: Bindings

    /// The range of the phrase that began it.
    let range: SourceRange
}
