import DNDLanguage
import SourceText
import Testing

@Suite struct CheckLineTests {
    @Test("Lines of a session know what the lines before declared")
    func session() {
        var session = Session()
        #expect(session.enter("table list: A B C D E F") == ["scene list"])
        #expect(session.enter("drag 1; hover 4; drop") == ["statement", "statement", "statement"])
        #expect(session.enter("expect order: A C D E B F") == ["statement"])
        #expect(session.enter("drag Z") == ["DND2105"])
        #expect(session.enter("model insert Z at 0; list reload") == ["statement", "statement"])
        #expect(session.enter("drag Z") == ["statement"])
        #expect(session.enter("define go (row) { drag $row }") == [])
        #expect(session.enter("go A; cancel") == ["statement", "statement"])
        #expect(session.enter("gi A") == ["DND2101"])
    }

    @Test("Declarations of a line come in the order of the line, and replace those of the same name")
    func declarations() {
        var session = Session()
        #expect(
            session.enter(
                "table a: X; app P { view b: Y }; item Y { after 1s }; delegate in a { without canHandle }; ios 14")
                == ["scene a", "scene b", "item Y", "delegate", "device"])
        #expect(session.enter("table a: Q; drag Q") == ["scene a", "statement"])
        #expect(session.enter("scenario \"s\" { drag Q; cancel; expect order in a: Q }") == ["scenario s"])
        #expect(session.enter("before { settle }") == ["DND2301"])
    }

    @Test("A fault leaves out its phrase alone")
    func faults() {
        var session = Session()
        _ = session.enter("table a: X Y")
        #expect(session.enter("drag X; hovr Y; drop") == ["statement", "statement", "DND2101"])
    }
}

/// A REPL without an engine: returns the words for each line, and the codes of its faults.
private struct Session {
    private var environment = CheckEnvironment()
    private let checker = Checker(catalog: TestCatalog.catalog)

    mutating func enter(_ line: String) -> [String] {
        let parsed = Parser.parse(file: FileID(rawValue: 0), source: SourceFile(name: "line", text: line))
        let checked = checker.checkLine(parsed.block, environment: &environment)
        return checked.items.map { Session.words(for: $0) } + (parsed.diagnostics + checked.diagnostics).map { $0.code }
    }

    private static func words(for item: LineItem) -> String {
        switch item {
        case .statement: "statement"
        case .scene(let scene): "scene \(scene.name.text)"
        case .item(let item): "item \(item.label.text)"
        case .type(let type): "type \(type.name.text)"
        case .providerClass(let declared): "class \(declared.name.text)"
        case .team(let team): "team \(team.team.text)"
        case .delegate: "delegate"
        case .device: "device"
        case .assumption: "assumption"
        case .scenario(let scenario): "scenario \(scenario.name)"
        }
    }
}
