internal import DNDDrawing

/// Traces of scenarios as a page, to step through.
struct TracePage {
    private let plays: [ScenarioPlay]
    private let playground: String?

    init(_ plays: [ScenarioPlay], playground: String?) {
        self.plays = plays
        self.playground = playground
    }

    var text: String {
        var values = PageValues(playground: playground)
        var ids = EntryNames()
        var entries = ""
        for (index, play) in plays.enumerated() {
            let sequence = play.sequence
            var entry = PageEntry(
                state: sequence.state, isFailure: sequence.state == "failed", name: sequence.title,
                place: sequence.place)
            entry.id = ids.unique(sequence.place)
            entry.texts = [sequence.messages.map { sequence.caption(of: $0) }.joined(separator: "\n")]
            entry.play = values.add(play)
            entry.isOpen = index == 0
            entries += entry.html
        }
        let title = plays.count == 1 ? plays[0].sequence.title : "\(plays.count) scenarios"
        let body =
            "<header>\n<h1>\(HTMLText.escaped(title))</h1>\n</header>\n<main>\n"
            + "<ol class=\"entries\">\n\(entries)</ol>\n</main>\n"
        return PageDocument(title: "\(title) – dnd trace", kind: "trace", body: body, data: values.text).text
    }
}
