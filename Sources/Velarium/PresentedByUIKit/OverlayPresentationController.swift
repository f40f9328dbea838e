import UIKit

/// Presents a controller over a dimming view that fades with the transition and dismisses on a tap.
///
///     final class SidePanel: OverlayPresentationController {
///         override var frameOfPresentedViewInContainerView: CGRect {
///             let bounds = containerView?.bounds ?? .zero
///             return CGRect(x: bounds.width - 320, y: 0, width: 320, height: bounds.height)
///         }
///     }
///
/// Base class of the presentation controllers for dialogs and sheets; a subclass positions the presented view. An
/// `OverlayController` is asked before the user dismisses it, and notified afterwards. Any other controller is
/// dismissed unless its `isModalInPresentation` is set.
@preconcurrency @MainActor open class OverlayPresentationController: UIPresentationController, IdentifiedPresentation {
    /// The dimming behind the presented view. Default: black, 0.3 opaque in the light style and 0.48 in the dark style.
    /// Takes effect at once.
    ///
    /// If it is visible, the tint of the presenting controller's view is dimmed as well.
    public var dimming: Dimming = Dimming() {
        didSet {
            dimmingView.apply(dimming)
            if isDimmingPresenter { updateTint() }
        }
    }
    /// Whether a tap outside the presented view dismisses it. Default true. Takes effect with the next tap.
    public var dismissesOnOutsideTap = true

    /// The view that presents the overlay, for its theme. Nil for that of the presenting controller.
    weak var themeSource: UIView?
    /// The theme in effect.
    private(set) var theme = OverlayTheme()
    private var themeObservation: OverlayThemeObservation?
    private var hasThemeTint = false

    private lazy var dimmingView: DimmingView = {
        let view = DimmingView { [weak self] in self?.handleTap(at: $0) }
        view.apply(dimming)
        return view
    }()
    /// Retained here so that a presentation that never began is also reported as ended.
    private let session: PresentationSession?
    /// Identifies this presentation for the session.
    let token = PresentationSession.Token()
    private var isDismissing = false
    private let tintDimmer = PresenterTintDimmer()
    /// Whether the presented view is on the screen and not being dismissed.
    private var isDimmingPresenter = false

    /// Creates a presentation controller with the default dimming.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        session = (presentedViewController as? OverlayController)?.session
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        token.presentation = self
    }

    deinit {
        // A presentation that was torn down before it began has not been reported as ended.
        guard let session else { return }
        let token = token
        MainActorCheck.runOrSchedule { session.didDismiss(token) }
    }

    // MARK: Transitions

    /// Adds the dimming view to the container and fades it in with the transition, and dims the presenter's tint. Call
    /// super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        // Overlays have the elevated level, which is lighter in the dark style, as in the system's sheets and popovers.
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
        guard let containerView else { return }
        session?.presentationWillBegin(token, in: containerView)
        let source = themeSource ?? presentingViewController.viewIfLoaded
        themeObservation = OverlayThemeObservation(of: source, in: containerView.window?.windowScene) { [weak self] in
            self?.apply($0)
        }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        dimmingView.alpha = 0
        setDimmedWithTransition(true)
    }

    /// Notifies the `OverlayController` that it was presented, or that the presentation was canceled. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard !completed else {
            session?.presentationDidEnd()
            return
        }
        finishSession()
    }

    /// Fades the dimming view out with the transition, and undims the presenter's tint. Call super.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isDismissing = true
        setDimmedWithTransition(false)
    }

    /// Notifies the `OverlayController` that it was dismissed, or that the dismissal was canceled. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        isDismissing = false
        guard !completed else { return finishSession() }
        dimmingView.alpha = 1
        isDimmingPresenter = true
        updateTint()
        session?.dismissalWasCanceled()
    }

    /// Resizes the dimming view to the container. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
    }

    /// Whether a dismissal is in progress, interactive or not.
    public var isBeingDismissed: Bool { isDismissing }

    /// Sets how much of the dimming is visible, 0 to 1, for an interactive dismissal. Takes effect at once or in the
    /// current animation.
    ///
    /// Values out of range are clamped; non-finite values count as 1.
    public func setDimmingProgress(_ part: CGFloat) {
        dimmingView.alpha = part.isFinite ? min(max(part, 0), 1) : 1
    }

    private func apply(_ theme: OverlayTheme) {
        self.theme = theme
        if theme.tintColor != nil || hasThemeTint { presentedView?.tintColor = theme.tintColor }
        hasThemeTint = theme.tintColor != nil
        themeDidChange()
    }

    /// Called when the theme has changed. The default does nothing.
    func themeDidChange() {}

    /// Fades the dimming in or out, and the tint of the presenter with it. A canceled transition takes both back.
    private final func setDimmedWithTransition(_ isDimmed: Bool) {
        let change = { [weak self] in
            guard let self else { return }
            dimmingView.alpha = isDimmed ? 1 : 0
            isDimmingPresenter = isDimmed
            updateTint()
        }
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: { _ in change() }, completion: nil)
        if isQueued != true { change() }
    }

    /// Ends the session after UIKit has released the controller, so that callbacks can present it again.
    private func finishSession() {
        dimmingView.removeFromSuperview()
        themeObservation = nil
        isDimmingPresenter = false
        tintDimmer.restore()
        guard let session else { return }
        let token = token
        let coordinator = presentedViewController.transitionCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in session.didDismiss(token) }
        if isQueued != true { session.didDismiss(token) }
    }

    private func updateTint() {
        let isVisible = dimming.dynamicColor.cgColor.alpha > 0
        if isDimmingPresenter, isVisible {
            tintDimmer.dim(presentingViewController.viewIfLoaded)
        } else {
            tintDimmer.restore()
        }
    }

    // MARK: Outside taps

    private func handleTap(at point: CGPoint) {
        guard dismissesOnOutsideTap, !isDismissing, let presentedView, let containerView else { return }
        let location = presentedView.convert(dimmingView.convert(point, to: containerView), from: containerView)
        guard !presentedView.bounds.contains(location) else { return }
        userRequestsDismissal(for: .outsideTap)
    }

    /// Dismisses the presented controller for the user, unless it refuses. Returns whether it is dismissed.
    @discardableResult
    public func userRequestsDismissal(for reason: DismissReason) -> Bool {
        if let overlay = presentedViewController as? OverlayController { return overlay.requestDismissal(for: reason) }
        guard !presentedViewController.isModalInPresentation else { return false }
        presentedViewController.presentingViewController?.dismiss(animated: true)
        return true
    }

    /// Notifies the delegate of an `OverlayController` that the user tried to dismiss it and was refused.
    public func notifyRefusedDismissal(for reason: DismissReason) {
        guard let overlay = presentedViewController as? OverlayController else { return }
        overlay.delegate?.overlayController(overlay, didRefuseDismissalFor: reason)
    }
}
