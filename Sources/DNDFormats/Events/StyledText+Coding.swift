package import DNDDrawing

/// As JSON a text is plain.
extension StyledText: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(plain)
    }
}

extension ScenarioEvent {
    /// What the pieces of its texts are, for processes that write the event for each other.
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
