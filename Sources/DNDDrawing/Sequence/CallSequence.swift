/// What happens in one scenario, as messages between those who take part in it: person, UIKit, delegates, data sources
/// and providers.
///
/// The one model that every rendering of a trace is made from. Numbers are those of the trace in text, so that prose
/// can say "call 4".
package struct CallSequence: Hashable, Sendable {
    package var title: String

    /// The spec as it was named, and the line of the scenario, counted from 1.
    package var file: String
    package var line: Int

    /// The line of the row in the examples table, for a case.
    package var caseLine: Int?

    /// `passed`, `failed`, `expected failure`, `unexpected pass` or `skipped`.
    package var state: String
    package var lists: [List]

    /// From left to right; only those that take part.
    package var participants: [Participant]

    /// In the order in which they happened.
    package var messages: [Message]

    package struct List: Hashable, Sendable {
        package var name: String

        /// `table`, `collection` or `view`.
        package var kind: String

        /// Nil for the app under test.
        package var app: String?
    }

    package struct Participant: Hashable, Sendable {
        package enum Role: String, Hashable, Sendable, CaseIterable {
            case person
            case uikit = "UIKit"
            case delegate
            case dataSource = "data source"

            /// A cell that overrides `dragStateDidChange`.
            case cell
            case layout

            /// A view that accepts pastes.
            case view

            /// The behaviour, the effect or the handler of spring loading.
            case springLoading = "spring loading"

            /// What the app does by itself, outside of every call.
            case app
            case provider
        }

        /// The same in every rendering: `delegate of people`.
        package var id: String
        package var role: Role

        /// Nil where the role belongs to no list.
        package var list: String?

        /// As people read it; the list is named only where there are several.
        package var title: String
    }

    /// One line of the trace.
    package struct Message: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            case gesture, call

            /// UIKit asks for a method that nobody has written, and takes its default.
            case absent

            /// What the app tells UIKit or a provider.
            case action

            /// What UIKit does by itself; a load that arrives comes from the provider.
            case note

            /// Methods that were passed over.
            case silence
            case exception

            /// A line that is not there, and would be under another answer to an open question.
            case supposed
        }

        package var kind: Kind

        /// Counted from 1, over calls, absent methods and actions alone.
        package var number: Int?

        /// Participants by their ids; the same for what goes on inside one of them.
        package var from: String
        package var to: String

        /// The method, or the whole text of what is no call.
        package var text: String
        package var arguments: String?

        /// The list that a call or an action is about, where there are several.
        package var list: String?

        /// Without the arrow.
        package var answer: String?

        /// Why it happened.
        package var rule: String?

        /// The open questions that it rests on: `Q07`, `Q07=nothing-called`.
        package var questions: [String]

        /// Inside how many calls it happened.
        package var depth: Int

        /// Virtual time.
        package var milliseconds: Int

        /// Where the step stands that it belongs to; the file only when it is another than the scenario's.
        package var file: String?
        package var line: Int?

        package init(
            kind: Kind, number: Int?, from: String, to: String, text: String, arguments: String? = nil,
            list: String? = nil, answer: String? = nil, rule: String? = nil, questions: [String], depth: Int,
            milliseconds: Int, file: String? = nil, line: Int? = nil
        ) {
            self.kind = kind
            self.number = number
            self.from = from
            self.to = to
            self.text = text
            self.arguments = arguments
            self.list = list
            self.answer = answer
            self.rule = rule
            self.questions = questions
            self.depth = depth
            self.milliseconds = milliseconds
            self.file = file
            self.line = line
        }
    }
}

extension CallSequence {
    /// The place of a participant, from the left.
    func column(of id: String) -> Int {
        participants.firstIndex { $0.id == id } ?? 0
    }

    /// `people.dnd:12`, or the row of the case.
    package var place: String { "\(file):\(caseLine ?? line)" }

    /// The last message that happens inside of one; nil when there is none. A method that nobody has written may be
    /// passed on the way: nothing happens in that.
    func lastInner(of index: Int) -> Int? {
        guard messages[index].kind != .absent else { return nil }
        var last: Int?
        for next in messages.indices.dropFirst(index + 1) {
            if messages[next].depth > messages[index].depth {
                last = next
            } else if messages[next].kind != .absent {
                break
            }
        }
        return last
    }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
    extension CallSequence: Codable {}
    extension CallSequence.List: Codable {}
    extension CallSequence.Participant: Codable {}
    extension CallSequence.Participant.Role: Codable {}
    extension CallSequence.Message: Codable {}
    extension CallSequence.Message.Kind: Codable {}
#endif
