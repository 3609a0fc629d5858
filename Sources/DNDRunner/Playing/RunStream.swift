package import DNDFormats
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import System

/// Plays a plan, and delivers the events in its order.
package struct RunStream {
    let selected: SelectedSpecs
    let plan: RunPlan
    let player: ItemPlayer

    /// Nil when no scenario is hosted.
    let hostedPlayer: HostedItemPlayer?
    let jobs: Int
    let stopsAtFailure: Bool

    package init(
        selected: SelectedSpecs, plan: RunPlan, player: ItemPlayer, hostedPlayer: HostedItemPlayer?, jobs: Int,
        stopsAtFailure: Bool
    ) {
        self.selected = selected
        self.plan = plan
        self.player = player
        self.hostedPlayer = hostedPlayer
        self.jobs = jobs
        self.stopsAtFailure = stopsAtFailure
    }

    /// Records the results in the memory. `progress` receives the number of scenarios in each completed unit.
    package func run(
        _ memory: inout RunMemory, _ take: (RunEvent) -> Void, progress: (Int) -> Void = { _ in }
    ) -> RunTally {
        var tally = RunTally()
        var doneCount = 0
        var seenFiles: Set<Int> = []
        Parallel.deliver(plan.items, jobs: jobs) { [player] item in
            player.play(item)
        } to: { item, played in
            let played = played ?? hostedPlayer?.play(item, of: selected.specs[item.file]) ?? PlayedItem()
            if seenFiles.insert(item.file).inserted { tally.summary.fileCount += 1 }
            if played.isBadFile { tally.summary.badFileCount += 1 }
            if let file = played.file { take(.file(file)) }
            for scenario in played.scenarios {
                doneCount += 1
                tally.add(scenario)
                if let event = scenario.event { take(.scenario(event)) }
                memory.note(scenario, of: selected.specs[item.file])
                if stopsAtFailure, scenario.isFailure { return false }
            }
            progress(played.scenarios.count)
            return true
        }
        tally.notRun = plan.scenarioCount - doneCount
        return tally
    }
}

extension RunTally {
    fileprivate mutating func add(_ scenario: PlayedScenario) {
        summary[scenario.state] += 1
        summary.expectationCount += scenario.expectationCount
        if scenario.state == .flaky, !scenario.isFailure { summary.allowedFlaky += 1 }
    }
}
