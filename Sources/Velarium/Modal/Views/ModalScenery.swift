import UIKit

/// The views of an overlay: dimming view and content, each in a container view.
@MainActor final class ModalScenery {
    /// The appearance of a view, to restore it after an animation.
    private struct Look {
        weak var view: UIView?
        let alpha: CGFloat
        let transform: CGAffineTransform

        @MainActor init?(_ view: UIView?) {
            guard let view else { return nil }
            (self.view, alpha, transform) = (view, view.alpha, view.transform)
        }

        @MainActor func restore() {
            guard let view else { return }
            if view.alpha != alpha { view.alpha = alpha }
            if view.transform != transform { view.transform = transform }
        }
    }

    let background = ModalStage()
    let content = ModalStage()
    private var looks: [Look] = []

    /// Adds both container views to `root`, the content in front.
    func install(in root: UIView) {
        for stage in [background, content] where stage.superview !== root {
            stage.frame = root.bounds
            root.addSubview(stage)
        }
    }

    /// Saves the appearance of dimming view and content.
    func rememberLook() { looks = [background.actor, content.actor].compactMap(Look.init) }

    /// Undoes the changes of animations.
    func restoreLook() {
        UIView.performWithoutAnimation {
            for look in looks { look.restore() }
            for stage in [background, content] {
                stage.layer.removeAllAnimations()
                stage.rest()
            }
        }
    }

    /// Resizes the container views and the dimming view to `bounds`. An animating container view keeps its transform.
    func fill(_ bounds: CGRect) {
        for stage in [background, content] {
            if stage.bounds.size != bounds.size { stage.bounds = CGRect(origin: .zero, size: bounds.size) }
            let middle = CGPoint(x: bounds.midX, y: bounds.midY)
            if stage.center != middle { stage.center = middle }
        }
        background.actor?.place(in: background.bounds)
    }
}

extension UIView {
    /// Sets the frame as if the view had no transform.
    func place(in frame: CGRect) {
        if transform.isIdentity {
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
