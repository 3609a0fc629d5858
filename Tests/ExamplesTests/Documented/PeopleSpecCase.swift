import DNDTesting
import XCTest

@testable import PeopleSpecs

final class PeopleSpecCase: XCTestCase {
    @MainActor func testSpecs() async {
        for scenario in Specs.scenarios(in: "../../../Examples/People/Specs") {
            for failure in await scenario.failures(against: .people) {
                XCTFail("\(failure.path):\(failure.line): \(failure.text)")
            }
        }
    }
}
