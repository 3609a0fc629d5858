import DNDTesting
import Testing

@testable import PeopleSpecs

@Suite struct PeopleTests {
    @Test(arguments: Specs.scenarios(in: "../../Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .people)
    }

    @Test func `no gesture breaks the list`() async {
        let exploration = SpecExploration(of: "../../Specs/crowd.dnd", .singleDrag, rows: 1...3)
        await exploration.check(against: .people)
    }
}
