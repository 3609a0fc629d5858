package import DNDLanguage

/// The app behind the lists of a Swift program: it does by itself what a script says that the app does.
///
/// Without one a script cannot change what belongs to a program.
@MainActor package protocol HostedApp: AnyObject {
    /// What the program does in the place of a phrase of the app; nil where the script does it. It runs as part of the
    /// step, on the main actor, and whatever it tells UIKit is traced and judged like a delegate's calls.
    func appAction(for statement: Statement) -> (() -> Void)?
}
