import CoreGraphics
import UIKitCore

/// Calls the delegate of one interaction: the newer methods where the delegate has them, otherwise the older ones.
@MainActor struct ContextMenuDelegateCalls {
    let interaction: UIContextMenuInteraction

    private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

    /// The configuration at `location`, in points of the interaction's view.
    func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
        note("contextMenuInteraction(_:configurationForMenuAtLocation:)")
        return delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    }

    /// The preview to lift for the item with `identifier`; nil for the view itself.
    func highlightPreview(
        _ configuration: UIContextMenuConfiguration, _ identifier: any NSCopying, isSecondary: Bool
    ) -> UITargetedPreview? {
        guard let delegate else { return nil }
        note("contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)")
        let newer = OptionalRequirement.result(
            of: "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)"
        ) {
            delegate.contextMenuInteraction(
                interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
        }
        if let newer { return newer }
        guard !isSecondary else { return nil }
        note("contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)")
        return delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }

    /// The answer about the preview that moves back. `unanswered`: the delegate has no such method.
    enum DismissalPreview {
        case unanswered, none
        case preview(UITargetedPreview)

        init(_ preview: UITargetedPreview?) {
            self = preview.map { .preview($0) } ?? .none
        }
    }

    /// The preview that the item with `identifier` moves back to.
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, _ identifier: any NSCopying) -> DismissalPreview
    {
        guard let delegate else { return .unanswered }
        note("contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)")
        let newer = OptionalRequirement.result(
            of: "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)"
        ) {
            delegate.contextMenuInteraction(
                interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
        }
        if let newer { return DismissalPreview(newer) }
        note("contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)")
        let older = OptionalRequirement.result(
            of: "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)"
        ) {
            delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
        }
        return older.map { DismissalPreview($0) } ?? .unanswered
    }

    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        if let control = delegate as? UIControl, control.contextMenuInteraction === interaction {
            control.sendActions(for: .menuActionTriggered)
        }
        note("contextMenuInteraction(_:willDisplayMenuFor:animator:)")
        delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    func willPerformPreviewAction(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        note("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)")
        delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: ContextMenuAnimator) {
        note("contextMenuInteraction(_:willEndFor:animator:)")
        delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }

    private func note(_ callback: String) {
        guard let delegate else { return }
        Trace.note(delegate, callback: callback)
    }
}
