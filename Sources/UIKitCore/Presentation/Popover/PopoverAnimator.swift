/// Animates a popover's bubble and its dimming in or out.
@MainActor final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let popover: UIPopoverPresentationController
    private let direction: PresentationStateMachine.Direction

    init(_ direction: PresentationStateMachine.Direction, of popover: UIPopoverPresentationController) {
        self.direction = direction
        self.popover = popover
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        direction == .presentation ? PopoverDefaults.presentDuration : PopoverDefaults.dismissDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        popover.animateBubble(toward: direction == .presentation ? 1 : 0)
        transitionContext.completeTransition(after: transitionDuration(using: transitionContext))
    }
}
