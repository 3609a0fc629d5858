import DNDTesting
import Testing

@testable import PeopleSpecs

@Suite struct PeopleSpecTests {
    @Test(arguments: Specs.scenarios(in: "../../../Examples/People/Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .people)
    }
}
