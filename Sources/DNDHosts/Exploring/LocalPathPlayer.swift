package import DNDExploration
package import DNDRunner
internal import Foundation

/// Plays paths in this process, for a debugger. A trap ends the process.
///
/// Call it on another thread than the main one, which it waits for.
package final class LocalPathPlayer: PathPlayer {
    private let start: PathStart
    private let hosts: Hosts
    private var paths: ExploredPaths?
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
        onMainActor { paths in
            var played: [PlayedStep] = []
            await paths.play(after: path, from: 0) { message in
                if case .played(let step) = message { played.append(step) }
            }
            return played
        } ?? []
    }

    /// Nil if the spec cannot be read.
    private func onMainActor<Result: Sendable>(
        _ body: @escaping @MainActor @Sendable (ExploredPaths) async -> Result
    ) -> Result? {
        let (start, hosts, known) = (start, hosts, paths)
        let result = Awaited<(Result, ExploredPaths, Set<String>)?>()
        Task { @MainActor in
            guard let paths = known ?? ExploredPaths(start, hosts, { await AwaitedPlay($0, $1, $2) }) else {
                return result.take(nil)
            }
            let value = await body(paths)
            result.take((value, paths, paths.unseenTypes))
        }
        guard let (value, paths, types) = result.value() else { return nil }
        self.paths = paths
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
