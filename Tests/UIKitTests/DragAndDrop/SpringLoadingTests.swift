import Testing
import UIKit

/// Tests what the context of spring loading says and is told (R202, R204).
@MainActor @Suite struct SpringLoadingTests {
    private final class Source: UIView, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))] }
    }

    /// Records what the context says at each question and change.
    private final class Recorder: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        var targets: [UIView?] = []
        var replacement: UIView?

        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            targets.append(context.targetView)
            if let replacement { context.targetView = replacement }
            return true
        }

        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) {
            states.append(context.state)
            targets.append(context.targetView)
        }
    }

    /// Rests over a view with spring loading; returns what was activated.
    private func spring(_ recorder: Recorder, over view: UIView, _ root: UIView) async -> [UIView?] {
        var activated: [UIView?] = []
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: recorder, interactionEffect: recorder) { _, context in
                #expect(context.state == .activated && context.location(in: nil) == .zero)
                activated.append(context.targetView)
            })
        let source = Source(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        source.addInteraction(UIDragInteraction(delegate: source))
        for child in [view, source] { root.addSubview(child) }
        let controller = UIViewController()
        controller.view = root
        let screen = Screen(showing: controller)
        screen.finger.drag(source)
        screen.finger.hover(over: view)
        await screen.wait(.seconds(5))
        screen.finger.cancel()
        await screen.settle()
        return activated
    }

    @Test func `The context has the view and the state at each change`() async {
        let recorder = Recorder()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let activated = await spring(recorder, over: view, UIView())
        #expect(activated == [view])
        #expect(recorder.states == [.possible, .activating, .activated])
        #expect(recorder.targets.allSatisfy { $0 === view })
    }

    @Test func `The target that the app names is the one that is shown`() async {
        let recorder = Recorder()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        view.addSubview(inner)
        recorder.replacement = inner
        let activated = await spring(recorder, over: view, UIView())
        #expect(activated == [inner])
        #expect(recorder.targets.first == .some(view) && recorder.targets.dropFirst().first == .some(inner))
    }
}
