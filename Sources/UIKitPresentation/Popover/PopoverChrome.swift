import OverlayPlacement
import StateMachines
import UIKitCore

/// The views of a popover, and their placement: the bubble around the content, and the area around it that dismisses
/// the popover. The settings are those of its presentation controller.
@MainActor final class PopoverChrome: ConfiguredChrome {
    private unowned let popover: UIPopoverPresentationController
    /// The current placement and its reason; nil before the popover is placed.
    private(set) var placement: Placement?
    /// The metrics of the bubble, read when the presentation begins.
    private var metrics = PopoverMetrics.system(.standard)
    private var bubble: PopoverBubbleView?
    private var dismissRegion: UIDimmingView?
    /// The last known anchor in the container, used when the source view has left the window.
    private var lastAnchor: CGRect?
    /// The request of the last placement, with the resulting direction as current direction.
    private var placedRequest: PlacementRequest?
    /// The arrow direction before the last placement.
    private var previousDirection: ArrowDirection?
    /// The arrow direction without a keyboard, to return to when the keyboard disappears.
    private var directionWithoutKeyboard: ArrowDirection?
    private var tint = PresenterTint()

    init(of popover: UIPopoverPresentationController) {
        self.popover = popover
    }

    var controller: UIPresentationController { popover }

    // MARK: Lifetime

    /// Lets the delegate configure the popover.
    func prepare() {
        popover.configuredChrome = self
        popover.notifyPopoverDelegate("prepareForPopoverPresentation(_:)") {
            $0.prepareForPopoverPresentation(popover)
        }
    }

    func tearDown() {
        tint.restore()
        bubble = nil
        dismissRegion = nil
        placement = nil
        placedRequest = nil
        directionWithoutKeyboard = nil
        lastAnchor = nil
    }

    // MARK: Transitions

    func presentationWillBegin() {
        guard let container = popover.containerView else { return }
        let region = makeDismissRegion(in: container)
        container.addSubview(region)
        dismissRegion = region
        let background = popover.makeBackground()
        metrics = background?.metrics ?? .system(container.era)
        let bubble = PopoverBubbleView(
            background?.view, fillColor: popover.backgroundColor, era: container.era)
        self.bubble = bubble
        // Apps change the corners of their view's superview before the view appears.
        let content = popover.displayedViewController.viewIfLoaded
        if let content, content.superview == nil { bubble.adopt(content) }
        popover.addBarToPassthroughViews()
        popover.animateAlongsideTransition { [self] in dimPresenterTint() }
        if !popover.hasAnchor, popover.isModal {
            misuse(
                "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set "
                    + "before the presentation occurs.",
                raises: true)
        }
    }

    private func makeDismissRegion(in container: UIView) -> UIDimmingView {
        let region = UIDimmingView(frame: container.bounds, delegate: self)
        region.accessibilityIdentifier = "PopoverDismissRegion"
        region.accessibilityLabel = SystemText.dismissPopup.localized
        region.accessibilityTraits = .button
        region.isAccessibilityElement = true
        return region
    }

    func dismissalWillBegin() {
        popover.animateAlongsideTransition { [self] in tint.restore() }
    }

    func dismissalWasCancelled() { dimPresenterTint() }

    private func dimPresenterTint() { tint.dim(popover.presentingViewController.viewIfLoaded) }

    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning {
        let duration =
            direction == .presentation ? PopoverDefaults.presentDuration : PopoverDefaults.dismissDuration
        return StyleAnimator(duration: duration) { [self] context in
            _ = bubble?.animate(toward: direction == .presentation ? 1 : 0, from: placement?.arrowTip)
            context.completeTransition(after: duration)
        }
    }

    // MARK: Layout

    /// The bubble, which contains the content.
    var presentedView: UIView? { bubble ?? popover.displayedViewController.view }

    var frameOfPresentedView: CGRect { placement?.frame ?? popover.containerView?.bounds ?? .zero }

    func installPresentedView(_ view: UIView, in container: UIView) {
        guard let bubble, let content = popover.displayedViewController.view else {
            return addPresentedView(view, to: container)
        }
        // New chrome is placed without animation, even inside an animation block.
        UIView.performWithoutAnimation {
            container.addSubview(bubble)
            updatePlacement(isInitial: true)
            bubble.addContent(content)
        }
    }

    /// Adds `view` as content, in front of existing content.
    func addContent(_ view: UIView) {
        bubble?.addContent(view)
        setNeedsPlacement()
    }

    func layOut() {
        guard popover.presentedView?.superview != nil else { return }
        dismissRegion?.frame = popover.containerView?.bounds ?? .zero
        updatePlacement(isInitial: false)
    }

    /// Lays out again because something that the placement depends on has changed.
    private func setNeedsPlacement() {
        guard placement != nil else { return }
        popover.containerView?.setNeedsLayout()
    }

    func settingsDidChange() {
        if let bubble, bubble.fillColor != popover.backgroundColor {
            bubble.fillColor = popover.backgroundColor
        } else {
            setNeedsPlacement()
        }
    }

    /// Lays out again when the anchor has moved, unless that is a rectangle of a view, or when the keyboard has.
    func layOutIfSurroundingsChanged() {
        guard let placedRequest, let container = popover.containerView,
            popover.driver?.isDismissingOrDismissed == false, popover.presentedView?.superview != nil
        else { return }
        let hasMoved = popover.followsAnchor && makeRequest(in: container) != placedRequest
        if hasMoved || popover.keyboardFrame(in: container) != placedRequest.keyboard { container.setNeedsLayout() }
    }

    /// Places the popover again if its placement request has changed.
    private func updatePlacement(isInitial: Bool) {
        guard let container = popover.containerView, let bubble else { return }
        var request = makeRequest(in: container)
        guard request != placedRequest else { return }
        if !isInitial {
            popover.letDelegateReposition()
            // The delegate may have changed anything, for example dismissed the popover.
            guard self.bubble === bubble else { return }
            request = makeRequest(in: container)
        }
        let animation = placedRequest.flatMap { PopoverRelayoutAnimation(from: $0, to: request) }
        let placed = request.place()
        store(placed, for: request)
        guard let animation, popover.driver?.isPresented == true else { return apply(placed, to: bubble) }
        UIView.animate(withDuration: animation.duration, delay: 0, options: animation.options) {
            self.apply(placed, to: bubble)
            bubble.layoutIfNeeded()
        }
    }

    private func store(_ placed: Placement, for request: PlacementRequest) {
        let isDecidedAnew = placed.direction != placement?.direction || placed.reason != placement?.reason
        placement = placed
        previousDirection = request.currentDirection
        placedRequest = request
        placedRequest?.currentDirection = placed.direction
        if request.keyboard == nil { directionWithoutKeyboard = placed.direction }
        if isDecidedAnew, let explanation = anchoredPlacement?.explanation {
            Trace.note(popover, callback: "placed", arguments: explanation.sentence)
        }
    }

    private func apply(_ placed: Placement, to bubble: PopoverBubbleView) {
        let strip = metrics.arrowInsets(for: placed.direction)
        let runsUnderArrow = metrics.chromeStyle == .system && bubble.era.popoverContentExtendsUnderArrow
        bubble.apply(
            placed, metrics: metrics, contentInsets: runsUnderArrow ? .zero : strip + metrics.contentInsets,
            arrowInsets: runsUnderArrow ? strip : .zero)
    }

    /// The current placement request.
    private func makeRequest(in container: UIView) -> PlacementRequest {
        let anchor = popover.resolvedAnchor(in: container) ?? lastAnchor ?? .null
        lastAnchor = anchor
        // After a rotation the side is chosen anew.
        let isResized = placedRequest.map { $0.container.size != container.bounds.size } == true
        let current = popover.keyboardFrame(in: container) == nil ? directionWithoutKeyboard : placement?.direction
        let side = isResized ? nil : current
        return popover.placementRequest(anchor: anchor, in: container, metrics: metrics, currentDirection: side)
    }

    // MARK: Description

    var anchoredPlacement: AnchoredPlacement? {
        guard let placement, var request = placedRequest else { return nil }
        request.currentDirection = previousDirection
        return AnchoredPlacement(placement, of: request)
    }

    var focusRule: FocusRule { .sharesFocus }

    /// A popover's content always has a compact width.
    var requiredTraits: UITraitCollection? { PopoverChrome.contentTraits }

    private static let contentTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceLevel: .elevated),
    ])
}

// MARK: Dismissal by the user

extension PopoverChrome: DimmingViewDelegate {
    var isDismissibleByUser: Bool { true }

    /// The delegate method of iOS 8 to 12.
    func delegateAllowsDismissal() -> Bool { popover.popoverDelegateAllowsDismissal() }

    /// The delegate method of iOS 8 to 12.
    func notifyDelegateOfDismissal() { popover.notifyPopoverDelegateOfDismissal() }

    func dimmingViewHandlesTaps(_ view: UIDimmingView) -> Bool { popover.isDismissible(for: .outsideTap) }

    func dimmingViewWasTapped(_ view: UIDimmingView, at location: CGPoint) {
        let isOnItem = popover.anchoringBarItemContains(location, of: view)
        popover.userRequestsDismissal(reason: isOnItem ? .barItemTap : .outsideTap)
    }

    var dimmingViewPassthroughViews: [UIView] { popover.passthroughViews ?? [] }

    func dimmingViewPassesTouches(to view: UIView) -> Bool { !popover.isAnchoringBarItem(view) }

    func dimmingViewHandlesEscape() -> Bool {
        popover.userRequestsDismissal(reason: .escape)
        return true
    }
}
