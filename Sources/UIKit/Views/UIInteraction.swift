/// What a view can be given in addition: a drag, a drop, a menu.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that it was added to; weak.
    var view: UIView? { get }

    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    /// An interaction belongs to one view: it leaves the one that it is in.
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
