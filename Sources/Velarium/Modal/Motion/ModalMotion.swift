import UIKit

/// A built-in motion of an overlay: where background and content are while it is away.
@MainActor struct ModalMotion {
    let style: ModalPresentationAnimationStyle
    let background: ModalStage
    let content: ModalStage
    /// Where the content stands, in points of its stage.
    let contentFrame: CGRect

    /// Moves in from being away; from where everything is now when it was on its way out.
    func show(fromCurrentState isTurning: Bool, completion: @escaping (Bool) -> Void) {
        UIView.performWithoutAnimation {
            if !isTurning { hide(scale: ModalMotionNumbers.popupStart) }
        }
        animate({ appear() }, completion)
    }

    func hide(completion: @escaping (Bool) -> Void) {
        animate({ hide(scale: ModalMotionNumbers.popupEnd) }, completion)
    }

    private func animate(_ changes: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: ModalMotionNumbers.duration, delay: 0,
            options: [
                UIView.AnimationOptions(rawValue: ModalMotionNumbers.curve << 16), .allowUserInteraction,
                .overrideInheritedDuration, .overrideInheritedCurve,
            ], animations: changes, completion: completion)
    }

    private func appear() {
        for stage in [background, content] {
            stage.alpha = 1
            stage.transform = .identity
        }
    }

    private func hide(scale: CGFloat) {
        background.alpha = 0
        content.alpha = 1
        switch shownStyle {
        case .fade: content.alpha = 0
        case .popup: content.transform = shrunk(to: scale)
        case .slide:
            content.transform = CGAffineTransform(translationX: 0, y: max(0, content.bounds.maxY - contentFrame.minY))
        }
    }

    /// Less motion for who wants less.
    private var shownStyle: ModalPresentationAnimationStyle { UIAccessibility.isReduceMotionEnabled ? .fade : style }

    /// The content at a part of its size, about its own middle instead of the stage's.
    private func shrunk(to scale: CGFloat) -> CGAffineTransform {
        let (x, y) = (contentFrame.midX - content.bounds.midX, contentFrame.midY - content.bounds.midY)
        return CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale).translatedBy(x: -x, y: -y)
    }
}
