import DNDTesting
import Testing

@testable import ColorsSpecs

@Suite struct ColorsTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .colors)
    }
}
