import CoreGraphics
import UIKitCore

/// What is behind a sheet: the dimming, and the presenter with its dimmed tint, which a card scales down.
@MainActor final class SheetBackground {
    /// How the background looks.
    struct Look {
        /// The alpha of the black dimming, 0 to 1.
        var dimAlpha: CGFloat
        /// The corner radius of a presenter behind a fully expanded card. Points.
        var cornerRadius: CGFloat
    }

    private unowned let controller: UIPresentationController
    private var dimmingView: UIDimmingView?
    private var presenter: ScaledPresenter?
    private var tint = PresenterTint()
    /// Whether the sheet is coming or shown, rather than going.
    private(set) var isShown = false

    init(of controller: UIPresentationController) {
        self.controller = controller
    }

    private var presenting: UIViewController { controller.presentingViewController }

    /// The presenter's unscaled frame, in points of its superview; nil if it is not scaled.
    var unscaledPresenterFrame: CGRect? { presenter?.unscaledFrame }

    /// Adds the dimming view to the container, without dimming.
    func install(in container: UIView, delegate: any DimmingViewDelegate) {
        let view = UIDimmingView(frame: container.bounds, delegate: delegate)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.setDimAlpha(0)
        container.addSubview(view)
        dimmingView = view
    }

    /// A card scales its presenter down, also if it became a card after it was presented.
    func findPresenter() {
        if presenter == nil { presenter = ScaledPresenter(of: presenting) }
    }

    /// Dims the presenter and its tint, or removes the dimming and scales the presenter back.
    func setShown(_ isShown: Bool, _ look: Look, scaleDown: PresenterScaleDown?) {
        self.isShown = isShown
        dimmingView?.setDimAlpha(isShown ? look.dimAlpha : 0)
        updateTint(isDimmed: isShown && look.dimAlpha > 0)
        presenter?.apply(isShown ? scaleDown : nil, cornerRadius: look.cornerRadius)
    }

    /// Applies the current look while the sheet is shown.
    func update(_ look: Look, scaleDown: PresenterScaleDown?) {
        guard isShown else { return }
        setShown(true, look, scaleDown: scaleDown)
    }

    /// Scales the presenter for a sheet that is being dragged.
    func scalePresenter(_ scaleDown: PresenterScaleDown?, cornerRadius: CGFloat) {
        if isShown { presenter?.apply(scaleDown, cornerRadius: cornerRadius) }
    }

    private func updateTint(isDimmed: Bool) {
        if isDimmed { tint.dim(presenting.viewIfLoaded) } else { tint.restore() }
    }

    /// Removes running animations, at their ends.
    func removeAnimations() {
        dimmingView?.layer.removeAllAnimations()
        presenter?.removeAnimations()
    }

    /// Restores the presenter, after the dismissal.
    func tearDown() {
        forgetPresenter()
        tint.restore()
        dimmingView = nil
        isShown = false
    }

    // MARK: Other sheets

    /// Hands the scaled-down presenter over to another sheet's background.
    func handOverPresenter(to other: SheetBackground) {
        other.takeOverPresenter(presenter)
        presenter = nil
    }

    /// Restores the presenter, which a card finds again as it is now.
    func forgetPresenter() {
        presenter?.restore()
        presenter = nil
    }

    /// Replaces the presenter.
    private func takeOverPresenter(_ new: ScaledPresenter?) {
        presenter?.apply(nil, cornerRadius: 0)
        presenter = new
    }
}
