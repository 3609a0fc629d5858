internal import DNDFormats
internal import DNDLanguage
internal import DNDResults
internal import DNDSpecs

/// Plays scenarios with lists of the Swift program around this command, and tries again what failed.
package struct HostedItemPlayer {
    let scenes: HostedScenes
    let options: HostedScenes.Options

    /// How often a failure is tried again.
    let retries: Int
    let allowsFlaky: Bool

    package init(
        scenes: HostedScenes, options: HostedScenes.Options, retries: Int, allowsFlaky: Bool
    ) {
        self.scenes = scenes
        self.options = options
        self.retries = retries
        self.allowsFlaky = allowsFlaky
    }

    func play(_ item: RunPlan.Item, of spec: LoadedSpec) -> PlayedItem {
        var events = scenes.run(spec, item.numbers, options)
        for attempt in 1..<(retries + 1) where !events.isEmpty {
            let open = events.indices.filter { events[$0].mayBeTriedAgain }
            guard !open.isEmpty else { break }
            let again = scenes.run(spec, open.map { item.numbers[$0] }, options)
            for (index, event) in zip(open, again) { events[index].tryAgain(event, attempt + 1, allowsFlaky) }
        }
        var played = PlayedItem()
        for (number, event) in zip(item.numbers, events) {
            var event = event
            event.id = spec.id(of: number).text
            event.repetition = item.repetition
            played.scenarios.append(PlayedScenario(number, event))
        }
        return played
    }
}

extension ScenarioEvent {
    fileprivate var mayBeTriedAgain: Bool {
        switch state {
        case .failed, .error, .timedOut: true
        case .passed, .expectedFailure, .unexpectedPass, .skipped, .flaky: false
        }
    }

    /// A pass on retry is flaky, and still says how it had failed.
    fileprivate mutating func tryAgain(_ next: ScenarioEvent, _ attempt: Int, _ allowsFlaky: Bool) {
        attempts = attempt
        microseconds += next.microseconds
        guard !next.isFailure else { return }
        remarks = ["  It failed, and passed when it was tried again:"] + remarks
        state = .flaky
        isFailure = !allowsFlaky
    }
}
