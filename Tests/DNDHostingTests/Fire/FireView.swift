import UIKit

/// A plain view whose random delegate changes the list beside it.
final class FireView: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let view = UIView(frame: CGRect(x: 400, y: 0, width: 100, height: 100))
    private let app: FireApp

    init(_ app: FireApp) {
        self.app = app
        super.init()
        view.addInteraction(UIDragInteraction(delegate: self))
        let drop = UIDropInteraction(delegate: self)
        drop.allowsSimultaneousDropSessions = app.dice.happens(oneIn: 2)
        view.addInteraction(drop)
        view.addInteraction(UISpringLoadedInteraction { [weak app] _, _ in app?.act() })
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        app.act()
        return [app.item("held")]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        animator.addAnimations { [app] in app.act() }
        animator.addCompletion { [app] _ in app.act() }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        app.act()
        if app.dice.happens(oneIn: 9) { view.removeInteraction(interaction) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        app.act()
        return true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: app.operation(session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        app.act()
        for item in session.items {
            item.itemProvider.loadObject(ofClass: NSString.self) { [weak app] _, _ in
                DispatchQueue.main.async { app?.act() }
            }
        }
        if app.dice.happens(oneIn: 4) { view.removeInteraction(interaction) }
    }
}
