package import DNDExploration
package import DNDRunner
package import DragDrop
internal import Foundation

/// Plays paths in this process, for a debugger. A trap ends the process.
///
/// Call it on another thread than the main one, which it waits for.
package final class LocalPathPlayer: PathPlayer {
    private let start: PathStart
    private let hosts: Hosts
    private var walk: ExploredWalk?
    package private(set) var unseenTypes: Set<String> = []
    package private(set) var methods: [String] = []

    package init(_ start: PathStart, _ hosts: Hosts) {
        self.start = start
        self.hosts = hosts
    }

    package func begin() -> PlayedStep {
        guard case .begun(let step, let methods)? = onMainActor({ await $0.begin() }) else { return PlayedStep("") }
        self.methods = methods
        return step
    }

    package func steps(after path: [String]) -> [PlayedStep] {
        onMainActor { walk in
            var played: [PlayedStep] = []
            await walk.play(after: path, from: 0) { message in
                if case .played(let step) = message { played.append(step) }
            }
            return played
        } ?? []
    }

    package func expansion(after path: [String], at key: StateKey) -> [PlayedStep] {
        onMainActor { await $0.steps(after: path, at: key) {} } ?? []
    }

    package func parting() -> StepParting? { onMainActor { await $0.comparison {} } ?? nil }

    deinit {
        guard let walk else { return }
        Task { @MainActor in walk.end() }
    }

    /// Nil if the spec cannot be read.
    private func onMainActor<Result: Sendable>(
        _ body: @escaping @MainActor @Sendable (ExploredWalk) async -> Result
    ) -> Result? {
        let (start, hosts, known) = (start, hosts, walk)
        let result = Awaited<(Result, ExploredWalk, Set<String>)?>()
        Task { @MainActor in
            let opened =
                known ?? ExploredPaths(start, hosts) { await ExploredPlay.awaited($0, $1, $2) }.map { ExploredWalk($0) }
            guard let walk = opened else { return result.take(nil) }
            let value = await body(walk)
            result.take((value, walk, walk.unseenTypes))
        }
        guard let (value, walk, types) = result.value() else { return nil }
        self.walk = walk
        unseenTypes = types
        return value
    }
}

/// The result of a task, for a thread that waits for it.
private final class Awaited<Value: Sendable>: @unchecked Sendable {
    private var taken: Value?
    private let arrival = DispatchSemaphore(value: 0)

    func take(_ value: Value) {
        taken = value
        arrival.signal()
    }

    func value() -> Value {
        arrival.wait()
        guard let taken else { preconditionFailure("The semaphore is signalled with a value.") }
        return taken
    }
}

extension Hosts {
    /// The program of an exploration that plays its paths with these players.
    package func explored(_ openPaths: @escaping @Sendable (PathStart) -> any PathPlayer) -> ExploredProgram {
        ExploredProgram(names: names, sizedNames: sizedNames, openPaths: openPaths)
    }
}
