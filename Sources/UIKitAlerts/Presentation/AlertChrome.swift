import StateMachines
import UIKitCore
import UIKitPresentation

/// The dimming behind an alert or action sheet, and its frame.
@MainActor final class AlertChrome: PresentationChrome {
    private unowned let presentation: UIPresentationController
    private let alert: UIAlertController
    private var dimming: UIDimmingView?
    private var tint = PresenterTint()
    /// Whether the alert is being dismissed, and no longer follows the keyboard of its fields.
    private var isDismissing = false
    /// The surroundings of the last layout.
    private var lastSurroundings: AlertSurroundings?

    init(of presentation: UIPresentationController, _ alert: UIAlertController) {
        self.presentation = presentation
        self.alert = alert
    }

    var controller: UIPresentationController { presentation }

    // MARK: Transitions

    func presentationWillBegin() {
        guard let container = presentation.containerView else { return }
        let dimming = UIDimmingView(frame: container.bounds, delegate: self)
        dimming.backgroundColor = .clear
        container.addSubview(dimming)
        self.dimming = dimming
        presentation.animateAlongsideTransition { [self] in showDimming() }
    }

    func dismissalWillBegin() {
        isDismissing = true
        presentation.animateAlongsideTransition { [self] in
            dimming?.backgroundColor = .clear
            tint.restore()
        }
    }

    func dismissalWasCancelled() {
        isDismissing = false
        showDimming()
    }

    private func showDimming() {
        dimming?.backgroundColor = AlertColors.dimming
        tint.dim(presentation.presentingViewController.viewIfLoaded)
    }

    func tearDown() {
        tint.restore()
        dimming?.removeFromSuperview()
        dimming = nil
        lastSurroundings = nil
    }

    func makeAnimator(for direction: PresentationStateMachine.Direction) -> any UIViewControllerAnimatedTransitioning {
        AlertAnimator(direction, sliding: alert.preferredStyle == .actionSheet)
    }

    // MARK: Layout

    var frameOfPresentedView: CGRect {
        guard let container = presentation.containerView, let view = alert.alertViewIfLoaded else { return .zero }
        return AlertSurroundings(container).frame(of: view)
    }

    /// The alert's view while it is in the container; nil while what the alert presents covers it.
    private var viewInContainer: AlertView? {
        alert.alertViewIfLoaded.flatMap { $0.superview === presentation.containerView ? $0 : nil }
    }

    func contentSize(inContainerOf size: CGSize) -> CGSize { alert.viewIfLoaded?.bounds.size ?? size }

    func layOut() {
        guard let container = presentation.containerView, let view = viewInContainer else { return }
        dimming?.frame = container.bounds
        if isDismissing, lastSurroundings?.container == container.bounds { return }
        lastSurroundings = AlertSurroundings(container)
        let frame = frameOfPresentedView
        // The transform of a running transition stays.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    func layOutIfSurroundingsChanged() {
        guard !isDismissing, viewInContainer != nil, let container = presentation.containerView, let lastSurroundings
        else { return }
        let surroundings = AlertSurroundings(container)
        guard surroundings != lastSurroundings else { return }
        guard surroundings.keyboard != lastSurroundings.keyboard else { return container.setNeedsLayout() }
        ScreenKeyboard.animate {
            self.layOut()
            self.alert.viewIfLoaded?.layoutIfNeeded()
        }
    }
}

// MARK: Touches outside

extension AlertChrome: DimmingViewDelegate {
    /// A tap cancels an action sheet that can be canceled. An alert ignores it.
    func dimmingViewHandlesTaps(_ view: UIDimmingView) -> Bool {
        alert.allowsDismissal(of: presentation.effectiveStyle, for: .outsideTap)
    }

    /// Cancels an action sheet.
    func dimmingViewWasTapped(_ view: UIDimmingView, at location: CGPoint) {
        presentation.userRequestsDismissal(reason: .outsideTap)
    }
}
