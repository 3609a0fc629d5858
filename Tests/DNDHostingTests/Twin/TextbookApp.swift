import DNDHosts
import DNDInterpreter
import DNDLanguage
import DragDrop
import UIKit

/// The app behind the textbook delegates of a scenario: it performs the script's app actions in Swift, with the
/// corresponding API.
@MainActor final class TextbookApp: HostedApp {
    private unowned let hosted: HostedScenario
    private var scenes: [ListID: TextbookScene] = [:]

    /// Actions that failed because their target does not exist.
    private(set) var faults: [String] = []

    init(_ hosted: HostedScenario) {
        self.hosted = hosted
    }

    func add(_ host: TextbookHost, for list: ListState) {
        guard let real = host.list else { return }
        let scene = TextbookScene(real, host.textbook, named: list.name)
        scene.draft = host.unapplied
        scene.register(list.reuseIdentifiers)
        scene.takeReading = { [unowned hosted] question, value in
            hosted.withEngine { engine in
                // On iOS the exception would have ended the app.
                guard engine.exception == nil else { return }
                engine.noteReading(value, of: question.asked(of: &engine), in: list.id)
            }
        }
        scenes[list.id] = scene
    }

    func appAction(for statement: Statement) -> (() -> Void)? {
        guard statement.isOfApp, let scene = scene(of: statement) else { return nil }
        return { [unowned self] in
            do throws(TextbookFault) {
                scene.begin()
                try scene.play(statement)
            } catch {
                faults.append(error.description)
            }
        }
    }

    /// The named list, or the script's default list.
    private func scene(of statement: Statement) -> TextbookScene? {
        let named = statement.namedList.flatMap { name in hosted.withEngine { $0.list(named: name) } }
        return (named ?? hosted.player.appList).flatMap { scenes[$0] }
    }
}

/// The target of an action does not exist.
struct TextbookFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension Statement {
    /// Whether the statement is an app action, rather than a gesture or an expectation.
    var isOfApp: Bool {
        switch kind {
        case .model, .list, .dragInteraction, .batch, .coordinatorDrop, .placeholderInsert, .placeholderUpdate,
            .placeholderCommit, .placeholderDelete, .load, .loadObjects, .cancelProgress, .mainQueue, .snapshot,
            .outline, .read, .query, .presentation, .eachItem, .branch, .addAnimations, .addCompletion,
            .previewProvider, .springLoadingContext, .progressIndicatorStyle:
            true
        default: false
        }
    }

    /// The name may be inside a batch.
    fileprivate var namedList: String? {
        switch kind {
        case .model(_, let name), .list(_, let name), .dragInteraction(_, let name), .snapshot(_, let name),
            .outline(_, _, let name), .read(_, let name), .query(_, let name):
            name?.text
        case .batch(let inner, let name), .presentation(let inner, let name):
            name?.text ?? inner.lazy.compactMap { $0.namedList }.first
        default: nil
        }
    }
}
