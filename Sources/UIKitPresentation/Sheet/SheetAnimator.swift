import CoreGraphics
import StateMachines
import UIKitCore

/// Slides a sheet up from below the lower edge, and down again, on the system's spring. The dismissal is interruptible.
@MainActor final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let sheet: SheetChrome
    private let direction: PresentationStateMachine.Direction
    private var dismissalAnimator: UIViewPropertyAnimator?
    private var runningPresentation: (any UIViewControllerContextTransitioning)?

    init(_ direction: PresentationStateMachine.Direction, of sheet: SheetChrome) {
        self.direction = direction
        self.sheet = sheet
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationDefaults.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        switch direction {
        case .dismissal: interruptibleAnimator(using: transitionContext).startAnimation()
        case .presentation: animatePresentation(transitionContext)
        }
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let dismissalAnimator { return dismissalAnimator }
        guard direction == .dismissal else {
            OptionalRequirement.skip()
            return UIViewPropertyAnimator(duration: 0, curve: .linear)
        }
        let surface = sheet.surface
        let down = sheet.dragController.length
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: UISpringTimingParameters())
        animator.addAnimations { surface.center.y += down }
        animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
        dismissalAnimator = animator
        return animator
    }

    private func animatePresentation(_ context: any UIViewControllerContextTransitioning) {
        let surface = sheet.surface
        let place = surface.center
        surface.center.y += sheet.dragController.length
        runningPresentation = context
        UIView.animateOnSystemSpring(over: transitionDuration(using: context)) {
            surface.center = place
        } completion: { [self] _ in
            completePresentation()
        }
    }

    /// Whether the sheet is coming up.
    var isPresenting: Bool { runningPresentation != nil }

    /// Ends the presentation: the sheet is at its final position.
    func completePresentation() {
        guard let context = runningPresentation else { return }
        runningPresentation = nil
        sheet.surface.layer.removeAllAnimations()
        context.completeTransition(!context.transitionWasCancelled)
    }
}
