import DNDTesting
import Foundation
import TerminalSupport
import Testing
import UIKit

@testable import hosted_probe

/// Tests delegates that trap or hang, in test processes and in the REPL: only a child process ends.
@Suite struct DeadlyDelegateTests {
    /// The report of each death, and a part of the source line that it names.
    struct Death: Sendable, CustomTestStringConvertible {
        let fault: PeopleController.Fault
        let sentences: [String]
        var code: String?

        var testDescription: String { "\(fault)" }
    }

    static let deaths = [
        Death(fault: .traps, sentences: ["was ended by signal", "Fatal error: Index out of range"], code: "people["),
        Death(fault: .casts, sentences: ["by signal 6", "Could not cast value of type 'Swift.String'"], code: "as!"),
        Death(fault: .unwraps, sentences: ["was ended by signal", "Unexpectedly found nil"], code: "Int(people[0])!"),
        Death(fault: .gives, sentences: ["was ended by signal", "Fatal error: out of ideas"], code: "fatalError("),
        Death(
            fault: .waitsForMain,
            sentences: ["was ended by signal", "DispatchQueue.sync was called on the queue that it waits for."],
            code: "DispatchQueue.main.sync"),
        Death(fault: .blocks, sentences: ["it did not come back within"], code: ".wait()"),
        Death(fault: .loops, sentences: ["it did not come back within"], code: "while fault == .loops"),
        Death(fault: .hoards, sentences: ["was ended by signal"], code: "hoard.append("),
        Death(fault: .recurses, sentences: ["was ended by signal 11"], code: "recurse(from"),
        Death(fault: .aborts, sentences: ["was ended by signal 6"], code: "abort()"),
        Death(fault: .isKilled, sentences: ["was ended by signal 9"]),
        Death(fault: .leaves, sentences: ["the Swift program left with exit code 3"]),
    ]

    @Test func `Every deadly fault is tried`() {
        #expect(Set(Self.deaths.map { $0.fault }) == Set(PeopleController.Fault.deadly))
    }

    // MARK: - Swift Testing

    @MainActor @Test(arguments: deaths)
    func `A test survives its delegate, and the other scenarios run`(death: Death) async throws {
        let scenarios = DNDTesting.Specs.scenarios(in: "Specs/deadly.dnd")
        var hosts = Hosts()
        hosts.register("people") { PeopleController(["A", "B", "C", "D"], fault: death.fault) }
        var failures: [SpecFailure] = []
        for scenario in scenarios { failures += await scenario.failures(against: hosts) }

        try #require(failures.count == 1)
        #expect(failures[0].line == 4)
        try expect(failures[0].text, tells: death)
        let state = death.sentences.contains { $0.hasPrefix("it did not come back") } ? "timed out" : "error"
        #expect(failures[0].text.hasPrefix("\(state): a row that is dragged down lands where the gap was ("))
        #expect(failures[0].text.contains("  The other scenarios ran in a process of their own.\n"))
    }

    /// Each death is in a child, although the second check only comes after the first has failed.
    @MainActor @Test func `A test may ask again after a death`() async throws {
        let scenario = try #require(DNDTesting.Specs.scenarios(in: "Specs/deadly.dnd").first)
        var hosts = Hosts()
        hosts.register("people") { PeopleController(["A", "B", "C", "D"], fault: .traps) }
        for _ in 1...2 {
            let failures = await scenario.failures(against: hosts)
            try #require(failures.count == 1)
            #expect(failures[0].text.contains("was ended by signal"))
        }
    }

    /// Expects the cause, the last call and the place.
    private func expect(_ text: String, tells death: Death) throws {
        for sentence in death.sentences { #expect(text.contains(sentence), "\(text)") }
        // No delegate here calls it on another thread; one dies inside of it.
        #expect(!text.contains("assumeIsolated was called"), "\(text)")
        #expect(text.contains("  the delegate's last call was tableView(_:performDropWith:)\n"), "\(text)")
        if let code = death.code { #expect(try line(in: text).contains(code), "\(text)") }
    }

    /// The text of the named line in the controller's file.
    private func line(in text: String) throws -> Substring {
        let place = try #require(text.firstMatch(of: /at (\S+PeopleController\.swift):(\d+)/), "\(text)")
        let line = try #require(Int(place.2))
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("HostedProbe/PeopleController.swift")
        let source = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        return source[line - 1]
    }

    // MARK: - The REPL

    private static let probe = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("hosted-probe").path

    private static func session(patience: String = "3") throws -> PseudoTerminal {
        let terminal = try PseudoTerminal([], ["DND_PATIENCE": patience, "NO_COLOR": "1"], program: probe)
        try terminal.expect("dnd> ")
        return terminal
    }

    /// Waits for the report of a death. The program waits for the child's place, and then replays the previous lines,
    /// which may take as long as its limits allow.
    private func standing(_ terminal: PseudoTerminal) throws -> String {
        try terminal.expect("The session stands where it stood before this line.", within: 60_000)
    }

    @Test(arguments: deaths)
    func `A session survives its delegate, and stands where it stood`(death: Death) throws {
        // It takes time to fill memory.
        let terminal = try Self.session(patience: death.fault == .hoards ? "60" : "3")
        terminal.type("table people from host\r")
        try terminal.expect("A B C D")
        terminal.type("drag A; hover C; drop\r")
        try terminal.expect("people  B C A D")
        terminal.type("table \(death.fault) from host\r")
        try terminal.expect(" A B C D\r\n  \(death.fault) ")
        try terminal.expect(" A B C D")
        terminal.type("drag B in \(death.fault); hover D in \(death.fault)\r")
        try terminal.expect("(B) C D |")
        terminal.type("drop\r")
        let text = try standing(terminal)
        #expect(text.contains("failed: drop (input:1)"))
        try expect(text.replacing("\r\n", with: "\n"), tells: death)
        // The drag still continues; prompt, history and undo work.
        terminal.type("cancel\r")
        try terminal.expect(" A B C D\r\n  \(death.fault) ")
        try terminal.expect(" A B C D")
        terminal.type("undo\r")
        try terminal.expect("(B) C D |")
        terminal.type("quit\r")
        #expect(try terminal.end() == 0)
    }

    /// One is silent; the other calls UIKit continuously, so its place may be anywhere in UIKit. Each prints a line
    /// before it begins.
    @Test(arguments: [
        ("loops", "round and round", ["print(", "while fault == .loops"]), ("looping", "on and on", []),
    ])
    func `Ctrl-C ends what a line hangs in, and nothing else`(host: String, beginning: String, codes: [String]) throws {
        let terminal = try Self.session(patience: "60")
        terminal.type("table \(host) from host\r")
        try terminal.expect("A B C D")
        terminal.type("drag A; hover C; drop\r")
        try terminal.expect(beginning)
        terminal.send([3])
        let text = try standing(terminal)
        let death = Death(fault: .loops, sentences: ["  it was ended by Ctrl-C\n"])
        try expect(text.replacing("\r\n", with: "\n"), tells: death)
        if !codes.isEmpty {
            let line = try line(in: text)
            #expect(codes.contains { line.contains($0) }, "\(text)")
        }
        terminal.type("order\r")
        try terminal.expect("\(host)  A B C D")
        try terminal.expect("dnd> ")
        terminal.send([4])
        #expect(try terminal.end() == 0)
    }

    @Test func `What is watched, and where the session has gone, stands as well`() throws {
        let terminal = try Self.session()
        terminal.type("table gives from host\r")
        try terminal.expect("A B C D")
        for line in ["watch gap", "drag A; hover C", "fork other", "hover B", "goto main"] {
            terminal.type("\(line)\r")
            try terminal.expect("dnd> ")
        }
        terminal.type("drop\r")
        _ = try standing(terminal)
        terminal.type("fork\r")
        try terminal.expect("> main  step 2\r\n  other  step 3")
        terminal.type("watch\r")
        try terminal.expect("1  gap  ")
        terminal.type("quit\r")
        #expect(try terminal.end() == 0)
    }

    @Test func `A line of a file that is loaded is named, and the lines before it stand`() throws {
        let folder = try TemporaryDirectory()
        let file = folder.path("session.dnd")
        let text = "table gives from host\nscenario \"dies\" {\n  drag A; hover C\n  drop\n}\n"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let terminal = try Self.session()
        terminal.type("load \(file)\r")
        #expect(try standing(terminal).contains("failed: drop (\(file):4)"))
        terminal.type("order\r")
        try terminal.expect("gives  (A) B C | D")
        terminal.type("quit\r")
        #expect(try terminal.end() == 0)
    }
}
