/// A child process that plays scenarios of a file, from its start to its end.
struct HostRun {
    private(set) var outcomes: [HostEvent.Outcome] = []

    /// How it died; nil if it ended normally.
    let death: HostDeath?

    init(_ arguments: HostChildArguments, patience: HostPatience) {
        let connection = HostConnection(arguments.words, patience: patience)
        while let event = connection.next(HostEvent.self) {
            switch event {
            case .begin:
                (connection.lastCall, connection.raised) = (nil, nil)
                connection.beginScenario()
            case .call(let name): connection.lastCall = name
            case .raised(let raised): connection.raised = raised
            case .played:
                connection.endScenario()
                connection.isLookingUp = true
            case .result(let outcome):
                connection.isLookingUp = false
                outcomes.append(outcome)
                connection.endScenario()
            }
        }
        let death = connection.end()
        let isWhole = connection.hasEndedWell && outcomes.count == arguments.numbers.count
        self.death = isWhole ? nil : death
    }
}
