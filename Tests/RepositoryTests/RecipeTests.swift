import Foundation
import Testing

/// Runs the recipes of `docs/running.md` as written, with specs of which one fails.
@Suite struct RecipeTests {
    private static let page = "docs/running.md"

    /// Every recipe must run every scenario once, and report the failure.
    private static let scenarioCount = 24

    private static func recipe(_ name: String, in page: String = page) throws -> String {
        let blocks = MarkdownBlock.blocks(of: try Repository.shared.text(of: page))
        let block = try #require(blocks.first { $0.words.last == name }, "\(page) has no block \(name)")
        return block.lines.map { $0 + "\n" }.joined()
    }

    @Test(.enabled(if: Workshop.has("parallel"), "GNU parallel is not installed"))
    func `GNU parallel runs all parts`() throws {
        let workshop = try Workshop(scenarioCount: Self.scenarioCount)
        defer { workshop.remove() }
        let answer = try workshop.run(try Self.recipe("parallel.sh"))
        #expect(answer.status == 1)
        #expect(answer.text.contains("23 passed, 1 failed in 2 files"), "\(answer.text)")
        #expect(try workshop.text(of: "report.xml").contains("tests=\"24\" failures=\"1\""))
    }

    @Test func `The tasks of a Slurm array are the parts`() throws {
        let workshop = try Workshop(scenarioCount: Self.scenarioCount)
        defer { workshop.remove() }
        let script = try Self.recipe("array.sh")
        let range = try #require(script.firstMatch(of: #/--array=1-([0-9]+)/#))
        let count = try #require(Int(range.1))
        var codes: [Int32] = []
        for task in 1...count {
            let variables = ["SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "\(count)"]
            codes.append(try workshop.run(script, variables).status)
        }
        #expect(codes.sorted() == [0, 0, 0, 1])
        #expect(try workshop.run("dnd merge part-*.ndjson").text.contains("23 passed, 1 failed in 2 files"))
        // A task that never ran.
        let answer = try workshop.run("rm part-3.ndjson; dnd merge part-*.ndjson")
        #expect(answer.status == 1)
        #expect(answer.text.contains("shard 3/4 is missing"))
    }

    @Test func `The jobs of a matrix are the parts`() throws {
        let workshop = try Workshop(scenarioCount: Self.scenarioCount)
        defer { workshop.remove() }
        let lines = try Self.recipe("github.yml").split(separator: "\n")
        let commands = lines.compactMap { line in
            line.firstRange(of: "- run: ").map { String(line[$0.upperBound...]) }
        }
        try #require(commands.count == 2)
        for part in 1...4 {
            let command = commands[0].replacing("${{ matrix.part }}", with: "\(part)")
            _ = try workshop.run(command, ["GITHUB_STEP_SUMMARY": "summary.md", "CI": "true"])
        }
        let answer = try workshop.run(commands[1], ["GITHUB_STEP_SUMMARY": "summary.md", "CI": "true"])
        #expect(answer.status == 1)
        #expect(answer.text.hasPrefix("::error file=specs/b.dnd,line="), "\(answer.text)")
        #expect(try workshop.text(of: "summary.md").contains("## dnd: 23 passed, 1 failed\n"))
    }

    @Test func `GitLab's parallel jobs are the parts`() throws {
        let workshop = try Workshop(scenarioCount: Self.scenarioCount)
        defer { workshop.remove() }
        let lines = try Self.recipe("gitlab.yml").split(separator: "\n")
        let command = try #require(lines.first { $0.contains("- dnd ") }?.split(separator: "- ", maxSplits: 1).last)
        var count = 0
        for node in 1...4 {
            let variables = ["CI_NODE_INDEX": "\(node)", "CI_NODE_TOTAL": "4", "CI": "true"]
            _ = try workshop.run(String(command), variables)
            let report = try workshop.text(of: "report-\(node).xml")
            count += report.components(separatedBy: "<testcase ").count - 1
        }
        #expect(count == Self.scenarioCount)
    }

    @Test func `Bazel's shards are the parts`() throws {
        let workshop = try Workshop(scenarioCount: Self.scenarioCount)
        defer { workshop.remove() }
        let script = try Self.recipe("specs_test.sh")
        let build = try Self.recipe("BUILD.bazel")
        let count = try #require(build.firstMatch(of: #/shard_count = ([0-9]+)/#).flatMap { Int($0.1) })
        var total = 0
        for index in 0..<count {
            _ = try workshop.run(
                script,
                [
                    "TEST_SRCDIR": "/", "TEST_TOTAL_SHARDS": "\(count)", "TEST_SHARD_INDEX": "\(index)",
                    "TEST_SHARD_STATUS_FILE": "status-\(index)", "XML_OUTPUT_FILE": "test-\(index).xml",
                ])
            #expect(try workshop.text(of: "status-\(index)").isEmpty)
            total += try workshop.text(of: "test-\(index).xml").components(separatedBy: "<testcase ").count - 1
        }
        #expect(total == Self.scenarioCount)
    }

    private static let explorePage = "docs/explore.md"
    private static let sound = "table people: A B C\n\ndelegate { canHandle -> true; itemsForAddingTo -> item }\n"

    /// The certificate of an exploration without shards.
    private static func wholeCertificate(_ workshop: Workshop) throws -> String {
        #expect(try workshop.run("dnd explore sound.dnd --all --rows 1...5 --certificate one.json").status == 0)
        return try workshop.text(of: "one.json")
    }

    @Test(.enabled(if: Workshop.has("parallel"), "GNU parallel is not installed"))
    func `GNU parallel explores all parts`() throws {
        let workshop = try Workshop(texts: ["sound.dnd": Self.sound])
        defer { workshop.remove() }
        let answer = try workshop.run(try Self.recipe("explore-parallel.sh", in: Self.explorePage))
        #expect(answer.status == 0 && answer.text.contains("proved: nothing goes wrong"), "\(answer.text)")
        #expect(try workshop.text(of: "whole.json") == Self.wholeCertificate(workshop))
    }

    @Test func `The tasks of a Slurm array and of Bazel explore all parts`() throws {
        for (name, variables) in [
            ("explore-array.sh", { ["SLURM_ARRAY_TASK_ID": "\($0)", "SLURM_ARRAY_TASK_COUNT": "3"] }),
            (
                "explore_test.sh",
                {
                    [
                        "TEST_SHARD_INDEX": "\($0 - 1)", "TEST_TOTAL_SHARDS": "3", "TEST_UNDECLARED_OUTPUTS_DIR": ".",
                    ]
                }
            ),
        ] as [(String, (Int) -> [String: String])] {
            let workshop = try Workshop(texts: ["sound.dnd": Self.sound])
            defer { workshop.remove() }
            let script = try Self.recipe(name, in: Self.explorePage)
            for task in 1...3 { #expect(try workshop.run(script, variables(task)).status == 0) }
            #expect(try workshop.run("dnd merge part-*.json --certificate whole.json").status == 0)
            #expect(try workshop.text(of: "whole.json") == Self.wholeCertificate(workshop))
        }
    }

    @Test func `Exercism's runner ends well, and the verdict is in the file`() throws {
        let workshop = try Workshop(scenarioCount: Self.scenarioCount)
        defer { workshop.remove() }
        #expect(try workshop.run(try Self.recipe("exercism.sh")).status == 0)
        #expect(try workshop.text(of: "results.json").contains("\"status\" : \"fail\""))
    }
}

/// A folder with specs, and a shell with `dnd` in its path.
private struct Workshop {
    private let folder: URL

    init(scenarioCount: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-recipe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("specs"), withIntermediateDirectories: true)
        for (name, range) in [("a", 0..<scenarioCount / 2), ("b", scenarioCount / 2..<scenarioCount)] {
            var text = "table t: A B\n"
            for number in range {
                let order = number == scenarioCount - 3 ? "B A" : "A B"
                text += "scenario \"n\(number)\" { expect order: \(order) }\n"
            }
            try Data(text.utf8).write(to: folder.appendingPathComponent("specs/\(name).dnd"))
        }
    }

    init(texts: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-recipe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    }

    static func has(_ program: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    func run(_ script: String, _ variables: [String: String] = [:]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        process.currentDirectoryURL = folder
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().path
        process.environment = ["PATH": "\(built):/usr/bin:/bin"].merging(variables) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }
}
