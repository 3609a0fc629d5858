import UIKit

/// Scenarios against a Swift table delegate, each with a fresh screen and controller.
@main @MainActor enum HostedBenchmark {
    private static let scenarioCount = 1000

    static func main() async {
        // What is made once per process counts for none of them.
        for _ in 0..<10 { await playScenario() }
        let start = ContinuousClock.now
        for _ in 0..<scenarioCount { await playScenario() }
        let microseconds = (ContinuousClock.now - start) / .microseconds(scenarioCount)
        print("\(scenarioCount) scenarios, \(Int(microseconds)) µs each")
    }

    private static func playScenario() async {
        let controller = PeopleController(["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"])
        let screen = Screen(showing: controller)
        screen.finger.drag(row: 1)
        screen.finger.hover(4)
        screen.finger.drop()
        await screen.settle()
        precondition(screen.rows(of: controller.tableView) == controller.people && controller.people[4] == "Bob")
    }
}
