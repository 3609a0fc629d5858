import Testing

@testable import DragDrop

/// Plays a timeline with lists of one kind: `main`, `other` in the same app, and `foreign` in another.
struct TimelinePlayer {
    let timeline: Timeline
    let stub = StubDelegate()
    var engine: Engine
    let main: ListID

    init(_ timeline: Timeline, kind: ListKind) {
        self.timeline = timeline
        engine = Engine(delegate: stub)
        engine.device = timeline.device
        main = engine.scene.addList(named: "main", kind: kind, rows: rows(timeline.rows)) { $0.data = timeline.data }
        engine.scene.addList(named: "other", kind: kind, rows: rows("X Y Z"))
        let files = engine.scene.app(named: "Files")
        engine.scene.addList(named: "foreign", kind: kind, app: files, rows: rows("M N"))
        for list in engine.lists {
            if let enablesDrags = timeline.enablesDrags { engine[list.id].isDragEnabled = enablesDrags }
            engine[list.id].isSpringLoaded = true
            engine[list.id].cadence = timeline.cadence
        }
        stub.absent.formUnion(timeline.without)
        stub.absent.subtract(timeline.with)
        stub.answers = { call, engine in
            let name = "\(call.question)"
            let list = engine[call.list].name
            if let text = timeline.answers["\(list).\(name)"] ?? timeline.answers[name] {
                return Self.answer(text, &engine)
            }
            return .usual(for: call, engine)
        }
    }

    mutating func play() throws {
        for gesture in timeline.gestures.split(separator: ";") {
            try engine.perform(parse(gesture.split(separator: " ").map { String($0) }))
        }
    }

    /// Every call of the trace, in the notation of `Timeline`.
    var calls: [String] {
        engine.trace.compactMap { entry in
            guard case .call(let call, let answer, let isImplemented) = entry.kind else { return nil }
            let text = describe(call, answer, entry.citation)
            return isImplemented ? text : "(\(text))"
        }
    }

    /// The rule of the last silence of `performDrop` or `moveRow`.
    var reason: String? {
        let rules = engine.trace.compactMap { entry -> String? in
            guard case .silence(let questions, _) = entry.kind,
                questions.contains(.performDrop) || questions.contains(.moveRow)
            else { return nil }
            return entry.citation.map(\.description)
        }
        return rules.last
    }

    private func describe(_ call: DelegateCall, _ answer: DelegateAnswer?, _ citation: Citation?) -> String {
        let list = engine[call.list]
        var text = call.list == main ? "\(call.question)" : "\(list.name).\(call.question)"
        let showsPath = ![.liftPreview, .shouldSpringLoad].contains(call.question)
        if showsPath, let path = call.path { text += "[\(path.section),\(path.item)]" }
        if let target = call.target { text += "→[\(target.section),\(target.item)]" }
        if call.space == .afterRemoval { text += "~" }
        let isEnd = [.dragWillEnd, .dragDidEnd].contains(call.question)
        if list.kind == .view, isEnd, let operation = call.operation { text += "<\(operation)>" }
        switch answer {
        case .items(let items):
            text += "=" + (items.isEmpty ? "none" : items.map { engine.label(of: $0) }.joined(separator: "+"))
        case .boolean(let answer): text += answer ? "=yes" : "=no"
        case .session(let finger): text += finger.map { "=finger\($0)" } ?? "=none"
        case .proposal(let proposal): text += "=" + describe(proposal)
        default: break
        }
        if let citation, citation.rule != list.adapter[call.question]?.rule { text += "@\(citation.description)" }
        return text
    }

    private func describe(_ proposal: DropProposal) -> String {
        switch proposal.intent {
        case .unspecified: "\(proposal.operation)"
        case .insertAtDestinationIndexPath: "\(proposal.operation).at"
        case .insertIntoDestinationIndexPath: "\(proposal.operation).into"
        case .automatic: "\(proposal.operation).automatic"
        }
    }

    private static func answer(_ text: String, _ engine: inout Engine) -> DelegateAnswer {
        switch text {
        case "yes": return .boolean(true)
        case "no": return .boolean(false)
        case "none": return .items([])
        case "first": return .session(finger: 1)
        default: break
        }
        let words = text.split(separator: ".").map { String($0) }
        guard let operation = DropOperation.allCases.first(where: { "\($0)" == words[0] }) else {
            return .items(text.split(separator: "+").map { engine.item(labelled: String($0)) })
        }
        let intents: [String: DropIntent] = [
            "at": .insertAtDestinationIndexPath, "into": .insertIntoDestinationIndexPath, "automatic": .automatic,
        ]
        return .proposal(DropProposal(operation, words.count > 1 ? intents[words[1]] ?? .unspecified : .unspecified))
    }

    private func parse(_ words: [String]) throws -> EngineGesture {
        switch words[0] {
        case "lift": return .lift(try row(words[1]))
        case "drag": return .drag(try row(words[1]))
        case "add": return .add(try row(words[1]))
        case "spring": return .spring(try row(words[1]))
        case "select": return .select(try words.dropFirst().map { TouchedRow(try row($0).path, in: main) })
        case "finger": return .finger(try #require(Int(words[1])))
        case "wait": return .wait(milliseconds: try #require(Int(words[1])))
        case "hover": return .hover(try location(words[1], zone: words.count > 2 ? words[2] : "middle"))
        default:
            let plain: [String: EngineGesture] = [
                "release": .release, "leave": .leave, "drop": .drop, "cancel": .cancel, "settle": .settle,
            ]
            return try #require(plain[words[0]], "no gesture \(words[0])")
        }
    }

    private func row(_ word: String) throws -> TouchedRow {
        let (label, list) = try split(word)
        let item = ItemID(rawValue: try #require(engine.items.number(of: label), "no row \(label)"))
        return TouchedRow(try #require(engine[list].shown.path(of: item), "no row \(label)"), in: list)
    }

    private func location(_ word: String, zone: String) throws -> FingerLocation {
        let (name, list) = try split(word)
        let section = Int(name.drop { !$0.isNumber }) ?? 0
        let place: FingerLocation.Place =
            switch name.prefix(while: \.isLowercase) {
            case "end": .end(section: section)
            case "header": .header(section: section)
            case "gap": .gap
            case "empty": .empty
            default: .row(try row(word).path, zone: zone == "above" ? .above : zone == "below" ? .below : .middle)
            }
        return FingerLocation(list: list, place: engine[list].kind == .view ? .anywhere : place)
    }

    private func split(_ word: String) throws -> (String, ListID) {
        let parts = word.split(separator: "@").map { String($0) }
        return (parts[0], parts.count > 1 ? try #require(engine.list(named: parts[1])) : main)
    }
}
