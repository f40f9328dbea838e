public import UIKitCore

/// A pointer over the button.
extension UIButton {
    /// Returns the look of the pointer over the button; nil changes nothing. It may return a style with the proposed
    /// effect and shape.
    public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    var pointerInteraction: ButtonPointerInteraction? {
        for case let interaction as ButtonPointerInteraction in interactions { return interaction }
        return nil
    }
}

/// The interaction of a button, which keeps its own delegate.
final class ButtonPointerInteraction: UIPointerInteraction {
    let styles: ButtonPointerStyles

    init() {
        styles = ButtonPointerStyles()
        super.init(delegate: styles)
    }
}

final class ButtonPointerStyles: NSObject, UIPointerInteractionDelegate {
    var provider: UIButton.PointerStyleProvider?

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.window != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        guard let provider else { return UIPointerStyle(effect: effect) }
        let radius = button.layer.cornerRadius
        return provider(
            button, effect,
            .roundedRect(button.frame, radius: radius > 0 ? radius : UIPointerShape.defaultCornerRadius))
    }
}
