/// Behavior that is added to a view, such as a context menu. `UIView.addInteraction(_:)` attaches it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is added to; nil for none. Implementations keep it weakly.
    var view: UIView? { get }
    /// Called before the interaction is added to `view`, or with nil before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to `view`, or with nil after it was removed.
    func didMove(to view: UIView?)
}

/// An interaction that ends when its view leaves the window.
@MainActor package protocol WindowFollowing: UIInteraction {
    /// The view has another window, or none.
    func viewDidMoveToWindow()
}

extension UIView {
    /// Adds `interaction` after removing it from the view that has it. Nothing happens when this view has it.
    func attach(_ interaction: any UIInteraction) {
        guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes `interaction` if this view has it.
    func detach(_ interaction: any UIInteraction) {
        guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Removes the interactions that are not in `interactions` and adds the others, in this order.
    func replaceInteractions(with interactions: [any UIInteraction]) {
        for interaction in attachedInteractions where !interactions.contains(where: { $0 === interaction }) {
            detach(interaction)
        }
        interactions.forEach(attach)
        attachedInteractions = interactions.reduce(into: []) { kept, interaction in
            let isAttached = attachedInteractions.contains { $0 === interaction }
            if isAttached, !kept.contains(where: { $0 === interaction }) { kept.append(interaction) }
        }
    }
}
