/// One page of the book that `help` is: what there is to know about a matter, with lines that can be typed.
struct HelpTopic: Sendable {
    /// One word, as `help` takes it.
    let name: String

    /// Other words for the same.
    let aliases: [String]

    /// One line, without a full stop.
    let title: String

    /// Paragraphs, wrapped when they are shown.
    let paragraphs: [String]

    /// Lines that can be typed into a fresh session, one after another.
    let example: [String]

    /// Words that `help` knows besides.
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

    /// In the order of a book.
    static let all: [HelpTopic] = person + lists + app + tools
}
