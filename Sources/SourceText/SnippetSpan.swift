/// A piece of a drawn line, with what it is: whoever has colours chooses one by it.
package struct SnippetSpan: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        /// `people.dnd:4:3:`
        case place

        /// `error:`
        case error
        case warning
        case note

        /// The title behind it.
        case message

        /// The line number and the bar.
        case gutter
        case source
        case carets

        /// What stands beneath: what was being read, a hint.
        case remark
    }

    package let role: Role
    package let text: String

    package init(_ role: Role, _ text: String) {
        self.role = role
        self.text = text
    }
}
