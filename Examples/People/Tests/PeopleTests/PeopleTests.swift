import DNDTesting
import Testing

@testable import PeopleSpecs

@Suite struct PeopleTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .people)
    }
}
