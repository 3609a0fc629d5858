import Foundation
import TerminalSupport
import Testing

@testable import LineEditor

/// Tests the displayed screen, through a pseudo-terminal and a terminal emulator.
struct ScreenTests {
    @Test(
        .enabled(if: Pyte.isThere, "the screen is read by pyte, which is neither installed nor can be (see above)"),
        arguments: ScreenCase.all)
    func `a terminal shows`(_ what: ScreenCase) throws {
        let player = try ScreenPlayer(what, python: try #require(Pyte.python))
        for step in what.steps { try player.play(step) }
    }

    @Test(arguments: LibeditTopic.allCases)
    func `every topic has cases`(topic: LibeditTopic) {
        #expect(ScreenCase.all.contains { $0.topic == topic })
    }

    @Test func `no two cases have the same name`() {
        let names = ScreenCase.all.map { $0.testDescription }
        #expect(Set(names).count == names.count)
    }
}

/// Plays a case.
private final class ScreenPlayer {
    private let terminal: PseudoTerminal
    private let screen: PyteScreen
    private let directory: TemporaryDirectory

    init(_ what: ScreenCase, python: String) throws {
        directory = try TemporaryDirectory()
        var environment = what.environment
        if let editrc = what.editrc {
            try directory.write(Array(editrc.utf8), to: "editrc")
            environment["EDITRC"] = directory.path("editrc")
        }
        try directory.write(HistoryFormat.encode(what.history), to: "history")
        let screen = try PyteScreen(python: python, rows: what.size.rows, columns: what.size.columns)
        self.screen = screen
        terminal = try PseudoTerminal(
            ["--history", directory.path("history")] + what.arguments, environment, program: Probe.path,
            rows: what.size.rows, columns: what.size.columns)
        terminal.onOutput = { bytes in try? screen.feed(bytes) }
        let hasPlainPrompt = Set(what.arguments).isDisjoint(with: ["--prompt", "--colour"]) && what.size.columns > 5
        if hasPlainPrompt { try terminal.expect("dnd> ") }
    }

    func play(_ step: ScreenCase.Step) throws {
        switch step {
        case .type(let text): terminal.type(text)
        case .bytes(let bytes): terminal.send(bytes)
        case .signal(let number): terminal.signal(number)
        case .pause(let milliseconds): usleep(milliseconds * 1_000)
        case .says(let text): try terminal.expect(text)
        case .neverSaid(let text): #expect(!terminal.text.contains(text))
        case .ends(let status): #expect(try terminal.end() == status)
        case .resize(let rows, let columns):
            try screen.resize(rows: rows, columns: columns)
            terminal.resize(rows: rows, columns: columns)
        default: try see(step)
        }
    }

    private func see(_ step: ScreenCase.Step) throws {
        var state = try screen.state()
        do {
            try terminal.wait(for: "\(step)") {
                state = try screen.state()
                return state.shows(step)
            }
        } catch {
            throw HarnessError(text: "\(error)\npyte shows this:\n\(state)")
        }
    }
}

extension PyteScreen.State {
    fileprivate func shows(_ step: ScreenCase.Step) -> Bool {
        switch step {
        case .sees(let text): rows.contains(text)
        case .line(let text): rows[row] == text
        case .above(let distance, let text): row >= distance && rows[row - distance] == text
        case .lacks(let text): !rows.contains { $0.contains(text) }
        case .cursor(let column): self.column == column
        case .under(let text): underCursor == text
        case .faint(let text): faint[row].trimmingCharacters(in: .whitespaces) == text
        case .coloured(let text): coloured[row].trimmingCharacters(in: .whitespaces) == text
        default: true
        }
    }
}
