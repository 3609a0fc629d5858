import DNDTesting
import Testing

@testable import PeopleSpecs

@Suite struct PeopleSpecTests {
    @Test(arguments: Specs.scenarios(in: "../../../Examples/People/Specs"))
    func specs(scenario: SpecScenario) async {
        await scenario.check(against: .people)
    }

    @Test func `no gesture breaks the list`() async {
        let exploration = SpecExploration(of: "../../../Examples/People/Specs/crowd.dnd", .singleDrag, rows: 1...3)
        await exploration.check(against: .people)
    }
}
