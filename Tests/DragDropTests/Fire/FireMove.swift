@testable import DragDrop

/// A kind of random step. A new kind is a row in the table.
struct FireMove: Sendable {
    enum Moment { case always, idle, dragging }

    let name: String

    /// The frequency relative to the other kinds of its moment.
    let weight: Int
    let moment: Moment

    /// Makes the step. Its random values come from the run's app, seeded by the step.
    let play: @Sendable (inout FireRun) -> Void

    static let table: [FireMove] = idle + dragging + always

    // MARK: - Gestures

    private static let idle: [FireMove] = [
        .gesture("select", 2, .idle) { run in .select([run.path, run.path].map { TouchedRow($0, in: run.list) }) },
        .gesture("deselect", 1, .idle) { run in .deselect([run.path].map { TouchedRow($0, in: run.list) }) },
        .gesture("lift", 3, .idle) { run in .lift(TouchedRow(run.path, in: run.list)) },
        .gesture("drag", 16, .idle) { run in .drag(TouchedRow(run.path, in: run.list)) },
        .gesture("drop nothing", 1, .idle) { _ in .drop },
        .gesture("leave nothing", 1, .idle) { _ in .leave },
        .gesture("cancel nothing", 1, .idle) { _ in .cancel },
        .gesture("reorder", 3, .idle) { run in .reorder(TouchedRow(run.path, in: run.list)) },
        .gesture("hover without a drag", 4, .idle) { run in .hover(run.place(in: run.list)) },
        .gesture("expand", 2, .idle) { run in .expand(TouchedRow(run.path, in: run.list)) },
        .gesture("collapse", 1, .idle) { run in .collapse(TouchedRow(run.path, in: run.list)) },
    ]

    private static let dragging: [FireMove] = [
        .gesture("hover at home", 12, .dragging) { run in run.home.map { .hover(run.place(in: $0)) } ?? .leave },
        .gesture("hover", 8, .dragging) { run in .hover(run.place(in: run.list)) },
        .gesture("drop", 6, .dragging) { _ in .drop },
        .gesture("leave", 2, .dragging) { _ in .leave },
        .gesture("add", 2, .dragging) { run in .add(TouchedRow(run.path, in: run.list)) },
        .gesture("spring", 1, .dragging) { run in .spring(TouchedRow(run.path, in: run.list)) },
        .gesture("cancel", 1, .dragging) { _ in .cancel },
        .gesture("drag again", 1, .dragging) { run in
            run.engine.drag.map { .drag(TouchedRow($0.touched, in: $0.source)) } ?? .release
        },
    ]

    private static let always: [FireMove] = [
        .gesture("release", 1, .always) { _ in .release },
        .gesture("another recognizer", 1, .always) { run in .recognize(isLongPress: run.app.chance(50)) },
        .gesture("wait", 2, .always) { run in .wait(milliseconds: run.app.pick(600)) },
        .gesture("settle", 1, .always) { _ in .settle },
        .gesture("finger", 1, .always) { run in .finger(run.app.pick(4)) },
        // App actions.
        .app("batch", 3) { run in run.app.change(run.list, in: &run.engine) },
        .app("large batch", 2) { run in run.app.changeMany(run.list, in: &run.engine) },
        .app("untrue batch", 1) { run in run.app.lie(run.list, in: &run.engine) },
        .app("snapshot", 2) { run in run.app.editSnapshot(run.list, in: &run.engine) },
        .app("outline", 1) { run in run.app.editOutline(run.list, in: &run.engine) },
        .app("reload", 1) { run in run.engine.reloadData(in: run.list) },
        .app("switch drags off", 1) { run in run.engine[run.list].isDragEnabled = run.app.chance(80) },
        .app("delete a placeholder", 1) { run in run.app.deletePlaceholder(run.list, in: &run.engine) },
        .app("late calls", 1) { run in run.app.comeLate(run.list, in: &run.engine) },
        .app("cancel loads", 1) { run in run.app.cancelLoads(run.list, in: &run.engine) },
        .app("main queue", 1) { run in _ = run.engine.dispatchToMain(in: run.list) },
        .app("questions", 1) { run in run.app.ask(run.list, in: &run.engine) },
        .app("presentation values", 1) { run in
            run.engine.beginPresentationValues(in: run.list)
            run.app.change(run.list, in: &run.engine)
            run.engine.endPresentationValues(in: run.list)
        },
    ]

    private static func gesture(
        _ name: String, _ weight: Int, _ moment: Moment, _ gesture: @escaping @Sendable (FireRun) -> EngineGesture
    ) -> FireMove {
        FireMove(name: name, weight: weight, moment: moment) { run in
            let gesture = gesture(run)
            run.gap.prepare(gesture, run.engine)
            // An impossible gesture is refused and changes nothing.
            try? run.engine.perform(gesture)
        }
    }

    private static func app(
        _ name: String, _ weight: Int, _ play: @escaping @Sendable (inout FireRun) -> Void
    ) -> FireMove {
        FireMove(name: name, weight: weight, moment: .always, play: play)
    }
}

/// A random step: its kind, and the seed of its random values. Removing earlier steps changes the state in which it is
/// made, but not its random values.
struct FireStep: Hashable, Sendable {
    let move: Int
    let seed: UInt64
}
