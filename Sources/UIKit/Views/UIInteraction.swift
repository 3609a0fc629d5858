/// An interaction of a view, such as a drag, a drop or a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view of the interaction; weak.
    var view: UIView? { get }

    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction, which leaves its previous view.
    func attach(_ interaction: any UIInteraction) {
        guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with new: [any UIInteraction]) {
        for old in attachedInteractions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new { addInteraction(interaction) }
    }
}
