import UIKit

/// Presents a controller over a dimming view that fades with the transition and dismisses on a tap.
///
/// Base class of the presentation controllers for dialogs and sheets; a subclass positions the presented view. An
/// `OverlayController` is asked before the user dismisses it, and notified afterwards. Any other controller is
/// dismissed unless its `isModalInPresentation` is set.
@preconcurrency @MainActor open class OverlayPresentationController: UIPresentationController {
    /// The dimming behind the presented view. Default: black, 0.3 opaque in the light style and 0.48 in the dark style.
    /// Takes effect at once.
    ///
    /// If it is visible, the tint of the presenting controller's view is dimmed as well.
    public var backdrop: Backdrop = Backdrop() {
        didSet {
            veil.show(backdrop)
            if isDimming { updateTint() }
        }
    }
    /// Whether a tap outside the presented view dismisses it. Default true. Takes effect with the next tap.
    public var closesOnOutsideTap = true

    private lazy var veil: BackdropView = {
        let view = BackdropView { [weak self] in self?.tapped(at: $0) }
        view.show(backdrop)
        return view
    }()
    /// Retained here so that a presentation that never began is also reported as ended.
    private let showing: PresentedShowing?
    private var isDismissing = false
    private let tint = PresenterTint()
    /// Whether the presented view is on the screen and not being dismissed.
    private var isDimming = false

    /// Creates a presentation controller with the default dimming.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        showing = (presentedViewController as? OverlayController)?.showing
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    deinit {
        // A presentation that was torn down before it began has not been reported as ended.
        guard let showing else { return }
        let presentation = ObjectIdentifier(self)
        MainActor.assumeIsolated { showing.finish(presentation) }
    }

    // MARK: Transitions

    /// Adds the dimming view to the container and fades it in with the transition. Call super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isDismissing = false
        // Overlays have the elevated level, which is lighter in the dark style, as in the system's sheets and popovers.
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
        guard let containerView else { return }
        showing?.begin(self, in: containerView)
        veil.frame = containerView.bounds
        containerView.insertSubview(veil, at: 0)
        veil.alpha = 0
        fade(to: 1)
        isDimming = true
        updateTint()
    }

    /// Notifies the `OverlayController` that it was presented, or that the presentation was canceled. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard !completed else {
            showing?.arrive()
            return
        }
        leave()
    }

    /// Fades the dimming view out with the transition. Call super.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isDismissing = true
        fade(to: 0)
        // An interactive dismissal may be canceled: then the tint changes at its end.
        guard presentedViewController.transitionCoordinator?.isInteractive != true else { return }
        isDimming = false
        updateTint()
    }

    /// Notifies the `OverlayController` that it was dismissed, or that the dismissal was canceled. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isDismissing = false
        guard !completed else { return leave() }
        veil.alpha = 1
        isDimming = true
        updateTint()
        showing?.stay()
    }

    /// Resizes the dimming view to the container. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        veil.frame = containerView?.bounds ?? .zero
    }

    /// Whether a dismissal is in progress, interactive or not.
    public var isOnTheWayOut: Bool { isDismissing }

    /// Sets how much of the dimming is visible, 0 to 1, for an interactive dismissal. Takes effect at once or in the
    /// current animation.
    ///
    /// Values out of range are clamped; non-finite values count as 1.
    public func showBackdrop(_ part: CGFloat) {
        veil.alpha = part.isFinite ? min(max(part, 0), 1) : 1
    }

    private func fade(to alpha: CGFloat) {
        let veil = veil
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate { _ in
            veil.alpha = alpha
        } completion: { _ in
        }
        if isQueued != true { veil.alpha = alpha }
    }

    /// Ends the session after UIKit has released the controller, so that callbacks can present it again.
    private func leave() {
        veil.removeFromSuperview()
        isDimming = false
        tint.restore()
        guard let showing else { return }
        let presentation = ObjectIdentifier(self)
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in showing.finish(presentation) }
        if isQueued != true { showing.finish(presentation) }
    }

    private func updateTint() {
        let isVisible = backdrop.paint.cgColor.alpha > 0
        if isDimming, isVisible { tint.dim(presentingViewController.viewIfLoaded) } else { tint.restore() }
    }

    // MARK: Outside taps

    private func tapped(at point: CGPoint) {
        guard closesOnOutsideTap, !isDismissing, let presentedView, let containerView else { return }
        let place = presentedView.convert(veil.convert(point, to: containerView), from: containerView)
        guard !presentedView.bounds.contains(place) else { return }
        personWantsEnd(for: .outsideTap)
    }

    /// Dismisses the presented controller for the user, unless it refuses. Returns whether it is dismissed.
    @discardableResult
    public func personWantsEnd(for reason: DismissReason) -> Bool {
        if let overlay = presentedViewController as? OverlayController { return overlay.requestEnd(for: reason) }
        guard !presentedViewController.isModalInPresentation else { return false }
        presentedViewController.presentingViewController?.dismiss(animated: true)
        return true
    }

    /// Notifies the delegate of an `OverlayController` that the user tried to dismiss it and was refused.
    public func announceAttempt(_ reason: DismissReason) {
        guard let overlay = presentedViewController as? OverlayController else { return }
        overlay.delegate?.overlayController(overlay, didRefuseEndFor: reason)
    }
}
