internal import DNDDrawing
internal import DNDInterpreter
internal import DNDResults
internal import SourceText

/// `watch` and `unwatch`.
extension Repl {
    func watch(_ argument: String, typed: TypedLine) -> Reaction {
        guard !argument.isEmpty else {
            if watches.isEmpty { write("nothing is watched; try: watch gap") }
            showWatches()
            return .goOn
        }
        guard watches.count < WatchExpression.countAtMost else {
            return complain("\(WatchExpression.countAtMost) things are watched already: `unwatch all` forgets them")
        }
        guard !watches.contains(where: { $0.text == argument }) else {
            return complain("\(argument) is watched already")
        }
        switch WatchExpression.read(argument, typed: typed, in: session) {
        case .bad(let diagnostics): return reject(diagnostics)
        case .unknown(let names):
            let word = argument.split(separator: " ").first.map { String($0) } ?? ""
            if let meant = name(meantBy: word, in: names) {
                let expression = meant + argument.dropFirst(word.count)
                return watch(expression, typed: typed.replacing(argument, by: expression))
            }
            let known = "; what can: " + WatchExpression.firstWords.joined(separator: ", ")
            return complain("\(word) cannot be watched" + advice(on: word, in: names, otherwise: known))
        case .watch(let watch):
            watches.append(watch)
            showWatches()
            return .goOn
        }
    }

    /// `unwatch 1`, `unwatch gap`, `unwatch all`
    func unwatch(_ argument: String) -> Reaction {
        let texts = watches.map { $0.text }
        guard let kept = remaining(of: texts, without: argument, verb: "unwatch", what: "watch") else {
            return .failed(.badSpec)
        }
        watches = watches.filter { kept.contains($0.text) }
        return .goOn
    }

    /// Writes one line per watch.
    func showWatches() {
        guard !watches.isEmpty else { return }
        let player = session.player
        let width = watches.reduce(0) { max($0, $1.text.count) }
        for (index, watch) in watches.enumerated() {
            let padding = String(repeating: " ", count: width - watch.text.count)
            write("  \(style.quiet("\(index + 1)"))  \(watch.text)\(padding)  \(watch.value(in: player))")
        }
    }

    /// A numbered list without one entry, by number or text, or without all. Reports an unknown entry.
    func remaining(of texts: [String], without argument: String, verb: String, what: String) -> [String]? {
        if argument == "all" { return [] }
        if let number = Int(argument), texts.indices.contains(number - 1) {
            return texts.filter { $0 != texts[number - 1] }
        }
        guard !texts.contains(argument) else { return texts.filter { $0 != argument } }
        if argument.isEmpty {
            _ = complain("\(verb) takes a number, an expression or the word all")
            return nil
        }
        if let meant = name(meantBy: argument, in: texts) { return texts.filter { $0 != meant } }
        _ = complain("there is no \(what) \(argument)" + advice(on: argument, in: texts))
        return nil
    }
}
