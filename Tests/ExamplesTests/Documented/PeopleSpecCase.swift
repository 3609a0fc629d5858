import DNDTesting
import XCTest

@testable import PeopleSpecs

final class PeopleSpecCase: XCTestCase {
    @MainActor func testSpecs() async {
        for scenario in Specs.scenarios(in: "../../../Examples/People/Specs") {
            await check(scenario, against: .people)
        }
    }
}
