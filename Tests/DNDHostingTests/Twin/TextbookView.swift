import UIKit

/// The textbook delegate of a plain view in Swift: drags the label under the finger, and loads what is dropped.
final class TextbookView: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let view: UIView
    private let labels: [UILabel]
    private let providers: TextbookProviders

    /// The settings of the view and its interactions.
    struct Settings {
        /// Nil keeps the device's default.
        var drags: Bool?
        var drops = true
        var springs = false
        var recognizesSimultaneously = false
        var takesSimultaneousDrops = false
        var pastes: [String] = []
    }

    init(showing labels: [String], _ settings: Settings, providers: TextbookProviders) {
        self.labels = labels.enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 100, height: 20))
            label.text = text
            return label
        }
        self.providers = providers
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view = settings.pastes.isEmpty ? UIView(frame: frame) : PastingView(frame: frame)
        super.init()
        for label in self.labels { view.addSubview(label) }
        let drag = UIDragInteraction(delegate: self)
        if let drags = settings.drags { drag.isEnabled = drags }
        drag.allowsSimultaneousRecognitionDuringLift = settings.recognizesSimultaneously
        view.addInteraction(drag)
        if settings.springs { view.addInteraction(UISpringLoadedInteraction { _, _ in }) }
        guard settings.pastes.isEmpty else {
            view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: settings.pastes)
            return
        }
        guard settings.drops else { return }
        let drop = UIDropInteraction(delegate: self)
        drop.allowsSimultaneousDropSessions = settings.takesSimultaneousDrops
        view.addInteraction(drop)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        let point = session.location(in: view)
        return labels.filter { $0.frame.contains(point) }.compactMap { $0.text }.map { providers.item($0) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items { item.itemProvider.loadFirst { _ in } }
    }
}

/// A view that accepts pastes without a drop delegate.
private final class PastingView: UIView {
    override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders { provider.loadFirst { _ in } }
    }
}
