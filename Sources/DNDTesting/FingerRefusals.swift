internal import Testing
internal import UIKit
internal import XCTest

/// Records an impossible gesture as an issue of the running test, in Swift Testing and in XCTest.
private enum FingerRefusals {
    @MainActor static func record(_ text: String, file: StaticString, line: UInt) -> Bool {
        if Test.current != nil {
            let place = SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1)
            Issue.record(Comment(rawValue: text), sourceLocation: place)
            return true
        }
        guard let running = XCTestWatch.shared.running else { return false }
        running.recordFailure(withDescription: text, inFile: "\(file)", atLine: Int(line), expected: true)
        return true
    }
}

/// Observes which test of XCTest is running.
private final class XCTestWatch: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = XCTestWatch()
    private(set) var running: XCTestCase?

    func testCaseWillStart(_ testCase: XCTestCase) { running = testCase }
    func testCaseDidFinish(_ testCase: XCTestCase) { running = nil }
}

/// Runs when the program is loaded, without a call.
@used @section(".init_array")
private let installed: @convention(c) () -> Void = {
    MainActor.assumeIsolated {
        XCTestObservationCenter.shared.addTestObserver(XCTestWatch.shared)
        Screen.recordsRefusal = FingerRefusals.record
    }
}
