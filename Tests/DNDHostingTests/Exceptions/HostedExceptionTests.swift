import DNDDrawing
import DNDFormats
import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing
import UIKit

/// Tests exceptions of UIKit: later calls of the delegate are recorded without effect, the scenario ends with the
/// exception's text and the ledger, and the next scenario starts afresh.
@MainActor @Suite struct HostedExceptionTests {
    private static let spec = """
        table people from host

        scenario "breaks" {
          drag Bob; hover Dan; drop
          expect order: Ann Bob Cleo Dan
        }

        scenario "announces it" {
          drag Bob; hover Dan; drop
          expect exception "..."
        }

        scenario "goes on" {
          drag Bob; hover Dan; leave; drop
          expect order: Ann Bob Cleo Dan
        }
        """

    @Test(arguments: [
        (
            FaultyController.Fault.keptData, "Invalid update: invalid number of rows in section 0.",
            "1 row too many: remove 1 row from the data"
        ),
        (
            .wrongCount, "Invalid batch updates detected: the number of sections and/or rows",
            "1 row too few: add 1 row to the data"
        ),
        (
            .noSuchRow, "attempt to delete row 99 from section 0 which only contains 4 rows before the update",
            "> delete [0, 99]"
        ),
    ]) func `A broken update ends the scenario alone`(
        fault: FaultyController.Fault, text: String, ledger: String
    ) async throws {
        var hosts = Hosts()
        hosts.register("people") { FaultyController(fault) }
        let (results, report) = try await Self.run(hosts)
        #expect(results.map { $0.state } == [.failed, .passed, .passed])
        #expect(report.contains(text), "\(report)")
        #expect(report.contains(ledger), "\(report)")
        let trace = TraceText(results[0].trace).lines().map { $0.plain }
        let raised = try #require(trace.firstIndex { $0.contains("NSInternalInconsistencyException") })
        // The reload and the drop into a row have no effect.
        #expect(trace[raised...].count { $0.contains("that has no effect") } == 2, "\(trace)")
    }

    @Test func `A broken snapshot ends the scenario alone`() async throws {
        var hosts = Hosts()
        hosts.register("people") { FaultyDiffableController() }
        let (results, report) = try await Self.run(hosts)
        #expect(results.map { $0.state } == [.failed, .passed, .passed])
        #expect(report.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers:"), "\(report)")
        let trace = TraceText(results[0].trace).lines().map { $0.plain }
        let raised = try #require(trace.firstIndex { $0.contains("not unique") })
        #expect(trace[raised...].contains { $0.contains("that has no effect") }, "\(trace)")
    }

    /// Runs every scenario with a fresh controller, in one process.
    private static func run(_ hosts: Hosts) async throws -> (results: [ScenarioResult], report: String) {
        let source = SourceFile(name: "faults.dnd", text: spec)
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "faults", path: "faults.dnd") {
            _ in .missing
        }
        try #require(parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty)
        let interpreter = HostedInterpreter(hosts, Interpreter(keepsTraces: true))
        var results: [ScenarioResult] = []
        for scenario in checked.program.scenarios {
            results.append(await interpreter.run(scenario, of: checked.program))
        }
        let file = FileResult(name: source.name, sources: sources, diagnostics: [], scenarios: results)
        return (results, TextReport().text(of: file))
    }
}
