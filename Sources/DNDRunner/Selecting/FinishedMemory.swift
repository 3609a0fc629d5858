internal import DNDResults
internal import DNDSpecs
internal import System

/// The scenarios that have finished here, in their current text, for `--new`.
///
/// One file for each folder that `dnd` is started in, in `$XDG_STATE_HOME/dnd/finished`. The first `--new` creates it,
/// so other users do not pay for it. Every later run adds to it.
package struct FinishedMemory {
    /// The maximum number of entries. The oldest are forgotten first, and count as new again.
    static let countMax = 1 << 17

    /// The scenarios that had finished before this run; nil without `--new`.
    let finished: Set<ScenarioID>?

    /// The scenarios that this run has finished, in order.
    private var news: [ScenarioID] = []
    private let file: StateFile?
    private let countMax: Int

    /// Whether this run adds to the file.
    var isKept: Bool { file != nil }

    /// `isWanted` is true for a run with `--new`, which creates the file; other runs only add to an existing file.
    init(file: StateFile?, isWanted: Bool, countMax: Int = countMax) {
        self.file = isWanted || file?.isThere ?? false ? file : nil
        finished = isWanted ? Set(Self.ids(in: file?.lines() ?? [])) : nil
        self.countMax = countMax
    }

    mutating func note(_ id: ScenarioID) {
        news.append(id)
    }

    /// Writes the file when there are new entries, or no file yet. Returns the error if it cannot be written.
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
    /// Identifies a scenario in the memory of finished ones by its file, name and text.
    func finishedID(of number: Int) -> ScenarioID {
        id(of: number).within(memoryPath)
    }
}

extension ScenarioState {
    /// Whether the scenario was judged. A skipped, crashed or timed-out scenario has no verdict.
    var isVerdict: Bool {
        switch self {
        case .passed, .failed, .expectedFailure, .unexpectedPass, .flaky: true
        case .skipped, .error, .timedOut: false
        }
    }
}
