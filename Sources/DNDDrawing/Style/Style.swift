internal import SourceText

/// The style of texts: plain, or with the colours of a terminal. The only source of colours in reports.
///
/// Uses only attributes and the eight basic colours, which every theme keeps readable on its background.
package struct Style: Hashable, Sendable {
    /// The role of a piece of text.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case heading, name, place
        case passed, failed, warning
        case quiet, marks
        case call, action, rule
        case expected, actual
        case placeholder, gap, lifted
    }

    package let isColoured: Bool

    package static let plain = Style(isColoured: false)
    package static let coloured = Style(isColoured: true)

    package init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    /// The text in the style of its role. An empty text and the plain style add nothing.
    package func text(_ text: String, as role: Role) -> String {
        isColoured && !text.isEmpty ? Self.sequence(role.attributes) + text + Self.end : text
    }

    /// The text without control characters, but for line ends, tabs and the style's own sequences. Applied to
    /// everything that is written, since labels, names and messages come from anybody.
    package func cleaned(_ text: String) -> String {
        DisplayText.visibleLines(text, keeping: isColoured ? Self.sequences : [])
    }

    private static let end = sequence("0")

    /// Each sequence that the style can write, once.
    private static let sequences = Set(Role.allCases.map { sequence($0.attributes) } + [end]).sorted()

    /// "Select graphic rendition" (ECMA-48, 8.3.117).
    private static func sequence(_ attributes: String) -> String { "\u{1B}[\(attributes)m" }
}

extension Style.Role {
    /// The parameters of the role's sequence.
    fileprivate var attributes: String {
        switch self {
        case .heading, .name, .place: "1"
        case .passed, .expected: "32"
        case .failed: "1;31"
        case .actual: "31"
        case .warning, .placeholder: "33"
        case .quiet, .rule: "2"
        case .marks: "1;31"
        case .call: "36"
        case .action: "34"
        case .gap: "1;32"
        case .lifted: "1;36"
        }
    }
}
