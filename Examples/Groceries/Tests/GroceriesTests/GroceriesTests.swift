import DNDTesting
import Testing

@testable import GroceriesSpecs

@Suite struct GroceriesTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .groceries)
    }
}
