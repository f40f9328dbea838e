import UIKit

/// Presents any controller as a sheet at the lower edge, which rests at detents and can be dragged.
///
///     let sheet = controller.presentationController as? BottomSheetPresentationController
///     sheet?.setDetent(.full, animated: true)
@preconcurrency @MainActor open class BottomSheetPresentationController: OverlayPresentationController, DraggableSheet {
    /// The configuration of the sheet. Changes take effect at once; the sheet moves to a detent that still exists.
    public var configuration = BottomSheetConfiguration() {
        didSet { applyConfiguration() }
    }
    /// The detent where the sheet rests or is animating to. Default half, or the nearest that exists.
    public private(set) var detent = SheetDetent.half
    /// Called when the user has moved the sheet to another detent.
    var onDetentChange: (SheetDetent) -> Void = { _ in }

    private(set) lazy var dragController = BottomSheetDragController(of: self)
    let dismissalInteractor = DismissalInteractor()
    /// The speed at which a drag ended in a dismissal. Points per second, down.
    var dismissalSpeed: CGFloat = 0
    /// The visible height of the sheet, or the height that it is animating to. Points.
    private(set) var visibleHeight: CGFloat = 0
    private var isPresentationComplete = false
    var isDraggable: Bool { isPresentationComplete }
    /// How far the sheet is raised above its position for a text field that the keyboard would cover. Points.
    private var keyboardLift: CGFloat = 0
    private var surface: PresentedSurface?
    private let grabber = SheetGrabber()
    private var lastContainerSize = CGSize.zero

    // MARK: Transitions

    /// Adds the sheet to the container. Call super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let presentedView else { return }
        isPresentationComplete = false
        surface = PresentedSurface(of: presentedViewController, view: presentedView, in: containerView) { [weak self] in
            self?.keyboardWillChange($0)
        }
        // A presentation that was torn down, as with its scene, may have left a transform.
        BottomSheetMotion.restore(presentedView)
        containerView.addSubview(presentedView)
        containerView.addGestureRecognizer(dragController.pan)
        presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.sheet = self
        applyConfiguration()
    }

    /// Enables dragging, or cleans up if the presentation was canceled. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        isPresentationComplete = completed
        if !completed { tearDown() }
    }

    /// Cancels a drag in progress. Call super.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dragController.cancelDrag()
    }

    /// Cleans up if the sheet was dismissed. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        dismissalSpeed = 0
        if completed { tearDown() }
    }

    private func tearDown() {
        isPresentationComplete = false
        surface?.tearDown()
        surface = nil
        grabber.removeFromSuperview()
        dragController.pan.view?.removeGestureRecognizer(dragController.pan)
        dragController.reset()
    }

    // MARK: Layout

    /// The current input of the sheet's layout.
    var layoutContext: SheetLayoutContext {
        let container = containerView
        return SheetLayoutContext(
            size: container?.bounds.size ?? .zero, topInset: container?.safeAreaInsets.top ?? 0,
            keyboardOverlap: surface?.keyboardOverlap ?? 0, detents: configuration.detents,
            maximumWidth: configuration.sanitizedMaximumWidth)
    }

    /// The frame of the sheet without the transform of its animation. Points of the container, y down.
    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView == nil
            ? super.frameOfPresentedViewInContainerView : layoutContext.frame(forVisibleHeight: visibleHeight)
    }

    /// Cancels a drag if the container has another size, and keeps the sheet at its detent. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let size = containerView?.bounds.size, size != lastContainerSize {
            lastContainerSize = size
            dragController.cancelDrag()
            keyboardLift = 0
        }
        if !dragController.isActive { snapToDetent() }
        positionSheet()
    }

    /// Disables dragging while the container rotates or is resized. Call super.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        dragController.pan.isEnabled = false
        let pan = dragController.pan
        let isQueued = coordinator.animate(alongsideTransition: nil) { _ in pan.isEnabled = true }
        if !isQueued { pan.isEnabled = true }
    }

    private func snapToDetent() {
        detent = layoutContext.nearestDetent(to: detent)
        visibleHeight = layoutContext.height(of: detent)
    }

    private func positionSheet() {
        guard let view = presentedView, containerView != nil else { return }
        let frame = layoutContext.frame(forVisibleHeight: visibleHeight).offsetBy(dx: 0, dy: -keyboardLift)
        // Not `frame`: the sheet may have a transform.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        // If the sheet reaches under the status bar, the grabber is below it.
        let covered = max(0, (containerView?.safeAreaInsets.top ?? 0) - frame.minY)
        grabber.center = CGPoint(
            x: frame.width / 2,
            y: covered + BottomSheetMetrics.grabberTopInset + BottomSheetMetrics.grabberSize.height / 2)
        view.bringSubviewToFront(grabber)
        surface?.apply(safeAreaInsets: additionalInsets)
    }

    private var additionalInsets: UIEdgeInsets {
        let covered = max(0, layoutContext.keyboardOverlap - (containerView?.safeAreaInsets.bottom ?? 0) - keyboardLift)
        let top =
            configuration.showsGrabber
            ? BottomSheetMetrics.grabberTopInset * 2 + BottomSheetMetrics.grabberSize.height : 0
        return UIEdgeInsets(top: top, left: 0, bottom: covered, right: 0)
    }

    // MARK: Moving

    /// Moves the sheet to `detent`, or to the nearest that exists. `.closed` dismisses it as `code`.
    /// `onDetentChange` is not called.
    public func setDetent(_ detent: SheetDetent, animated: Bool) {
        guard detent != .closed else { return dismissSheet() }
        dragController.cancelDrag()
        self.detent = detent
        guard containerView != nil else { return }
        let isSeen = animated && presentedView?.window != nil
        guard isSeen else {
            snapToDetent()
            return positionSheet()
        }
        settle(at: layoutContext.nearestDetent(to: detent), speed: 0)
    }

    private func dismissSheet() {
        if let overlay = presentedViewController as? OverlayController {
            overlay.dismiss(for: .code, animated: true)
        } else {
            presentedViewController.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The visible height at this moment, including running animations. Points.
    var currentVisibleHeight: CGFloat {
        guard let view = presentedView, let containerView else { return visibleHeight }
        return containerView.bounds.height - keyboardLift - (view.layer.presentation()?.frame.minY ?? view.frame.minY)
    }

    /// Sets the visible height without animation. Points.
    func setVisibleHeight(_ height: CGFloat) {
        visibleHeight = height
        presentedView?.layer.removeAllAnimations()
        positionSheet()
        presentedView?.layoutIfNeeded()
        if layoutContext.isDismissible, layoutContext.lowestHeight > 0 {
            setDimmingProgress(height / layoutContext.lowestHeight)
        }
    }

    /// Animates the sheet to `detent` with its spring.
    ///
    /// - Parameter speed: Points per second, down.
    func settle(at detent: SheetDetent, speed: CGFloat) {
        self.detent = detent
        let target = layoutContext.height(of: detent)
        let velocity = BottomSheetMotion.springVelocity(-speed, over: target - visibleHeight)
        UIView.animate(
            withDuration: BottomSheetMetrics.duration, delay: 0, usingSpringWithDamping: BottomSheetMetrics.damping,
            initialSpringVelocity: velocity, options: [.allowUserInteraction]
        ) { [self] in
            visibleHeight = target
            positionSheet()
            presentedView?.layoutIfNeeded()
            if !isBeingDismissed { setDimmingProgress(1) }
        }
    }

    // MARK: The keyboard

    /// Grows the sheet by what the keyboard covers, and raises it if the first responder is still covered.
    private func keyboardWillChange(_ move: KeyboardChange) {
        guard let containerView else { return }
        dragController.cancelDrag()
        keyboardLift = 0
        move.animate { [self] in
            snapToDetent()
            positionSheet()
            containerView.layoutIfNeeded()
            presentedView?.scrollFirstResponderToVisible()
            raiseForFirstResponder()
        }
    }

    private func raiseForFirstResponder() {
        guard let containerView, layoutContext.keyboardOverlap > 0,
            let field = presentedView?.firstResponderInSubtree as? UIView
        else {
            return
        }
        let lower = containerView.convert(CGPoint(x: 0, y: field.bounds.maxY), from: field).y
        let free = containerView.bounds.maxY - layoutContext.keyboardOverlap - BottomSheetMetrics.fieldMargin
        // Not further than the keyboard hides the gap below the sheet.
        keyboardLift = min(max(0, lower - free), layoutContext.keyboardOverlap)
        positionSheet()
    }

    // MARK: Configuration

    override func themeDidChange() { applyConfiguration() }

    private func applyConfiguration() {
        dimming = configuration.dimming.isUsual ? theme.dimming ?? configuration.dimming : configuration.dimming
        dismissesOnOutsideTap = configuration.dismissesOnOutsideTap
        guard let view = presentedView, let surface else { return }
        surface.apply(cornerRadius: configuration.cornerRadius(with: theme))
        if configuration.showsGrabber { view.addSubview(grabber) } else { grabber.removeFromSuperview() }
        if !dragController.isActive { snapToDetent() }
        positionSheet()
    }
}
