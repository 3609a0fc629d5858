internal import DNDResults
package import DragDrop

/// The state that decides how a play continues, and what it will find.
///
/// What was played and judged so far does not count (``mismatches``, ``expectationCount``, ``callCursors``,
/// ``playedCount``, ``limits``), nor what an expectation has announced.
extension ScenarioPlayer: StateWritable {
    package func write(to writer: inout StateWriter) {
        engine.write(to: &writer)
        writer.write(player)
        // An expectation that names no list may mean this one; steps that are explored name theirs.
        if writer.includesFacts, engine.lists.count > 1 { writer.write(currentList) }
        writer.write(isStopped)
        writer.write(unexpected != nil)
        for list in engine.listIDs where !engine.isConsistent(list) {
            writer.write(Int(list.rawValue))
            writer.write(watch.agreed[Int(list.rawValue)])
        }
        writeDrop(to: &writer)
        // A finding about the past distinguishes states that are otherwise equal.
        for finding in findingsOfThePast {
            for byte in finding.code.rawValue.utf8 { writer.write(Int(byte)) }
            writer.write(engine.lists.firstIndex { $0.name == finding.list } ?? -1)
        }
    }

    /// The last drop, as long as loads may still change what is found about it.
    private func writeDrop(to writer: inout StateWriter) {
        guard let drop = watch.drop, engine.loads.all.contains(where: { $0.state == .pending }) else { return }
        writer.write(drop.items.map { $0.id })
        writer.write(drop.items.map { $0.sourcePath })
        writer.write(drop.touched)
        writer.write(drop.target)
        writer.write(drop.isInto)
        writer.write(engine.lastOperation)
        writer.write(drop.before)
    }
}
