import DNDTesting
import Testing

@testable import PaletteSpecs

@Suite struct PaletteTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .palette)
    }
}
