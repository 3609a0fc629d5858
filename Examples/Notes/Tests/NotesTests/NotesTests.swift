import DNDTesting
import Testing

@testable import NotesSpecs

@Suite struct NotesTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .notes)
    }
}
