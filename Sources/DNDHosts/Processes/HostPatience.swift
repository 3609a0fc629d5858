internal import Foundation

/// The condition that ends the wait for a child process.
package enum HostPatience: Sendable {
    /// Silence: any message extends the wait.
    case silence

    /// A time limit for a whole scenario. Between scenarios silence ends the wait.
    case scenario(seconds: Double)

    /// The maximum silence of a child, in seconds of real time: 10, or the value of `DND_PATIENCE`.
    static let silenceSeconds = ProcessInfo.processInfo.environment["DND_PATIENCE"].flatMap { Double($0) } ?? 10

    /// The time that a dying child may take to look up its place, in seconds.
    static let dyingSeconds = 30.0
}
