import UIKit

/// Presents any controller as a sheet at the lower edge, which rests at detents and can be dragged.
@preconcurrency @MainActor open class BottomSheetPresentationController: OverlayPresentationController {
    /// The configuration of the sheet. Changes take effect at once; the sheet moves to a detent that still exists.
    public var configuration = BottomSheetConfiguration() {
        didSet { takeConfiguration() }
    }
    /// The detent where the sheet rests or is animating to. Default half, or the nearest that exists.
    public private(set) var detent = SheetDetent.half
    /// Called when the user has moved the sheet to another detent.
    var onMove: (SheetDetent) -> Void = { _ in }

    private(set) lazy var pulling = SheetPulling(of: self)
    let exitCatch = SheetCatch()
    /// The speed at which a drag ended in a dismissal. Points per second, down.
    var exitSpeed: CGFloat = 0
    /// The visible height of the sheet, or the height that it is animating to. Points.
    private(set) var shown: CGFloat = 0
    private(set) var hasArrived = false
    /// How far the sheet is raised above its position for a text field that the keyboard would cover. Points.
    private var lift: CGFloat = 0
    private var keyboard: PresentedKeyboard?
    private var growth: SafeAreaGrowth?
    private let grabber = UIView()
    private var laidOutSize = CGSize.zero

    // MARK: Transitions

    /// Adds the sheet to the container. Call super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let presentedView else { return }
        hasArrived = false
        growth = SafeAreaGrowth(of: presentedViewController)
        keyboard = PresentedKeyboard(over: containerView) { [weak self] in self?.follow($0) }
        // A presentation that was torn down, as with its scene, may have left a transform.
        SheetMotion.show(presentedView)
        containerView.addSubview(presentedView)
        containerView.addGestureRecognizer(pulling.pan)
        presentedView.clipsToBounds = true
        presentedView.layer.cornerCurve = .continuous
        presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        presentedView.accessibilityViewIsModal = true
        grabber.bounds.size = SheetNumbers.grabber
        grabber.layer.cornerRadius = SheetNumbers.grabber.height / 2
        grabber.backgroundColor = .tertiaryLabel
        grabber.isUserInteractionEnabled = false
        grabber.accessibilityIdentifier = "grabber"
        takeConfiguration()
    }

    /// Enables dragging, or cleans up if the presentation was canceled. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        hasArrived = completed
        if !completed { takeDown() }
    }

    /// Cancels a drag in progress. Call super.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        pulling.stop()
    }

    /// Cleans up if the sheet was dismissed. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        exitSpeed = 0
        if completed { takeDown() }
    }

    private func takeDown() {
        hasArrived = false
        keyboard = nil
        growth?.take(.zero)
        growth = nil
        grabber.removeFromSuperview()
        pulling.pan.view?.removeGestureRecognizer(pulling.pan)
        pulling.forget()
    }

    // MARK: Layout

    /// The current input of the sheet's layout.
    var ground: SheetGround {
        let container = containerView
        return SheetGround(
            size: container?.bounds.size ?? .zero, topInset: container?.safeAreaInsets.top ?? 0,
            keyboard: keyboard?.overlap ?? 0, detents: configuration.detents,
            maximumWidth: configuration.soundWidth)
    }

    /// The frame of the sheet without the transform of its animation. Points of the container, y down.
    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView == nil ? super.frameOfPresentedViewInContainerView : ground.frame(showing: shown)
    }

    /// Cancels a drag if the container has another size, and keeps the sheet at its detent. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let size = containerView?.bounds.size, size != laidOutSize {
            laidOutSize = size
            pulling.stop()
            lift = 0
        }
        if !pulling.isActive { rest() }
        place()
    }

    /// Disables dragging while the container rotates or is resized. Call super.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        pulling.pan.isEnabled = false
        let pan = pulling.pan
        let isQueued = coordinator.animate(alongsideTransition: nil) { _ in pan.isEnabled = true }
        if !isQueued { pan.isEnabled = true }
    }

    private func rest() {
        detent = ground.rest(at: detent)
        shown = ground.height(of: detent)
    }

    private func place() {
        guard let view = presentedView, containerView != nil else { return }
        let frame = ground.frame(showing: shown).offsetBy(dx: 0, dy: -lift)
        // Not `frame`: the sheet may have a transform.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        // If the sheet reaches under the status bar, the grabber is below it.
        let covered = max(0, (containerView?.safeAreaInsets.top ?? 0) - frame.minY)
        grabber.center = CGPoint(
            x: frame.width / 2, y: covered + SheetNumbers.grabberTop + SheetNumbers.grabber.height / 2)
        view.bringSubviewToFront(grabber)
        growth?.take(insets)
    }

    private var insets: UIEdgeInsets {
        let covered = max(0, ground.keyboard - (containerView?.safeAreaInsets.bottom ?? 0) - lift)
        let top = configuration.showsGrabber ? SheetNumbers.grabberTop * 2 + SheetNumbers.grabber.height : 0
        return UIEdgeInsets(top: top, left: 0, bottom: covered, right: 0)
    }

    // MARK: Moving

    /// Moves the sheet to `detent`, or to the nearest that exists. `.closed` dismisses it as `code`.
    /// `onDetentChange` is not called.
    public func setDetent(_ detent: SheetDetent, animated: Bool) {
        guard detent != .closed else { return end() }
        pulling.stop()
        self.detent = detent
        guard containerView != nil else { return }
        let isSeen = animated && presentedView?.window != nil
        guard isSeen else {
            rest()
            return place()
        }
        settle(at: ground.rest(at: detent), speed: 0)
    }

    private func end() {
        if let overlay = presentedViewController as? OverlayController {
            overlay.end(for: .code, animated: true)
        } else {
            presentedViewController.presentingViewController?.dismiss(animated: true)
        }
    }

    /// The visible height at this moment, including running animations. Points.
    var shownNow: CGFloat {
        guard let view = presentedView, let containerView else { return shown }
        return containerView.bounds.height - lift - (view.layer.presentation()?.frame.minY ?? view.frame.minY)
    }

    /// Sets the visible height without animation. Points.
    func show(_ height: CGFloat) {
        shown = height
        presentedView?.layer.removeAllAnimations()
        place()
        presentedView?.layoutIfNeeded()
        if ground.closes, ground.lowest > 0 { showBackdrop(height / ground.lowest) }
    }

    /// Animates the sheet to `detent` with its spring.
    ///
    /// - Parameter speed: Points per second, down.
    func settle(at detent: SheetDetent, speed: CGFloat) {
        self.detent = detent
        let target = ground.height(of: detent)
        let velocity = SheetMotion.velocity(-speed, over: target - shown)
        UIView.animate(
            withDuration: SheetNumbers.duration, delay: 0, usingSpringWithDamping: SheetNumbers.damping,
            initialSpringVelocity: velocity, options: [.allowUserInteraction]
        ) { [self] in
            shown = target
            place()
            presentedView?.layoutIfNeeded()
            if !isOnTheWayOut { showBackdrop(1) }
        }
    }

    // MARK: The keyboard

    /// Grows the sheet by what the keyboard covers, and raises it if the first responder is still covered.
    private func follow(_ move: KeyboardMove) {
        guard let containerView else { return }
        pulling.stop()
        lift = 0
        move.animate { [self] in
            rest()
            place()
            containerView.layoutIfNeeded()
            presentedView?.revealFocus()
            raiseForFocus()
        }
    }

    private func raiseForFocus() {
        guard let containerView, ground.keyboard > 0, let field = presentedView?.responderInside as? UIView else {
            return
        }
        let lower = containerView.convert(CGPoint(x: 0, y: field.bounds.maxY), from: field).y
        let free = containerView.bounds.maxY - ground.keyboard - SheetNumbers.fieldMargin
        // Not further than the keyboard hides the gap below the sheet.
        lift = min(max(0, lower - free), ground.keyboard)
        place()
    }

    // MARK: Configuration

    private func takeConfiguration() {
        backdrop = configuration.backdrop
        closesOnOutsideTap = configuration.closesOnOutsideTap
        guard let view = presentedView, growth != nil else { return }
        view.layer.cornerRadius = configuration.soundRadius
        if configuration.showsGrabber { view.addSubview(grabber) } else { grabber.removeFromSuperview() }
        if !pulling.isActive { rest() }
        place()
    }
}
