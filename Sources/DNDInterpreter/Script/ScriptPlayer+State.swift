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
        for number in blocks.keys.sorted() {
            guard let (event, block) = blocks[number] else { continue }
            writer.write(event.kind)
            writer.write(block.range)
            writer.write(block.bindings)
        }
        writer.write(-1)
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
