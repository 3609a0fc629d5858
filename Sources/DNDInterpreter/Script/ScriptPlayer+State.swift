internal import DNDLanguage
package import DragDrop
internal import SourceText

/// The state of a script's player that decides how a play continues: the blocks that wait, and the answers by hand.
///
/// The delegates' scripts are the same for all compared states, and what was done so far (``appActions``, ``origins``,
/// ``phraseCount``) only describes or limits a play.
extension ScriptPlayer: StateWritable {
    package func write(to writer: inout StateWriter) {
        let waiting = waiting
        writer.write(waiting.isEmpty)
        if !waiting.isEmpty { writer.write(waiting) }
        writer.write(handAnswers)
        writer.write(fault != nil)
    }
}

extension WaitingBlocks: StateWritable {
    func write(to writer: inout StateWriter) {
        write(loads, orderedBy: { $0.rawValue }, to: &writer)
        write(objects, orderedBy: { $0.rawValue }, to: &writer)
        write(mainQueue, orderedBy: { $0.rawValue }, to: &writer)
        writer.write(completions.count)
        for id in completions.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let completion = completions[id] else { continue }
            writer.write(completion.body.map { $0.range })
            writer.write(completion.bindings)
        }
    }

    /// Waiting blocks in the order in which they began.
    private func write<ID: Hashable>(
        _ waiting: [ID: WaitingBlock], orderedBy number: (ID) -> Int32, to writer: inout StateWriter
    ) {
        writer.write(waiting.count)
        for id in waiting.keys.sorted(by: { number($0) < number($1) }) {
            guard let continuation = waiting[id] else { continue }
            writer.write(continuation.range)
            writer.write(continuation.bindings)
        }
    }
}

extension HandAnswer: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(rule.range)
        writer.write(number)
        writer.write(seenCount)
    }
}

extension SourceRange: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(Int(file.rawValue))
        writer.write(Int(lowerBound))
        writer.write(Int(upperBound))
    }
}

extension Bindings: StateWritable {
    package func write(to writer: inout StateWriter) {
        writer.write(list)
        writer.write(item)
        writer.write(itemIndex)
        writer.write(sourcePath)
        writer.write(hasLocalObject)
        writer.write(hasPreview)
        writer.write(destination)
        writer.write(fallbackDestination)
        for item in dropItems {
            writer.write(item.id)
            writer.write(item.sourcePath)
            writer.write(item.hasLocalObject)
            writer.write(item.hasPreview)
        }
        writer.write(load)
        writer.write(isOffMain)
        writer.write(sessionItems)
        writer.write(moveSource)
        writer.write(moveDestination)
        writer.write(isLocal)
        writer.write(position == .end)
    }
}
