import DNDTesting
import Testing

@testable import ContactsSpecs

@Suite struct ContactsTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .contacts)
    }
}
