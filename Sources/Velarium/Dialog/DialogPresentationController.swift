import UIKit

/// Presents any controller as a dialog: in the middle of the safe area, as large as its configuration says, above the
/// keyboard. The presented view lies in the container under constraints, so that a change of its content resizes it.
@preconcurrency @MainActor open class DialogPresentationController: OverlayPresentationController {
    /// What the dialog is like. Takes effect at once, without animation unless it is set in a block of animations that lays the container out.
    public var configuration = DialogConfiguration() {
        didSet { takeConfiguration() }
    }

    private var layout: DialogLayout?
    private var keyboard: PresentedKeyboard?
    private var growth: SafeAreaGrowth?

    // MARK: The life of the presentation

    /// Puts the dialog into the container, under its constraints. Call super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let presentedView else { return }
        containerView.addSubview(presentedView)
        layout = DialogLayout(of: presentedView, in: containerView)
        growth = SafeAreaGrowth(of: presentedViewController)
        keyboard = PresentedKeyboard(over: containerView) { [weak self] in self?.follow($0) }
        presentedView.clipsToBounds = true
        presentedView.layer.cornerCurve = .continuous
        presentedView.accessibilityViewIsModal = true
        takeConfiguration()
    }

    /// Reports content without a size; takes the dialog down where it has not come. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { reportMissingSize() } else { takeDown() }
    }

    /// Gives the presented view back as it was, where the dialog has gone. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { takeDown() }
    }

    private func reportMissingSize() {
        guard let view = presentedView, !(view is UIScrollView) else { return }
        let (fits, wish) = (configuration.sizing, presentedViewController.preferredContentSize)
        let content = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let lacksWidth = fits.horizontal.factor == 0 && content.width + wish.width == 0
        let lacksHeight =
            (fits.horizontal.factor == 0 || fits.vertical.factor == 0) && content.height + wish.height == 0
        guard lacksWidth || lacksHeight else { return }
        OverlayFault.report(
            "The content of \(type(of: presentedViewController)) has no \(lacksWidth ? "width" : "height") that a dialog"
                + " could fit: tie its views to all edges, set preferredContentSize, or choose another sizing.")
    }

    private func takeDown() {
        layout?.remove()
        layout = nil
        keyboard = nil
        growth?.take(.zero)
        growth = nil
    }

    // MARK: Where it stands

    /// Where the constraints have put the dialog, without the transform of its animation. Points of the container, y down.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard layout != nil, let view = presentedView, view.bounds.width > 0 else {
            return super.frameOfPresentedViewInContainerView
        }
        let size = view.bounds.size
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Takes what has changed of the surroundings. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        updateLayout()
    }

    /// Takes what a scroll view has found out about its content. Call super.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if presentedView is UIScrollView { updateLayout() }
    }

    /// Takes the new `preferredContentSize`. Call super.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        updateLayout()
    }

    /// Takes the height for the measure of both sides where it has become compact, or no longer. Call super.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLayout()
    }

    private func updateLayout() {
        guard let layout else { return }
        layout.update(
            configuration, preferredSize: presentedViewController.preferredContentSize,
            keyboard: keyboard?.overlap ?? 0)
    }

    /// What has the keyboard stays in sight.
    private func follow(_ move: KeyboardMove) {
        guard let containerView else { return }
        updateLayout()
        let presentedView = presentedView
        move.animate {
            containerView.layoutIfNeeded()
            presentedView?.revealFocus()
        }
    }

    // MARK: How it looks

    private func takeConfiguration() {
        backdrop = configuration.backdrop
        closesOnOutsideTap = configuration.closesOnOutsideTap
        guard layout != nil else { return }
        presentedView?.layer.cornerRadius = configuration.soundRadius
        // Content keeps away from the round corners.
        let inset = configuration.soundRadius * DialogNumbers.safeRadius
        growth?.take(UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        updateLayout()
    }
}
