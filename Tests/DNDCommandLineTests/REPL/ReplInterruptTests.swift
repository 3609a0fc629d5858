import DNDDrawing
import TerminalSupport
import Testing

@testable import DNDSession

@Suite struct ReplInterruptTests {
    /// A user who presses Ctrl-C when the session asks for it for the n-th time.
    private final class User {
        var presses = Int.max
        private var askedCount = 0

        func hasPressed() -> Bool {
            askedCount += 1
            return askedCount >= presses
        }

        /// How often the session asked since the last time.
        func forget() -> Int {
            defer { askedCount = 0 }
            return askedCount
        }
    }

    private final class Page {
        var text = ""
    }

    /// A REPL whose user presses Ctrl-C at a moment.
    private final class Interrupted {
        let user = User()
        let repl: Repl
        private let page = Page()

        init(_ lines: [String]) {
            var environment = SessionEnvironment.withFiles
            environment.isInterrupted = { [user] in user.hasPressed() }
            repl = Repl(style: .plain, isScript: false, environment: environment) { [page] in page.text += $0 + "\n" }
            for line in lines { _ = type(line) }
        }

        func type(_ line: String, pressingAt presses: Int = .max) -> (text: String, askedCount: Int) {
            page.text = ""
            user.presses = presses
            _ = user.forget()
            _ = repl.run(line)
            return (page.text, user.forget())
        }
    }

    private static let beginning = [
        "define twice { drag 1; hover 4; drop; drag 0; hover 3; drop }", "drag 2; hover 0; drop",
    ]

    @Test(arguments: ["twice; twice; expect order: C D E F A B", "twice", "twice; expect order: A B; expect order: B"])
    func `Ctrl-C takes a line back, or leaves out what is shown of it, at whatever moment it comes`(
        line: String
    ) throws {
        // Given what the line does undisturbed
        let whole = Interrupted(Self.beginning)
        let before = whole.repl.session.portrait
        let (text, askedCount) = whole.type(line)
        let calls = whole.type("calls").text
        #expect(askedCount > 30)
        var takenBackCount = 0

        for moment in 1...askedCount {
            // When the user presses Ctrl-C at a moment
            let interrupted = Interrupted(Self.beginning)
            let shown = interrupted.type(line, pressingAt: moment).text

            // Then the line is played not at all, or whole and the rest of its output is counted
            if shown.contains("the line was taken back") {
                takenBackCount += 1
                #expect(interrupted.repl.session.portrait == before)
                #expect(interrupted.type(line).text == text)
            } else {
                #expect(shown.contains("Ctrl-C: ") && shown.contains(" not shown."), "\(moment): \(shown)")
                #expect(interrupted.repl.session.portrait == whole.repl.session.portrait)
            }
            #expect(interrupted.type("calls").text == calls)
        }
        #expect(takenBackCount > 10 && takenBackCount < askedCount)
    }

    @Test func `Ctrl-C ends a file that is loaded`() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Array("drag 1\nhover 4\ndrop\ndrag 1\n".utf8), to: "steps.dnd")
        let session = Interrupted([])
        let text = session.type("load \(folder.path("steps.dnd"))", pressingAt: 2).text
        #expect(text.contains("the line was taken back.\n"), "\(text)")
        #expect(text.contains("Ctrl-C: 3 more lines were not played.\n"), "\(text)")
        #expect(session.repl.session.timeline.count == 0)
    }
}
