internal import DNDResults

/// A scenario, or a file that cannot be read, as an element of a page. All of its text can be read without the script.
struct PageEntry {
    /// The longest text, and the longest name, in characters. GitHub's summary has the same limit for texts.
    private static let textMax = 8000
    private static let nameMax = 300

    let state: String
    let isFailure: Bool
    let name: String
    let place: String

    /// What a fragment names, without `#`; nil when the entry has no link.
    var id: String?
    var time: String?
    var reason: String?

    /// The screens of a terminal: what is wrong, and with what.
    var texts: [String] = []

    /// The command that repeats it.
    var command: String?

    /// The number of its play in the data.
    var play: Int?
    var isOpen = false

    /// Whether there is more to show than one line.
    var hasDetails: Bool { !texts.isEmpty || play != nil || command != nil }

    /// The element, with a newline.
    var html: String {
        let state = "<span class=\"state \(colour)\">\(HTMLText.escaped(state))</span>"
        let name = "<bdi class=\"name\">\(HTMLText.escaped(Self.shortened(name, to: Self.nameMax)))</bdi>"
        let place =
            place.isEmpty
            ? "" : "<bdi class=\"place quiet\">\(HTMLText.escaped(Self.shortened(place, to: Self.nameMax)))</bdi>"
        let time = time.map { "<span class=\"time quiet\">\($0)</span>" } ?? ""
        let line = [state, name, place, time].filter { !$0.isEmpty }.joined(separator: " ")
        return "<li class=\"entry\" data-state=\"\(HTMLText.escaped(self.state))\">\n"
            + (hasDetails ? details(line) : "<p class=\"line\"\(identifier)>\(line)\(reasonSpan)</p>\n") + "</li>\n"
    }

    private var identifier: String { id.map { " id=\"\(HTMLText.escaped($0))\"" } ?? "" }

    private var colour: String {
        if isFailure { return "bad" }
        return state == ScenarioState.passed.rawValue ? "good" : "warn"
    }

    private var reasonSpan: String {
        reason.map { " <span class=\"reason\">\(HTMLText.escaped(Self.shortened($0, to: Self.nameMax)))</span>" } ?? ""
    }

    private func details(_ line: String) -> String {
        let number = play.map { " data-play=\"\($0)\"" } ?? ""
        var html = "<details\(identifier)\(number)\(isOpen ? " open" : "")><summary class=\"line\">\(line)</summary>\n"
        if reason != nil { html += "<p>\(reasonSpan)</p>\n" }
        for text in texts {
            html += "<pre class=\"screen\">\(HTMLText.escapedLines(Self.shortened(text, to: Self.textMax)))</pre>\n"
        }
        if let command { html += "<p class=\"command\"><code>\(HTMLText.escaped(command))</code>\(link)</p>\n" }
        return html + "</details>\n"
    }

    private var link: String {
        id.map { " <a class=\"link\" href=\"#\(HTMLText.escaped($0))\">link to this</a>" } ?? ""
    }

    private static func shortened(_ text: String, to count: Int) -> String {
        text.utf8.count > count && text.count > count ? text.prefix(count) + "…" : text
    }
}
