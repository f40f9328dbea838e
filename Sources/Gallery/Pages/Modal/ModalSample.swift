import UIKit
import Velarium

/// The other samples of the page, by the title of their button.
enum ModalSample: String, CaseIterable {
    case layout = "Layout block"
    case motion = "Custom animation"
    case keyboard = "Keyboard"
    case background = "Custom background"
    case controller = "Controller"
    case box = "Small box"
    case link = "Hide all (deep link)"

    /// The content view; nil for the sample whose content is a controller.
    @MainActor var card: ModalCard? {
        switch self {
        case .layout:
            ModalCard(
                title: "At the bottom", text: "A layout block can place the content anywhere.", action: "Done")
        case .motion:
            ModalCard(
                title: "Dropped in", text: "Background and content use custom animations.", action: "Done")
        case .keyboard:
            ModalCard(
                title: "Your name", text: "The card stays centered above the keyboard.", action: "Done",
                hasField: true
            )
        case .background:
            ModalCard(
                title: "Blurred", text: "Any view can be the background. It only provides the appearance.",
                action: "Done")
        case .controller: nil
        case .box: ModalCard(title: "Boxed", text: nil, action: "Done")
        case .link: ModalCard(title: "Can be hidden", text: "A deep link hides this immediately.", action: "Done")
        }
    }

    /// Configures `overlay` for this sample.
    @MainActor func configure(_ overlay: ModalPresentationViewController) {
        switch self {
        case .layout: overlay.layoutBlock = Self.bottomLayout(for: overlay)
        case .motion: Self.useDropAnimations(for: overlay)
        case .background:
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
            overlay.dimmingView = blur
        case .box: overlay.contentViewMargins = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
        case .keyboard, .controller, .link: return
        }
    }

    @MainActor private static func bottomLayout(
        for overlay: ModalPresentationViewController
    ) -> (CGRect, CGFloat, CGRect) -> Void {
        { [unowned overlay] bounds, keyboardHeight, frame in
            let covered = max(keyboardHeight, overlay.view.safeAreaInsets.bottom)
            let width = min(bounds.width - 32, 480)
            overlay.contentView?.frame = CGRect(
                x: bounds.midX - width / 2, y: bounds.maxY - covered - 16 - frame.height, width: width,
                height: frame.height)
        }
    }

    @MainActor private static func useDropAnimations(for overlay: ModalPresentationViewController) {
        overlay.showingAnimation = { [unowned overlay] dimming, _, _, frame, completion in
            let content = overlay.contentView
            dimming?.alpha = 0
            content?.transform = CGAffineTransform(translationX: 0, y: -frame.maxY).rotated(by: -0.15)
            UIView.animate(withDuration: 0.2) { dimming?.alpha = 1 }
            UIView.animate(
                withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                options: .allowUserInteraction
            ) {
                content?.transform = .identity
            } completion: {
                completion($0)
            }
        }
        overlay.hidingAnimation = { [unowned overlay] dimming, bounds, _, completion in
            let content = overlay.contentView
            UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) {
                dimming?.alpha = 0
                content?.transform = CGAffineTransform(translationX: 0, y: bounds.height).rotated(by: 0.15)
            } completion: {
                completion($0)
            }
        }
    }
}
