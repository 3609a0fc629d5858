internal import DNDDrawing
internal import DNDExploration
internal import DNDRunner
internal import DNDSpecs
internal import Foundation
internal import Synchronization

/// A thread that explores, so that neither the main actor nor the tests beside it wait.
enum ExplorationThread {
    /// The play of a script takes as much of the stack as in a command.
    private static let stackBytes = 8 << 20

    /// A cancelled task, as by a time limit, interrupts the exploration.
    static func certificate(of request: ExploreRequest) async -> Result<SpecCertificate, SpecExplorationFault> {
        let isCancelled = Atomic(false)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let thread = Thread {
                    continuation.resume(
                        returning: explored(request) { !isCancelled.load(ordering: .relaxed) })
                }
                thread.stackSize = stackBytes
                thread.start()
            }
        } onCancel: {
            isCancelled.store(true, ordering: .relaxed)
        }
    }

    private static func explored(
        _ request: ExploreRequest, goesOn: @escaping () -> Bool
    ) -> Result<SpecCertificate, SpecExplorationFault> {
        var diagnostics: [String] = []
        var specs: [String] = []
        var watch = ExploreWatch()
        watch.goesOn = { _, _, _ in goesOn() }
        watch.didLoad = { spec in
            diagnostics = spec.diagnostics.map { Style.plain.text(of: $0, in: spec.sources) }
        }
        do {
            let certificate = try ExploreRun(request, watch).certificate { size, outcome throws(ExploreFault) in
                specs += outcome.found.map { size.spec(of: $0, among: request.gestures, for: request.path) }
            }
            return .success(SpecCertificate(certificate, specs: specs))
        } catch {
            return .failure(SpecExplorationFault(error, diagnostics))
        }
    }
}
