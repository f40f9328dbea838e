import UIKit

/// The views of an overlay: dimming view and content, each in a container view.
@MainActor final class ModalOverlayViews {
    /// The appearance of a view, to restore it after an animation.
    private struct SavedAppearance {
        weak var view: UIView?
        let alpha: CGFloat
        let transform: CGAffineTransform

        @MainActor init?(_ view: UIView?) {
            guard let view else { return nil }
            self.view = view
            alpha = view.alpha
            transform = view.transform
        }

        @MainActor func restore() {
            guard let view else { return }
            if view.alpha != alpha { view.alpha = alpha }
            if view.transform != transform { view.transform = transform }
        }
    }

    let background = ModalContainerView()
    let content = ModalContainerView()
    private var savedAppearances: [SavedAppearance] = []

    /// The default dimming view.
    static func makeDimmingView(_ appearance: ModalPresentationAppearance) -> UIView {
        let view = UIView()
        view.backgroundColor = appearance.dimmingColor
        return view
    }

    /// Adds both container views to `root`, the content in front.
    func install(in root: UIView) {
        for stage in [background, content] where stage.superview !== root {
            stage.frame = root.bounds
            root.addSubview(stage)
        }
    }

    /// Saves the appearance of dimming view and content.
    func saveAppearance() {
        savedAppearances = [background.hostedView, content.hostedView].compactMap(SavedAppearance.init)
    }

    /// Undoes the changes of animations.
    func restoreAppearance() {
        UIView.performWithoutAnimation {
            for appearance in savedAppearances { appearance.restore() }
            for stage in [background, content] {
                stage.layer.removeAllAnimations()
                stage.resetAppearance()
            }
        }
    }

    /// Resizes the container views and the dimming view to `bounds`. An animating container view keeps its transform.
    func layOut(in bounds: CGRect) {
        for stage in [background, content] {
            if stage.bounds.size != bounds.size { stage.bounds = CGRect(origin: .zero, size: bounds.size) }
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            if stage.center != middle { stage.center = middle }
        }
        background.hostedView?.setUntransformedFrame(background.bounds)
    }
}

extension UIView {
    /// Sets the frame as if the view had no transform.
    func setUntransformedFrame(_ frame: CGRect) {
        if transform.isIdentity {
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
