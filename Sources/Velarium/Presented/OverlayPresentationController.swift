import UIKit

/// Puts a presented controller over a backdrop that fades beside the transition and closes it at a tap.
///
/// Dialogs and sheets build on it, and so may any custom presentation: a subclass says where the presented view stands.
/// Where the presented controller is an `OverlayController`, that is asked before a person closes it, and told of the end;
/// any other is dismissed unless its `isModalInPresentation` is set.
@preconcurrency @MainActor open class OverlayPresentationController: UIPresentationController {
    /// The backdrop behind the presented view. Where it is visible, the tint of the presenting controller's view is dimmed
    /// as well. Default black, 0.3 opaque in the light style and 0.48 in the dark one. Takes effect at once.
    public var backdrop: Backdrop = Backdrop() {
        didSet {
            veil.show(backdrop)
            if isDimming { updateTint() }
        }
    }
    /// Whether a tap beside the presented view closes it. Default true; takes effect with the next tap.
    public var closesOnOutsideTap = true

    private lazy var veil: BackdropView = {
        let view = BackdropView { [weak self] in self?.tapped(at: $0) }
        view.show(backdrop)
        return view
    }()
    /// Told when the presentation is over; here so that even one that never began has an end.
    private let showing: PresentedShowing?
    private var isDismissing = false
    private let tint = PresenterTint()
    /// Whether the presented view is on the screen, and not on its way out.
    private var isDimming = false

    /// Presents a controller over the default backdrop.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        showing = (presentedViewController as? OverlayController)?.showing
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    deinit {
        // A presentation that was torn out before it began has told nobody.
        guard let showing else { return }
        let presentation = ObjectIdentifier(self)
        MainActor.assumeIsolated { showing.finish(presentation) }
    }

    // MARK: The life of the presentation

    /// Puts the backdrop into the container, and fades it in beside the transition. Call super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        isDismissing = false
        // What lies above a dark screen is a lighter dark, as in the system's own sheets and popovers.
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

    /// Tells an `OverlayController` that it has come, or that it has not. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard !completed else {
            showing?.arrive()
            return
        }
        leave()
    }

    /// Fades the backdrop out beside the transition. Call super.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isDismissing = true
        fade(to: 0)
        // What is held may yet go back: then the tint waits for the end.
        guard presentedViewController.transitionCoordinator?.isInteractive != true else { return }
        isDimming = false
        updateTint()
    }

    /// Tells an `OverlayController` of its end, or that it stays. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isDismissing = false
        guard !completed else { return leave() }
        veil.alpha = 1
        isDimming = true
        updateTint()
        showing?.stay()
    }

    /// Has the backdrop fill the container. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        veil.frame = containerView?.bounds ?? .zero
    }

    /// Whether the presented view is on its way out, in somebody's hand or by itself.
    public var isOnTheWayOut: Bool { isDismissing }

    /// Shows so much of the backdrop, 0 to 1, at once or in the animation under way: for what is drawn away with a finger.
    /// What is beyond counts as 0 or 1, what is no number as 1.
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

    /// The end is told when UIKit has let go of the controller, so that it can be presented again there and then.
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

    // MARK: Touches beside

    private func tapped(at point: CGPoint) {
        guard closesOnOutsideTap, !isDismissing, let presentedView, let containerView else { return }
        let place = presentedView.convert(veil.convert(point, to: containerView), from: containerView)
        guard !presentedView.bounds.contains(place) else { return }
        personWantsEnd(for: .outsideTap)
    }

    /// A person wants the presented controller gone: it is asked, and dismissed where it agrees. Whether it is, is the
    /// answer.
    @discardableResult
    public func personWantsEnd(for reason: DismissReason) -> Bool {
        if let overlay = presentedViewController as? OverlayController { return overlay.requestEnd(for: reason) }
        guard !presentedViewController.isModalInPresentation else { return false }
        presentedViewController.presentingViewController?.dismiss(animated: true)
        return true
    }

    /// A person has tried to close what cannot be closed in this way: an `OverlayController` tells its delegate.
    public func announceAttempt(_ reason: DismissReason) {
        guard let overlay = presentedViewController as? OverlayController else { return }
        overlay.delegate?.overlayController(overlay, didRefuseEndFor: reason)
    }
}
