package import DNDLanguage

/// The app behind the lists of a Swift program, which performs the app actions of a script.
///
/// Without one a script cannot change the program's data.
@MainActor package protocol HostedApp: AnyObject {
    /// The program's implementation of an app action; nil if the script performs it. It runs as part of the step, on
    /// the main actor. Its calls to UIKit are traced and judged like a delegate's calls.
    func appAction(for statement: Statement) -> (() -> Void)?
}
