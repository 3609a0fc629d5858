import DNDDrawing
import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import Foundation
import UIKit

/// A scenario whose lists all have the textbook delegate, and the same scenario with that delegate in Swift.
@MainActor struct Twin {
    private let scenario: Scenario
    private let program: Program
    private let stage: Stage

    init(_ scenario: Scenario, of program: Program) {
        self.scenario = scenario
        self.program = program
        stage = Stage(program.fixture, overlay: scenario.fixture)
    }

    /// The first differing lines, or nil.
    func difference() async -> String? {
        let usual = Interpreter(keepsTraces: true).run(program) {
            $0.range == scenario.range && $0.caseRange == scenario.caseRange
        }
        guard let script = usual.first?.trace else { return "the script has not run" }
        let hosted = HostedScenario(stage.copy())
        let app = TextbookApp(hosted)
        let hosts = attach(to: hosted, app)
        hosted.app = app
        let setupCount = hosted.withEngine { $0.trace.count }
        await hosted.play(statements)
        var swift = withExtendedLifetime((app, hosts)) { hosted.withEngine { TraceRecord($0) } }
        // The declared rows of a scene count as applied; a data source in Swift has to apply them first.
        swift.entries.removeFirst(setupCount)
        let left = Self.lines(script) + (usual.first?.mismatches ?? []).map { "! \($0.kind.summary)" }
        let right =
            Self.lines(swift) + hosted.player.mismatches.map { "! \($0.kind.summary)" }
            + app.faults.map { "fault: \($0)" }
        guard left != right else { return nil }
        let first = zip(left, right).prefix { $0 == $1 }.count
        return
            "script: \(Self.excerpt(left, from: first))\nSwift:  \(Self.excerpt(right, from: first))"
    }

    /// Attaches nested views after the views that contain them.
    private func attach(to hosted: HostedScenario, _ app: TextbookApp) -> [TextbookHost] {
        var views: [ListID: UIView] = [:]
        return stage.engine.lists.filter { isTextbook($0) }.map { list in
            let host = TextbookHost(
                list, in: hosted, stage.engine, superview: list.superview.flatMap { views[$0] },
                hasOutlines: hasOutlines)
            views[list.id] = host.view
            app.add(host, for: list)
            return host
        }
    }

    private var statements: [Statement] {
        program.fixture.before + scenario.fixture.before + scenario.body
    }

    private var hasOutlines: Bool {
        statements.contains { if case .outline = $0.kind { true } else { false } }
    }

    /// Whether a list has the textbook delegate. A list with a script's delegate keeps it.
    private func isTextbook(_ list: ListState) -> Bool {
        Exclusion.delegates(of: scenario, program).allSatisfy { $0.list != nil && $0.list?.text != list.name }
    }

    private static func excerpt(_ lines: [String], from first: Int) -> String {
        lines.dropFirst(first).prefix(3).joined(separator: "\n        ")
    }

    private static func lines(_ record: TraceRecord) -> [String] {
        var record = record
        record.entries = record.entries.filter { !$0.isUnheard }.map { $0.withoutClass }
        return TraceText(record).lines().map { $0.plain }.map { $0.split(separator: " ").joined(separator: " ") }
    }
}

extension TraceEntry {
    /// Entries without a counterpart. A script reports when it starts a new snapshot and which cells a layout has. In
    /// Swift nothing reports `snapshot()`, nor a layout before it invents a cell, which raises an exception. A script
    /// has no live cells that a snapshot could make stale.
    fileprivate var isUnheard: Bool {
        switch kind {
        case .call(let call, _, _): call.question == .cellProvider
        case .action(.takeSnapshot, _), .action(.query(.layoutAttributes, _), _): true
        default: false
        }
    }

    /// A script's `load item` takes the first representation; Swift has to name a class, here that of strings.
    fileprivate var withoutClass: TraceEntry {
        let plain: TraceEntry.Kind
        switch kind {
        case .action(.load(let item, _, _), let list): plain = .action(.load(item, .first, type: nil), list: list)
        case .note(.loadFinished(let item, .delivered(let delivery), let queue)):
            plain = .note(.loadFinished(item, .delivered(Delivery(delivery.text, type: delivery.type)), on: queue))
        default: return self
        }
        return TraceEntry(kind: plain, citation: nil, questions: [], milliseconds: milliseconds, depth: depth)
    }
}

extension Mismatch.Kind {
    /// The mismatch without lines of the script, which Swift does not have.
    fileprivate var summary: String {
        switch self {
        case .order(let order): "order of \(order.list): \(order.parts) \(order.shownSections ?? [])"
        case .exceptionText(let expected, let actual): "exception \(expected): \(actual.exception.text)"
        case .unexpectedException(let raised): "unexpected exception: \(raised.exception.text)"
        case .finding(let finding): "\(finding.code) \(finding.kind) in \(finding.list ?? "none")"
        default: "\(self)"
        }
    }
}
