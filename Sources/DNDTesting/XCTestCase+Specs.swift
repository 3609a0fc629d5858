internal import DNDHosts
public import XCTest

extension XCTestCase {
    /// Runs the scenario with fresh controllers. Failures are recorded at the line of the spec, with the text of `dnd
    /// run`.
    ///
    /// Delegates run in a child process, which runs only this test: a trap or a deadlock fails only its scenario.
    /// `DND_IN_PROCESS=1` keeps them in this process, for a debugger.
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
