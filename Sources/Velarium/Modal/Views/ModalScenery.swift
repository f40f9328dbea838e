import UIKit

/// The views of an overlay: background and content, each on a stage, in the overlay's own view.
@MainActor final class ModalScenery {
    /// What a motion may have changed, for the time when it is over.
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

    /// Puts both stages into `root`, the content in front.
    func install(in root: UIView) {
        for stage in [background, content] where stage.superview !== root {
            stage.frame = root.bounds
            root.addSubview(stage)
        }
    }

    /// Notes how background and content look at rest.
    func rememberLook() { looks = [background.actor, content.actor].compactMap(Look.init) }

    /// Undoes what motions have done.
    func restoreLook() {
        UIView.performWithoutAnimation {
            for look in looks { look.restore() }
            for stage in [background, content] {
                stage.layer.removeAllAnimations()
                stage.rest()
            }
        }
    }

    /// Fills `bounds` with the stages and the background. A stage in motion keeps its transform.
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
    /// Fills `frame`, also while the view has a transform.
    func place(in frame: CGRect) {
        if transform.isIdentity {
            if self.frame != frame { self.frame = frame }
        } else {
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }
}
