/// The number of a block that was put on the main queue, within one engine.
package struct MainQueueBlockID: Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }
}

extension Engine {
    /// `DispatchQueue.main.async`: the block runs when time is let pass, after what is already waiting.
    package mutating func dispatchToMain(in list: ListID) -> MainQueueBlockID? {
        guard mayAct(on: list) else { return nil }
        let id = MainQueueBlockID(rawValue: mainQueueBlockCount)
        mainQueueBlockCount += 1
        clock.schedule(.mainQueue(id), afterMilliseconds: 0)
        return id
    }

    mutating func run(_ block: MainQueueBlockID) {
        callDepth += 1
        respondent.run(block, engine: &self)
        callDepth -= 1
    }
}
