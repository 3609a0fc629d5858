import Foundation
import Testing

/// Compares whole reports with their golden files.
@Suite struct GoldenTests {
    @Test(arguments: Golden.paths)
    func `A report is what it was`(path: String) throws {
        let golden = try Golden(path: path)
        if ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            try golden.record()
            Issue.record("\(path): recorded; read the difference, and run again without DND_RECORD")
        } else {
            #expect(golden.report == golden.expected)
        }
    }

    @Test func `There are goldens`() {
        #expect(Golden.paths.count > 20)
    }
}
