import UIKit
import XCTest

/// The same as `CompletionTests` in XCTest, which drains the main queue differently.
final class CompletionCase: XCTestCase {
    @MainActor func testAnAsyncTestWaitsForASnapshot() async {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        await source.apply(snapshot)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    }

    @MainActor func testAnAsyncTestWaitsForExpectations() async {
        let ended = expectation(description: "all have ended")
        ended.expectedFulfillmentCount = 3
        let table = UITableView(frame: .zero)
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in ended.fulfill() })
        table.performBatchUpdates(nil) { _ in ended.fulfill() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { ended.fulfill() }
        await fulfillment(of: [ended], timeout: 10)
    }
}
