import CoreGraphics

/// The presenter that is scaled down behind a card: the surface of another card, or the presenter's view in a
/// container.
@MainActor final class ScaledPresenter {
    private enum Content {
        case card(SheetSurfaceView)
        case view(PresenterContainerView, view: UIView)
    }

    private let content: Content

    /// Nil for presenters that are not scaled: popovers, custom presentations, and controllers that do not fill the
    /// window.
    init?(of controller: UIViewController) {
        if let sheet = controller.containingPresentation?.controller.sheet {
            guard sheet.frame?.shape == .card else { return nil }
            content = .card(sheet.surface)
            return
        }
        switch controller.containingPresentation?.controller.effectiveStyle {
        case nil, .fullScreen, .overFullScreen: break
        case .automatic, .none?, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            return nil
        }
        guard let view = controller.viewIfLoaded, let window = view.window,
            view.convert(view.bounds, to: nil) == window.bounds, let backdrop = PresenterContainerView(around: view)
        else { return nil }
        content = .view(backdrop, view: view)
    }

    private var surface: SheetSurfaceView {
        switch content {
        case .card(let plate): plate
        case .view(let backdrop, _): backdrop.surface
        }
    }

    /// Its frame without the scale, in points of its superview, which fills the window.
    var unscaledFrame: CGRect { surface.safeAreaReferenceFrame ?? surface.frame }

    /// Scales the presenter down, or back up for nil.
    func apply(_ recession: PresenterScaleDown?) {
        surface.apply(recession)
        guard case .view(let backdrop, _) = content else { return }
        backdrop.surface.setCornerRadius(
            recession == nil ? backdrop.screenRadius : SheetMetrics.cornerRadius, isCard: false)
    }

    /// Restores the presenter's original state and position.
    func restore() {
        switch content {
        case .card(let plate): plate.apply(nil)
        case .view(let backdrop, let view): backdrop.restore(view)
        }
    }
}

extension PresenterContainerView {
    /// The corner radius of a view that fills the screen. Points.
    fileprivate var screenRadius: CGFloat { window?.system.device.cornerRadius ?? 0 }
}
