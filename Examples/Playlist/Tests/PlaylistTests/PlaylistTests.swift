import DNDTesting
import Testing

@testable import PlaylistSpecs

@Suite struct PlaylistTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .playlist)
    }
}
