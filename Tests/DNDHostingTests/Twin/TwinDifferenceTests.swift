import DNDHosting
import DNDInterpreter
import DNDLanguage
import DNDReports
import DNDResults
import DragDrop
import Foundation
import Testing
import UIKit

@testable import DNDCommandLine

/// Every spec that uses the textbook delegate, played a second time against a textbook delegate in Swift: the traces
/// are the same.
@MainActor @Suite struct TwinDifferenceTests {
    /// Why scenarios are left out, and how many of them: a new scenario that is left out has to be entered here.
    private let leftOut: [Twin.Exclusion: Int] = [.skipped: 1, .ownDelegate: 482, .appActs: 211]

    @Test func `The traces of script and Swift are the same`() async throws {
        var comparedCount = 0
        var excluded: [Twin.Exclusion: Int] = [:]
        for spec in try RepositorySpecs.load() {
            for scenario in spec.program.scenarios {
                if let exclusion = Twin.Exclusion(scenario, of: spec.program) {
                    excluded[exclusion, default: 0] += 1
                    continue
                }
                comparedCount += 1
                if let difference = await Twin(scenario, of: spec.program).difference() {
                    Issue.record("\(spec.file.name): \(scenario.name)\n\(difference)")
                }
            }
        }
        #expect(comparedCount >= 314)
        for reason in Twin.Exclusion.allCases {
            #expect(excluded[reason, default: 0] == leftOut[reason], "\(reason.rawValue)")
        }
    }
}
