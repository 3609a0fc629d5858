/// The events of one scenario, as messages between its participants: person, UIKit, delegates, data sources and
/// providers.
///
/// The common model of all renderings of a trace. Numbers equal those of the text trace, so that prose can say "call
/// 4".
package struct CallSequence: Hashable, Sendable {
    package var title: String

    /// The path of the spec as given, and the line of the scenario, counted from 1.
    package var file: String
    package var line: Int

    /// The line of the row in the examples table, for a case.
    package var caseLine: Int?

    /// `passed`, `failed`, `expected failure`, `unexpected pass` or `skipped`.
    package var state: String
    package var lists: [List]

    /// From left to right; only those with messages.
    package var participants: [Participant]

    /// In chronological order.
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

            /// The app's own activity, outside of every call.
            case app
            case provider
        }

        /// Identical in every rendering: `delegate of people`.
        package var id: String
        package var role: Role

        /// Nil for a role without a list.
        package var list: String?

        /// The displayed title, which names the list only if there are several.
        package var title: String
    }

    /// One line of the trace.
    package struct Message: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable, CaseIterable {
            case gesture, call

            /// UIKit asks for an unimplemented method and uses its default.
            case absent

            /// A call of the app to UIKit or a provider.
            case action

            /// An effect of UIKit; for a finished load, of the provider.
            case note

            /// Methods that were not called.
            case silence
            case exception

            /// A line that is absent, and present under another answer to an open question.
            case supposed
        }

        package var kind: Kind

        /// Counted from 1, only over calls, absent methods and actions.
        package var number: Int?

        /// The IDs of the participants; equal for an event within one.
        package var from: String
        package var to: String

        /// The method, or the whole text of a message that is not a call.
        package var text: String
        package var arguments: String?

        /// The list of a call or action, when there are several.
        package var list: String?

        /// The answer without the arrow.
        package var answer: String?

        /// The rule of the message.
        package var rule: String?

        /// The open questions that it rests on.
        package var questions: [CitedQuestion]

        /// The nesting depth in calls.
        package var depth: Int

        /// Virtual time.
        package var milliseconds: Int

        /// The place of its step; the file only when it is not the scenario's.
        package var file: String?
        package var line: Int?
    }
}

extension CallSequence {
    /// The index of a participant from the left.
    func column(of id: String) -> Int {
        participants.firstIndex { $0.id == id } ?? 0
    }

    /// `people.dnd:12`, or the row of the case.
    package var place: String { "\(file):\(caseLine ?? line)" }

    /// The last message nested in a message; nil when there is none. Skips calls of unimplemented methods, which
    /// contain nothing.
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
