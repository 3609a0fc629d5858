import DNDTesting
import Testing

@testable import BoardSpecs

@Suite struct BoardTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .board)
    }
}
