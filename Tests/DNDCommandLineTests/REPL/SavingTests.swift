import DNDInterpreter
import DNDResults
import Foundation
import SourceText
import System
import Testing
import Thoroughness

@testable import DNDCommandLine
@testable import DNDSession
@testable import DNDSpecs

@Suite struct SavingTests {
    private static let sessionCount: UInt64 = Thoroughness.count(300, all: 1000)

    @Test func `random sessions are saved as specs that pass, through the loader of dnd run`() throws {
        // Given a folder to save in
        let folder = FileManager.default.temporaryDirectory.appending(path: "dnd-saved-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.resolvingSymlinksInPath().appending(path: "session.dnd").path
        let loader = SpecLoader(root: folder.resolvingSymlinksInPath().path)
        var stepCount = 0
        for seed in TimeTravelTests.seed..<(TimeTravelTests.seed + Self.sessionCount) {
            // When a session is saved
            let random = RandomSession(seed: seed, lineCount: 9)
            stepCount += random.session.timeline.lastStep
            let saved = SavedSpec(random.session, title: "session")
            let refusal = saved.refusal(of: random.session, path: path)
            guard refusal == nil else {
                Issue.record("DND_SEED=\(seed): \(refusal ?? "")\n\(saved.text)")
                continue
            }
            try FileSystem.replace(path, with: saved.text)

            // Then the saved file runs and passes
            let spec = try loader.load(SpecFile(source: .file(path), name: "session.dnd")).get()
            #expect(!spec.hasErrors, "DND_SEED=\(seed)")
            let results = Interpreter().run(spec.program)
            #expect(results.map { $0.state } == [.passed], "DND_SEED=\(seed)\n\(saved.text)")
        }
        // Most lines are steps, so the sessions are not empty
        #expect(stepCount > Int(Self.sessionCount) * 3, "\(stepCount)")
    }

    @Test func `a saved session is loaded as the same session`() throws {
        for seed in TimeTravelTests.seed..<(TimeTravelTests.seed + 50) {
            let random = RandomSession(seed: seed, lineCount: 6)
            let saved = SavedSpec(random.session, title: "session").text
            guard case .lines(let lines) = SessionFile(SourceFile(name: "a.dnd", text: saved)).content else {
                Issue.record("DND_SEED=\(seed): \(saved)")
                continue
            }
            var loaded = ReplSession(environment: .withFiles)
            for line in lines {
                guard case .done(let report) = loaded.run(line.text, name: "a.dnd", firstLine: line.number),
                    report.mismatches.isEmpty
                else {
                    Issue.record("DND_SEED=\(seed): \(line.text)\n\(saved)")
                    break
                }
            }
            #expect(loaded.timeline.lastStep == random.session.timeline.played.filter { $0.isStep && $0.holds }.count)
        }
    }

    @Test func `sessions with answers by hand are saved as specs that pass`() {
        var answerCount = 0
        for seed in TimeTravelTests.seed..<(TimeTravelTests.seed + 300) {
            // Given a session whose lines are stopped and answered at random
            var lines = RandomLines(seed: seed)
            let typed = Typed()
            for line in lines.lines(count: 5) {
                typed.type("step \(line)")
                for _ in 0..<40 where typed.repl.session.stoppedLine != nil { typed.type(lines.decision()) }
                typed.type("continue")
            }
            let session = typed.repl.session
            answerCount += session.timeline.played.filter { $0.text.hasPrefix("answer") }.count

            // Then the saved spec passes
            let saved = SavedSpec(session, title: "session")
            let refusal = saved.refusal(of: session, path: "session.dnd")
            #expect(refusal == nil, "DND_SEED=\(seed)\n\(saved.text)")
        }
        #expect(answerCount > 50)
    }

    @Test func `a file that is there is replaced only by save!`() throws {
        let program = try Program(files: ["first.dnd": "# mine\n"])
        defer { program.remove() }
        let refused = try program.run([], input: "drag 1; hover 4; drop\nsave first.dnd\n")
        #expect(refused.status == 2)
        #expect(
            refused.output.hasSuffix(
                "the session is not saved: first.dnd is there already; `save! first.dnd` replaces it\n"))
        #expect(try program.text(of: "first.dnd") == "# mine\n")
        let saved = try program.run([], input: "drag 1; hover 4; drop\nsave! first.dnd\n")
        #expect(saved.status == 0 && saved.output.hasSuffix("saved first.dnd\n"))
        #expect(try program.run(["run", "first.dnd"]).status == 0)
    }
}
