/// A page of `help` about one topic, with lines to type.
struct HelpTopic: Sendable {
    /// The word for `help`.
    let name: String

    /// Other words for the same topic.
    let aliases: [String]

    /// One line, without a full stop.
    let title: String

    /// Paragraphs, wrapped for display.
    private(set) var paragraphs: [String] = []

    /// Lines for a fresh session, in order.
    private(set) var example: [String] = []

    /// Related words of `help`.
    private(set) var related: [String] = []

    /// `name (other words): title`
    private init(heading: Substring) {
        let sides = heading.split(separator: ":", maxSplits: 1)
        let names = sides[0].split { "(),".contains($0) }.map { $0.trimmed() }
        name = names[0]
        aliases = Array(names.dropFirst())
        title = sides[1].trimmed()
    }

    /// `> a line to type`, `see these, words`, or a paragraph.
    private mutating func add(_ line: Substring) {
        if line.hasPrefix("> ") {
            example.append(String(line.dropFirst(2)))
        } else if line.hasPrefix("see ") {
            related = line.dropFirst(4).split(separator: ",").map { $0.trimmed() }
        } else {
            paragraphs.append(String(line))
        }
    }

    /// The topics of a text, with an empty line between two.
    static func read(_ text: String) -> [HelpTopic] {
        var topics: [HelpTopic] = []
        var isHeading = true
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isHeading {
                topics.append(HelpTopic(heading: line))
            } else if !line.isEmpty {
                topics[topics.count - 1].add(line)
            }
            isHeading = line.isEmpty
        }
        return topics
    }

    static func named(_ name: String) -> HelpTopic? {
        all.first { $0.name == name || $0.aliases.contains(name) }
    }
}
