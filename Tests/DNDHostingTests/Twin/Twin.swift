import DNDHosting
import DNDInterpreter
import DNDLanguage
import DNDReports
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

    /// The first lines that differ, or nil.
    func difference() async -> String? {
        let usual = Interpreter(keepsTraces: true).run(program) {
            $0.range == scenario.range && $0.caseRange == scenario.caseRange
        }
        guard let script = usual.first?.trace else { return "the script has not run" }
        let hosted = HostedScenario(stage.copy())
        let hosts = attach(to: hosted)
        let setupCount = hosted.withEngine { $0.trace.count }
        await hosted.play(program.fixture.before + scenario.fixture.before + scenario.body)
        var swift = withExtendedLifetime(hosts) { hosted.withEngine { TraceRecord($0) } }
        // The rows that a scene is declared with count as applied; a data source in Swift has to apply them.
        swift.entries.removeFirst(setupCount)
        let (left, right) = (Self.lines(script), Self.lines(swift))
        guard left != right else { return nil }
        let first = zip(left, right).prefix { $0 == $1 }.count
        return
            "script: \(Self.excerpt(left, from: first))\nSwift:  \(Self.excerpt(right, from: first))"
    }

    /// Views that lie in others come after those.
    private func attach(to hosted: HostedScenario) -> [TextbookHost] {
        var views: [ListID: UIView] = [:]
        return stage.engine.lists.map { list in
            let host = TextbookHost(list, in: hosted, stage.engine, superview: list.superview.flatMap { views[$0] })
            views[list.id] = host.view
            return host
        }
    }

    private static func excerpt(_ lines: [String], from first: Int) -> String {
        lines.dropFirst(first).prefix(3).joined(separator: "\n        ")
    }

    private static func lines(_ record: TraceRecord) -> [String] {
        var record = record
        record.entries = record.entries.map { $0.withoutClass }
        return TraceText(record).lines().map { $0.split(separator: " ").joined(separator: " ") }
    }
}

extension TraceEntry {
    /// A script's `load item` takes whatever is there first; Swift has to name a class, here that of strings.
    fileprivate var withoutClass: TraceEntry {
        let plain: TraceEntry.Kind
        switch kind {
        case .action(.load(let item, _, _), let list): plain = .action(.load(item, .first, type: nil), list: list)
        case .note(.loadFinished(let item, .delivered(let delivery), let queue)):
            plain = .note(.loadFinished(item, .delivered(Delivery(delivery.text, type: delivery.type)), on: queue))
        default: return self
        }
        return TraceEntry(kind: plain, rule: nil, questions: [], milliseconds: milliseconds, depth: depth)
    }
}
