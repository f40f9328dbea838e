import CoreGraphics
import QuartzCore
import UIKitCore

/// Drives the dismissal of a sheet by a drag, and completes it on the system's spring.
@MainActor final class SheetInteractor: UIPercentDrivenInteractiveTransition {
    /// Ends the drag: animates the sheet to its end or back, starting with the speed of the finger.
    /// - Parameters:
    ///   - length: The distance of the full dismissal, in points.
    ///   - speed: Points per second, positive downward.
    func endDrag(length: CGFloat, speed: CGFloat, toEnd: Bool) {
        guard interactiveTransition != nil else { return }
        let left = toEnd ? 1 - percentComplete : percentComplete
        // A spring with a higher initial velocity would overshoot and detach the sheet from the edge.
        let limit = AnimationDefaults.systemSpringFrequency
        let ways = left > 0 ? Double((toEnd ? speed : -speed) / (left * length)) : 0
        let velocity = ways.isFinite ? min(max(ways, 0), limit) : 0
        timingCurve = UISpringTimingParameters(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
        // The spring has its full duration, however much of the distance is left.
        completionSpeed = max(left, CGFloat(TransitionDefaults.minimumSpeed))
        if toEnd { finish() } else { cancel() }
    }

    /// The transition while a drag moves the sheet.
    private var interactiveTransition: (any UIViewControllerContextTransitioning)? {
        transition?.isInteractive == true ? transition : nil
    }

    /// Moves to a fraction of the dismissal. Does nothing if there is none.
    func updateIfInteractive(_ fraction: CGFloat) {
        if interactiveTransition != nil { update(fraction) }
    }

    /// Whether the dismissal can be canceled without an animation: it has the sheet's own animator.
    var canCancelAtOnce: Bool { interactiveTransition != nil && animator is SheetAnimator }

    /// Ends the dismissal that runs to its end, without the rest of its animation.
    func completeAtOnce() {
        guard let animator = interruptibleAnimator as? UIViewPropertyAnimator, animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
    }

    /// Ends the interactive dismissal where it began, without an animation.
    func cancelAtOnce() {
        guard interactiveTransition != nil, let animator = interruptibleAnimator as? UIViewPropertyAnimator else {
            return
        }
        cancel()
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
    }
}
