import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import DNDSpecs
import DragDrop
import Foundation
import Testing
import UIKit

@testable import DNDCommandLine

/// Plays every spec with the textbook delegate again, with a textbook delegate and an app in Swift: traces, findings
/// and failures must be equal.
@MainActor @Suite struct TwinDifferenceTests {
    @Test func `The traces of script and Swift are the same`() async throws {
        var comparedCount = 0
        var excluded: [Twin.Exclusion: Int] = [:]
        try await forEachScenario { name, scenario, program in
            if let exclusion = Twin.Exclusion(scenario, of: program, named: name) {
                excluded[exclusion, default: 0] += 1
                return
            }
            comparedCount += 1
            if let difference = await Twin(scenario, of: program).difference() {
                Issue.record("\(name)\n\(difference)")
            }
        }
        #expect(comparedCount >= 764)
        // A newly excluded scenario must be counted here, or listed by name among those that Swift cannot express.
        #expect(excluded.removeValue(forKey: .skipped) == 1)
        #expect(excluded.removeValue(forKey: .ownDelegates) == 270)
        #expect(excluded.values.reduce(0, +) == Twin.Exclusion.unsayable.count)
    }

    @Test func `What is said to be unsayable differs indeed`() async throws {
        try await forEachScenario { name, scenario, program in
            guard let reason = Twin.Exclusion.unsayable[name] else { return }
            if await Twin(scenario, of: program).difference() == nil {
                Issue.record("\(name) can be said in Swift after all, though \(reason.rawValue)")
            }
        }
    }

    private func forEachScenario(_ body: (String, Scenario, Program) async -> Void) async throws {
        let root = RepositorySpecs.folder.path + "/"
        for spec in try RepositorySpecs.load() {
            for scenario in spec.program.scenarios {
                await body("\(spec.file.name.trimmingPrefix(root)): \(scenario.name)", scenario, spec.program)
            }
        }
    }
}
