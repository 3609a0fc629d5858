internal import DNDHosts
public import XCTest

extension XCTestCase {
    /// Runs the scenario with fresh controllers. What fails is recorded at the line of the spec, in the words of
    /// `dnd run`.
    ///
    /// Delegates run in a child process, which is this one started again with this test alone: a trap or a deadlock
    /// fails its scenario only. `DND_IN_PROCESS=1` keeps them here, for a debugger.
    ///
    /// ```swift
    /// @MainActor func testSpecs() async {
    ///     for scenario in Specs.scenarios(in: "Specs") {
    ///         await check(scenario, against: hosts)
    ///     }
    /// }
    /// ```
    @MainActor public func check(_ scenario: SpecScenario, against hosts: Hosts) async {
        for failure in await scenario.failures(against: hosts, in: RunningTest(self)) {
            recordFailure(withDescription: failure.text, inFile: failure.path, atLine: failure.line, expected: true)
        }
    }
}
