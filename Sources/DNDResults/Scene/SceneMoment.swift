/// The lists as a person sees them at one moment of a play.
package struct SceneMoment: Hashable, Sendable {
    package var lists: [List]

    /// Nil when nothing is lifted.
    package var drag: Drag?

    package init(lists: [List], drag: Drag?) {
        self.lists = lists
        self.drag = drag
    }

    package struct List: Hashable, Sendable {
        package var name: String

        /// The words for the list in a step; nil when its name is them, and in a moment for reading.
        package var spelling: String?

        /// `table`, `collection` or `view`.
        package var kind: String

        /// Nil for the app under test.
        package var app: String?

        /// Whether UIKit has raised an exception in it.
        package var isBroken: Bool

        /// The proposal below the finger, such as `move insertAt`.
        package var proposal: String?

        /// The labels of the app's data; nil when they are those of the rows.
        package var data: [String]?
        package var sections: [Section]

        package init(
            name: String, spelling: String?, kind: String, app: String?, isBroken: Bool, proposal: String?,
            data: [String]?, sections: [Section]
        ) {
            self.name = name
            self.spelling = spelling
            self.kind = kind
            self.app = app
            self.isBroken = isBroken
            self.proposal = proposal
            self.data = data
            self.sections = sections
        }
    }

    package struct Section: Hashable, Sendable {
        /// Nil without a title.
        package var title: String?
        package var rows: [Row]

        /// The index in `rows` of the row that follows the gap; nil without one.
        package var gap: Int?

        package init(title: String?, rows: [Row], gap: Int?) {
            self.title = title
            self.rows = rows
            self.gap = gap
        }
    }

    package struct Row: Hashable, Sendable {
        package enum Mark: String, Hashable, Sendable {
            case lifted, selected, placeholder

            /// The row that an `insertInto` proposal is about.
            case target

            /// It stands for rows that are left out, and its label is their number.
            case omitted
        }

        package var label: String

        /// The words for the row in a step; nil when its label is them, and in a moment for reading.
        package var name: String?
        package var marks: [Mark]

        package init(label: String, name: String? = nil, marks: [Mark]) {
            self.label = label
            self.name = name
            self.marks = marks
        }
    }

    package struct Drag: Hashable, Sendable {
        /// `lifted` or `dragging`.
        package var state: String
        package var labels: [String]

        package init(state: String, labels: [String]) {
            self.state = state
            self.labels = labels
        }
    }
}
