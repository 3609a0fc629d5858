import DNDFormats
import Foundation
import System
import Testing

@testable import DNDCommandLine

/// Tests the destinations of reports.
@Suite struct ReportTests {
    private static let files = [
        "a.dnd": "table t: A B\nscenario \"good\" { expect order: A B }\nscenario \"bad\" { expect order: B A }\n"
    ]

    @Test func `Every format can be a file of one run, and is what it prints`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let reports = ReportFormat.allCases.flatMap { ["--report", "\($0.rawValue):out/\($0.rawValue)"] }
        try FileManager.default.createDirectory(
            at: program.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
        let result = try program.run(["run", "a.dnd"] + reports)
        #expect(result.status == 1)
        for format in ReportFormat.allCases {
            let printed = try program.run(["run", "a.dnd", "--format", format.rawValue])
            #expect(printed.status == 1)
            #expect(printed.output.measureless == (try program.text(of: "out/\(format.rawValue)").measureless))
        }
    }

    @Test func `A report that cannot be written is an error before anything runs`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let result = try program.run(["run", "a.dnd", "--report", "junit:nowhere/out.xml"])
        #expect(result.status == 73)
        #expect(result.output.isEmpty)
        #expect(result.errors == "dnd: the report cannot be written: no such file or folder: nowhere/out.xml\n")
    }

    @Test func `GitHub's summary is added to, and only for its format`() throws {
        let program = try Program(files: Self.files.merging(["summary.md": "before\n"]) { $1 })
        defer { program.remove() }
        let variables = ["GITHUB_STEP_SUMMARY": "summary.md"]
        _ = try program.run(["run", "a.dnd"], environment: variables)
        #expect(try program.text(of: "summary.md") == "before\n")
        let result = try program.run(["run", "a.dnd", "--format", "github"], environment: variables)
        #expect(
            result.output.hasPrefix("::error file=a.dnd,line=3,endLine=3,col=18,endColumn=35,title=failed%3A bad::"))
        #expect(try program.text(of: "summary.md").hasPrefix("before\n## dnd: 1 passed, 1 failed\n"))
    }

    @Test func `What a run was killed in has no end`() throws {
        let program = try Program(files: [
            "a.dnd": "scenario \"bad\" { table t: A B C; expect order: B A C }\n",
            "b.dnd": "table t: A B C\nscenario \"long\" {\n"
                + String(repeating: "drag 0; hover 2; drop\n", count: 3000) + "expect order: A B C\n}\n",
        ])
        defer { program.remove() }
        let process = Process()
        process.executableURL = Program.executable
        process.arguments = ["run", "a.dnd", "b.dnd", "-j", "1", "--report", "ndjson:out"]
        process.currentDirectoryURL = program.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        while (try? program.text(of: "out"))?.isEmpty ?? true, process.isRunning { usleep(1000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let merged = try program.run(["merge", "out"])
        #expect(merged.status == 1)
        #expect(merged.errors.contains("out ends in the middle"))
    }

    @Test(arguments: ReportFormat.allCases)
    func `Threads change nothing in any format`(format: ReportFormat) throws {
        var files = Self.files
        for number in 0..<40 { files["\(number).dnd"] = Self.files["a.dnd"] }
        let program = try Program(files: files)
        defer { program.remove() }
        let one = try program.run(["run", ".", "-j", "1", "--format", format.rawValue])
        let four = try program.run(["run", ".", "-j", "4", "--format", format.rawValue])
        #expect(one.output.measureless == four.output.measureless)
    }
}

extension String {
    /// The text without durations.
    var measureless: String {
        timeless.replacing(#/"microseconds":[0-9]+/#, with: "").replacing(#/ time="[0-9.]+"/#, with: "")
            .replacing(#/<span class="time quiet">[^<]*</span>/#, with: "")
    }
}
