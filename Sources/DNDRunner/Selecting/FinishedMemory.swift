internal import DNDResults
internal import DNDSpecs
internal import System

/// Which scenarios have come to their end here, as they are written: what `--new` leaves out.
///
/// One file for each folder that `dnd` is started in, in `$XDG_STATE_HOME/dnd/finished`. It is there from the first
/// `--new` on; before, no run pays for it. Every run that finds it adds to it.
package struct FinishedMemory {
    /// More than anybody has in a folder. The oldest are forgotten first, and are new again.
    static let countMax = 1 << 17

    /// What had finished when the run began; nil where nobody asks.
    let finished: Set<ScenarioID>?

    /// What this run has finished, in its order.
    private var news: [ScenarioID] = []
    private let file: StateFile?
    private let countMax: Int

    /// Whether this run adds to it.
    var isKept: Bool { file != nil }

    /// It is wanted by a run that leaves out what has finished; another run only adds to a file that is there.
    init(file: StateFile?, isWanted: Bool, countMax: Int = countMax) {
        self.file = isWanted || file?.isThere ?? false ? file : nil
        finished = isWanted ? Set(Self.ids(in: file?.lines() ?? [])) : nil
        self.countMax = countMax
    }

    mutating func note(_ id: ScenarioID) {
        news.append(id)
    }

    /// Writes the file when there is news, or no file yet. The answer says why it could not be written.
    func save() -> FileError? {
        file?.update { lines in
            let known = Self.ids(in: lines ?? [])
            var seen = Set(known)
            let added = news.filter { seen.insert($0).inserted }
            guard !added.isEmpty || lines == nil else { return nil }
            return (known + added).suffix(countMax).map { $0.text }
        }
    }

    private static func ids(in lines: [String]) -> [ScenarioID] {
        lines.compactMap { ScenarioID(text: $0) }
    }
}

extension LoadedSpec {
    /// How the memory of what has finished calls a scenario: by its file, its name and its text.
    func finishedID(of number: Int) -> ScenarioID {
        id(of: number).within(memoryPath)
    }
}

extension ScenarioState {
    /// Whether the scenario was judged. What was skipped, killed or ended by its time is still to be run.
    var isVerdict: Bool {
        switch self {
        case .passed, .failed, .expectedFailure, .unexpectedPass, .flaky: true
        case .skipped, .error, .timedOut: false
        }
    }
}
