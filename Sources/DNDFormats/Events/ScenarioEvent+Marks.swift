package import DNDDrawing

extension ScenarioEvent {
    /// The styles of its texts, for processes that exchange the event.
    package var marks: [[StyledText.Mark]] {
        get { failures.map { $0.styledText.marks } + trace.map { $0.marks } }
        set {
            for (index, marks) in newValue.enumerated() {
                if failures.indices.contains(index) {
                    failures[index].styledText.marks = marks
                } else if trace.indices.contains(index - failures.count) {
                    trace[index - failures.count].marks = marks
                }
            }
        }
    }
}
