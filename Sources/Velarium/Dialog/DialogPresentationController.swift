import UIKit

/// Presents any controller as a dialog: centered in the safe area above the keyboard, with the size of its
/// configuration.
///
///     let presentation = controller.presentationController as? DialogPresentationController
///     presentation?.configuration.sizing = DialogSizing(.large, .fit)
///
/// The presented view is constrained in the container, so that a change of its content resizes it.
@preconcurrency @MainActor open class DialogPresentationController: OverlayPresentationController {
    /// The configuration of the dialog. Changes take effect at once. They are animated only inside an animation block
    /// that lays out the container.
    public var configuration = DialogConfiguration() {
        didSet { applyConfiguration() }
    }

    private var layout: DialogLayout?
    private var surface: PresentedSurface?

    // MARK: Transitions

    /// Adds the dialog to the container, with its constraints. Call super first.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView, let presentedView else { return }
        containerView.addSubview(presentedView)
        layout = DialogLayout(of: presentedView, in: containerView)
        surface = PresentedSurface(of: presentedViewController, view: presentedView, in: containerView) { [weak self] in
            self?.keyboardWillChange($0)
        }
        applyConfiguration()
    }

    /// Reports content without a size, or cleans up if the presentation was canceled. Call super.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { reportMissingSize() } else { tearDown() }
    }

    /// Restores the presented view if the dialog was dismissed. Call super.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { tearDown() }
    }

    private func reportMissingSize() {
        guard let view = presentedView, !(view is UIScrollView) else { return }
        let fits = configuration.sizing
        let preferred = presentedViewController.preferredContentSize
        let content = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let lacksWidth = fits.horizontal.factor == 0 && content.width + preferred.width == 0
        let lacksHeight =
            (fits.horizontal.factor == 0 || fits.vertical.factor == 0) && content.height + preferred.height == 0
        guard lacksWidth || lacksHeight else { return }
        OverlayDiagnostics.report(
            "The content of \(type(of: presentedViewController)) has no \(lacksWidth ? "width" : "height") that a "
                + "dialog can fit: constrain its views to all edges, set preferredContentSize, or choose another "
                + "sizing.")
    }

    private func tearDown() {
        layout?.remove()
        layout = nil
        surface?.tearDown()
        surface = nil
    }

    // MARK: Layout

    /// The frame of the dialog without the transform of its animation. Points of the container, y down.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard layout != nil, let view = presentedView, view.bounds.width > 0 else {
            return super.frameOfPresentedViewInContainerView
        }
        let size = view.bounds.size
        return CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Updates the constraints. Call super.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        updateLayout()
    }

    /// Updates the constraints for the content size of a scroll view. Call super.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        if presentedView is UIScrollView { updateLayout() }
    }

    /// Applies the new `preferredContentSize`. Call super.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        updateLayout()
    }

    /// Switches the reference of both factors between width and height with the vertical size class. Call super.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLayout()
    }

    private func updateLayout() {
        guard let layout else { return }
        layout.update(
            configuration, preferredSize: presentedViewController.preferredContentSize,
            keyboard: surface?.keyboardOverlap ?? 0)
    }

    /// Moves the dialog with the keyboard, and keeps the first responder visible.
    private func keyboardWillChange(_ move: KeyboardChange) {
        guard let containerView else { return }
        updateLayout()
        let presentedView = presentedView
        move.animate {
            containerView.layoutIfNeeded()
            presentedView?.scrollFirstResponderToVisible()
        }
    }

    // MARK: Configuration

    override func themeDidChange() { applyConfiguration() }

    private func applyConfiguration() {
        dimming = configuration.dimming.isUsual ? theme.dimming ?? configuration.dimming : configuration.dimming
        dismissesOnOutsideTap = configuration.dismissesOnOutsideTap
        guard let surface else { return }
        surface.apply(cornerRadius: configuration.cornerRadius(with: theme))
        // Keeps content away from the rounded corners.
        let inset = configuration.cornerRadius(with: theme) * DialogMetrics.safeAreaRadiusFraction
        surface.apply(safeAreaInsets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        updateLayout()
    }
}
