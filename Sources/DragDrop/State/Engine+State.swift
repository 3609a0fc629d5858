extension Engine: StateWritable {
    /// Writes the state that decides how the engine continues. The trace and the absolute time do not count.
    /// O(sections, loads, and what is dragged or animated), and O(rows) when names are ignored.
    package func write(to writer: inout StateWriter) {
        let now = clock.milliseconds
        writer.write(scene)
        hands.write(to: &writer, in: scene, atMilliseconds: now)
        writer.write(clock)
        loads.write(to: &writer, atMilliseconds: now)
        animations.write(to: &writer, atMilliseconds: now, isResting: !hands.hasSession && clock.isIdle)
        writer.write(recording)
        writer.write(coordinator)
        writer.write(exception)
    }
}
