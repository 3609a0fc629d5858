import Testing
import UIKit

/// Tests that an impossible gesture fails the test, which continues.
@MainActor @Suite struct FingerRefusalTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    }

    private let screen = Screen(showing: Rows(style: .plain))

    @Test func `A drop without a drag is an issue of the test, and has no effect`() {
        expectIssue("the finger drags nothing: lift or drag first") { screen.finger.drop() }
        screen.finger.tap(row: 1)
        #expect(!screen.hasCrashed)
    }

    @Test func `So is a touch of a row that is not there`() {
        expectIssue("has no row [0, 7]") { screen.finger.tap(row: 7) }
        expectIssue("there is no button 'Delete': nothing is open") { screen.finger.press("Delete") }
        #expect(screen.calls == [])
    }

    @Test func `The issue stands where the finger is called`() {
        withKnownIssue {
            screen.finger.press("Delete")
        } matching: { issue in
            issue.sourceLocation?.fileName == "FingerRefusalTests.swift"
        }
    }

    private func expectIssue(_ text: String, _ touch: () -> Void) {
        withKnownIssue {
            touch()
        } matching: { issue in
            issue.comments.contains { "\($0)".contains(text) }
        }
    }
}
