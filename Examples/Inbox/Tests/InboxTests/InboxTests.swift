import DNDTesting
import Testing

@testable import InboxSpecs

@Suite struct InboxTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .inbox)
    }
}
