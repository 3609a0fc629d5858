/// A page of `help` about one topic, with lines to type.
struct HelpTopic: Sendable {
    /// The word for `help`.
    let name: String

    /// Other words for the same topic.
    let aliases: [String]

    /// One line, without a full stop.
    let title: String

    /// Paragraphs, wrapped for display.
    let paragraphs: [String]

    /// Lines for a fresh session, in order.
    let example: [String]

    /// Related words of `help`.
    let related: [String]

    init(
        _ name: String, also aliases: [String] = [], _ title: String, _ paragraphs: [String], try example: [String],
        see related: [String]
    ) {
        self.name = name
        self.aliases = aliases
        self.title = title
        self.paragraphs = paragraphs
        self.example = example
        self.related = related
    }

    static func named(_ name: String) -> HelpTopic? {
        all.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// All topics, in reading order.
    static let all: [HelpTopic] = person + lists + app + tools
}
