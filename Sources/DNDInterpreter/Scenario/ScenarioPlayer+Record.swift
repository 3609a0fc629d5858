package import DNDResults
internal import DragDrop

extension ScenarioPlayer {
    /// The record so far, with its steps.
    package var record: TraceRecord {
        var record = TraceRecord(engine)
        record.steps = watch.steps
        record.raised = engine.exception.map { raised($0) }
        if keepsMoments { record.moments = watch.moments + [SceneMoment(engine)] }
        return record
    }

    /// The lists between two steps, when the data of a Swift program may not have been read.
    var moment: SceneMoment {
        var moment = SceneMoment(engine)
        for list in player.hostedLists { moment.lists[Int(list.rawValue)].data = nil }
        return moment
    }
}
