internal import DNDFormats

/// A child process that plays scenarios of a file, from its start to its end.
struct HostRun {
    private(set) var events: [ScenarioEvent] = []

    /// How it died; nil if it ended normally.
    let death: HostDeath?

    init(_ arguments: HostChildArguments, patience: HostPatience) {
        let connection = HostConnection(arguments.words, patience: patience)
        while let event = connection.next(HostEvent.self) {
            switch event {
            case .begin: connection.beginScenario()
            case .result(let event):
                connection.endScenario()
                events.append(event)
            }
        }
        let death = connection.end()
        let isWhole = connection.hasEndedWell && events.count == arguments.numbers.count
        self.death = isWhole ? nil : death
    }
}
