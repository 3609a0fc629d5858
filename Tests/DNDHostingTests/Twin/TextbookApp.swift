import DNDHosts
import DNDInterpreter
import DNDLanguage
import DragDrop
import UIKit

/// The app behind the textbook delegates of a scenario: what the script says of the app's data, its lists and its
/// snapshots is done in Swift, by the calls that an app has for it.
@MainActor final class TextbookApp: HostedApp {
    private unowned let hosted: HostedScenario
    private var scenes: [ListID: TextbookScene] = [:]

    /// What could not be done, because the script asks for something that is not there.
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
                // On iOS nobody gets beyond an exception.
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

    /// The one named, or the one that the script takes it for.
    private func scene(of statement: Statement) -> TextbookScene? {
        let named = statement.namedList.flatMap { name in hosted.withEngine { $0.list(named: name) } }
        return (named ?? hosted.player.appList).flatMap { scenes[$0] }
    }
}

/// A script asked for something that is not there.
struct TextbookFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

extension Statement {
    /// Whether it says what the app does, rather than what the person does or what is expected.
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

    /// Batches may name it inside.
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
