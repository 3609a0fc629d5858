import Foundation
import Testing

/// Tests of `dnd explore --shard`, `dnd merge` of certificates, and `dnd explore --resume`.
@Suite struct ExploreShardTests {
    private static let files = [
        "sound.dnd": "table people: A B C\n\ndelegate { canHandle -> true; itemsForAddingTo -> item }\n",
        "swap.dnd": """
        table people: A B C
        delegate { performDropWith { each item { batch {
          model insert item at destination; model remove item.source
          list insert destination; list delete item.source
        } } } }

        """,
    ]

    private static let commands = [
        ["sound.dnd", "--all", "--rows", "1...2"], ["swap.dnd", "--all"],
        ["swap.dnd", "--all", "--same-as", "sound.dnd"], ["sound.dnd", "--all", "--depth", "2"],
    ]

    @Test(arguments: commands)
    func `dnd merge writes the certificate of the whole exploration`(command: [String]) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let whole = try program.run(["explore"] + command + ["--certificate", "whole.json"])
        for number in 1...3 {
            let shard = try program.run(
                ["explore"] + command + ["--shard", "\(number)/3", "--certificate", "part-\(number).json"])
            #expect(shard.errors.isEmpty && shard.output.contains("  shard: \(number)/3; "), "\(shard)")
        }
        let merged = try program.run([
            "merge", "part-3.json", "part-1.json", "part-2.json", "--certificate", "merged.json",
        ])
        #expect(merged.status == whole.status && merged.errors.isEmpty, "\(merged.errors)")
        #expect(try program.text(of: "merged.json") == program.text(of: "whole.json"))
        let lines = whole.output.split(separator: "\n").prefix { !$0.hasPrefix("  found-") }
        #expect(merged.output.hasPrefix(lines.joined(separator: "\n")), "\(merged.output)")
        #expect(try program.run(["explore", "part-2.json", "--check"]).output.hasSuffix("part-2.json still holds\n"))

        let missing = try program.run(["merge", "part-3.json", "part-1.json"])
        #expect(missing.status == 1 && missing.errors.contains("shard 2/3 is missing"), "\(missing.errors)")
        let alone = try program.run(["merge", "whole.json"])
        #expect(alone.status == 1 && alone.errors.contains("not that of a shard"), "\(alone.errors)")
    }

    @Test func `An interrupted exploration goes on from its file`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let command = ["explore", "sound.dnd", "--all", "--rows", "3"]
        let whole = try program.run(command + ["--certificate", "whole.json"])
        _ = try program.run(command + ["--shard", "1/1", "--certificate", "all.json"])
        for count in [0, 1, 5, 40, 87] {
            try program.write(Self.interrupted(program.text(of: "all.json"), afterStates: count), to: "part.json")
            let resumed = try program.run(["explore", "part.json", "--resume", "--certificate", "resumed.json"])
            #expect(resumed.status == 0 && resumed.output == whole.output, "\(count): \(resumed)")
            #expect(try program.text(of: "resumed.json") == program.text(of: "whole.json"))
        }
        let complete = try program.run(["explore", "whole.json", "--resume"])
        #expect(complete.status == 3 && complete.errors.contains("nothing is left to go on with"))
        try program.write("table people: A B C\n", to: "sound.dnd")
        let other = try program.run(["explore", "part.json", "--resume"])
        #expect(other.status == 2 && other.errors.contains("part.json: the scene is not the one"), "\(other.errors)")
    }

    /// What a certificate would be if Ctrl-C had come after the steps of some states.
    private static func interrupted(_ text: String, afterStates count: Int) throws -> String {
        var certificate = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        var records = try #require(certificate["records"] as? [[String: Any]])
        let states = Array(try #require(records[0]["states"] as? String))
        let digitsPerState = 45
        let reached = stride(from: 0, to: states.count, by: digitsPerState).prefix { start in
            let parent = UInt32(String(states[(start + 32)..<(start + 40)]), radix: 16).map { Int32(bitPattern: $0) }
            return parent.map { Int($0) < count } ?? false
        }
        records[0]["states"] = String(states.prefix(reached.count * digitsPerState))
        records[0]["transitions"] = String(try #require(records[0]["transitions"] as? String).prefix(count * 4))
        certificate["records"] = records
        certificate["shard"] = nil
        let words = try #require(certificate["command"] as? [String])
        certificate["command"] = words.filter { $0 != "--shard" && $0 != "1/1" }
        return String(decoding: try JSONSerialization.data(withJSONObject: certificate), as: UTF8.self)
    }

    @Test func `Ctrl-C gives what is known, and a file to go on from`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let command = ["explore", "sound.dnd", "--all", "--gestures", "everything", "--rows", "6"]
        let stopped = try program.run(command, secondsAtMost: 3, signal: "INT")
        #expect(stopped.output.contains("written: sound.resume.json, from which "), "\(stopped)")
        #expect(stopped.output.contains(" up to Ctrl-C"), "\(stopped)")
        let size = try #require(stopped.output.firstMatch(of: /6 rows: [^;]*; ([0-9]+) states/), "\(stopped)")
        let again = try program.run(
            ["explore", "sound.resume.json", "--resume"], secondsAtMost: 3, signal: "INT")
        let more = try #require(again.output.firstMatch(of: /6 rows: [^;]*; ([0-9]+) states/), "\(again)")
        #expect(try #require(Int(more.1)) >= #require(Int(size.1)))
    }

    @Test(arguments: [
        (["explore", "sound.dnd", "--all", "--shard", "1/2"], "--shard needs --certificate FILE"),
        (["explore", "sound.dnd", "--shard", "1/2", "--certificate", "a"], "needs --all"),
        (["explore", "a.json", "--check", "--resume"], "--check and --resume do not go together"),
        (["explore", "a.json", "--check", "--rows", "2"], "--rows does not go with --check"),
        (["explore", "sound.dnd", "--all", "--shard", "3/2", "--certificate", "a"], "--shard cannot be '3/2'"),
    ])
    func `Options that do not fit are refused`(arguments: [String], message: String) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(arguments)
        #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
    }

    @Test func `A folder that is missing is found before the work`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["explore", "sound.dnd", "--all", "--certificate", "missing/whole.json"])
        #expect(result.status == 73 && result.output.isEmpty, "\(result)")
        #expect(result.errors.contains("no such folder: "), "\(result.errors)")
    }
}
