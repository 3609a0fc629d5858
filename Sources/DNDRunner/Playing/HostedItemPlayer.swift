internal import DNDFormats
internal import DNDLanguage
internal import DNDResults
internal import DNDSpecs

/// Plays scenarios with lists of the surrounding Swift program, and retries failures.
package struct HostedItemPlayer {
    let scenes: HostedScenes
    let options: HostedScenes.Options

    /// The maximum number of retries of a failure.
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

    /// Merges a retry into the event. A pass on retry is flaky and keeps the description of the failure.
    fileprivate mutating func tryAgain(_ next: ScenarioEvent, _ attempt: Int, _ allowsFlaky: Bool) {
        attempts = attempt
        microseconds += next.microseconds
        guard !next.isFailure else { return }
        remarks = ["  It failed, and passed when it was tried again:"] + remarks
        state = .flaky
        isFailure = !allowsFlaky
    }
}
