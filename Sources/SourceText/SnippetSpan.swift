/// A piece of a drawn line and its role, from which output in colour chooses a colour.
package struct SnippetSpan: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        /// `people.dnd:4:3:`
        case place

        /// `error:`
        case error
        case warning
        case note

        /// The title after it.
        case message

        /// The line number and the bar.
        case gutter
        case source
        case carets

        /// A remark beneath the carets: what was being read, or a hint.
        case remark
    }

    package let role: Role
    package let text: String

    package init(_ role: Role, _ text: String) {
        self.role = role
        self.text = text
    }
}
