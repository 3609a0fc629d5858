import DragDrop
import Foundation
import Testing

@testable import DNDHosts

/// Tests `dnd explore --all` with Swift delegates, which child processes play from fresh controllers.
@Suite struct HostedExplorationTests {
    private func explored(
        _ list: String, _ options: [String] = ["--gestures", "single-drag"], files: [String] = []
    ) throws -> (text: String, code: Int32, files: [String]) {
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, code) = try ProbeCommand.run(
            ["explore", "spec.dnd", "--all", "-j", "1"] + options, in: folder, spec: "table \(list) from host\n")
        let texts = try files.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        return (text, code, texts)
    }

    @Test func `A right view controller is proved, for each number of rows, with the states of the textbook`() throws {
        let (text, code, _) = try explored("crowd", ["--rows", "1...2"])
        #expect(code == 0, "\(text)")
        #expect(text.hasPrefix("proved up to hidden memory: "), "\(text)")
        #expect(text.contains("  1 row: proved; 8 states, 70 transitions, depth 2\n"), "\(text)")
        // Rows are told apart: twice the 37 states of the textbook's delegate in docs/explore.md.
        #expect(text.contains("  2 rows: proved; 74 states, 1008 transitions, depth 6\n"), "\(text)")
    }

    @Test func `Each of several lists gets the number of rows, and elsewhere as many as the app has`() throws {
        let both = "upper from host\ntable lower"
        let (text, code, _) = try explored(both, ["--gestures", "single-drag", "--rows", "1...1"])
        #expect(code == 0 && text.contains("  1 row: proved; 69 states"), "\(text)")
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let spec = "table \(both) from host\n\nscenario \"rows\" {\n"
        let counts = "  expect order in upper: A B C\n  expect order in lower: X\n}\n"
        let (run, status) = try ProbeCommand.run(["run", "spec.dnd"], in: folder, spec: spec + counts)
        #expect(status == 0, "\(run)")
    }

    @Test func `A single drag ends where it began, and nothing follows`() throws {
        let (text, code, _) = try explored("crowd", ["--gestures", "single-drag", "--rows", "1...3"])
        #expect(code == 0)
        #expect(text.hasPrefix("proved up to hidden memory: "), "\(text)")
        #expect(!text.contains("remembers something"), "\(text)")
    }

    @Test func `A swap is found in three steps, and its spec fails in the same way`() throws {
        let (text, code, files) = try explored(
            "swapping", ["--gestures", "single-drag", "--depth", "3"], files: ["found-1.dnd"])
        #expect(code == 1)
        #expect(text.contains("found-1.dnd: DND1007 in swapping, after 3 steps\n"), "\(text)")
        #expect(text.contains("failed: DND1007 in swapping (found-1.dnd:"), "\(text)")
        #expect(files[0].contains("table swapping from host\n") && files[0].contains("  drag A\n"))
    }

    @Test func `A trap is a failure with its place, and what comes behind it is played, too`() throws {
        let (text, code, files) = try explored("stumbling", ["--rows", "2", "--depth", "2"], files: ["found-1.dnd"])
        #expect(code == 1)
        #expect(text.contains("the Swift program ends: "), "\(text)")
        #expect(text.contains("PeopleController.swift:"), "\(text)")
        #expect(files[0].contains("  drop\n"))
    }

    @Test func `A delegate that remembers more than its data is told from a sound one`() throws {
        let (text, _, _) = try explored("remembering", ["--states", "400"])
        #expect(text.contains("the delegate remembers something that is not in its data: "), "\(text)")
        #expect(text.contains("every path is a state of its own"), "\(text)")
        let (sound, _, _) = try explored("people", ["--states", "150"])
        #expect(!sound.contains("remembers something") && !sound.contains("random"), "\(sound)")
    }

    /// Plays that follow the paths of states alone are too short to show it.
    @Test(arguments: ["tiring", "collapsing"])
    func `What a delegate does later in a drag is not taken for what it does at first`(list: String) throws {
        let (text, _, _) = try explored(list, ["--gestures", "single-drag", "--depth", "3"])
        #expect(text.contains("the delegate remembers something that is not in its data: "), "\(text)")
        #expect(text.contains("every path is a state of its own"), "\(text)")
        let (sound, _, _) = try explored("crowd", ["--gestures", "single-drag", "--rows", "2"])
        #expect(sound.hasPrefix("proved up to hidden memory: "), "\(sound)")
    }

    @Test func `Rows are chosen only where a program lets them be chosen`() throws {
        let folder = try ProbeCommand.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, code) = try ProbeCommand.run(
            ["explore", "spec.dnd", "--all", "--rows", "2"], in: folder, spec: "table people from host\n")
        #expect(code != 0 && text.isEmpty)
    }

    // MARK: - Memory

    private final class Node {
        var next: Node?
        var value: Int

        init(_ value: Int, next: Node? = nil) {
            self.value = value
            self.next = next
        }
    }

    @MainActor private func key(_ value: Any) -> StoredMemory {
        var memory = StoredMemory(.init())
        memory.write(value)
        return memory
    }

    @MainActor @Test func `Memory is compared by what is stored, not by where`() {
        let ring = { (value: Int) -> Node in
            let node = Node(value)
            node.next = Node(2, next: node)
            return node
        }
        let (one, same, other) = (ring(1), ring(1), ring(3))
        defer { for node in [one, same, other] { node.next = nil } }
        #expect(key(one).writer.key == key(same).writer.key)
        #expect(key(one).writer.key != key(other).writer.key)
        let twice = Node(1)
        #expect(key([twice, twice]).writer.key != key([Node(1), Node(1)]).writer.key)
        #expect(key(["a": 1, "b": 2, "c": 3]).writer.key == key(["c": 3, "b": 2, "a": 1]).writer.key)
        #expect(key(Set(0..<40)).writer.key == key(Set((0..<40).reversed())).writer.key)
        #expect(key([UUID()]).writer.key == key([UUID()]).writer.key)
        #expect(key(Span(last: 1)).writer.key == key(Span(last: 1)).writer.key)
        #expect(key(Span(last: 1)).writer.key != key(Span(last: 2)).writer.key)
        #expect(key([Span(last: 1)] as [any Sendable]).writer.key == key([Span(last: 1)]).writer.key)
    }

    private struct Span: Sendable {
        var names = ["a", "b"]
        var first = 0
        var text = "c"
        var last: Int
    }

    @MainActor @Test func `What cannot be seen is named`() {
        #expect(key(Node(1)).unseenTypes.isEmpty)
        #expect(key([NSMutableString(string: "a")]).unseenTypes == ["NSMutableString"])
    }
}
