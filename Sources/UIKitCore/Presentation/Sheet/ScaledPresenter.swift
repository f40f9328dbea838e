import CoreGraphics

/// What a card above a presentation scales down.
enum ScalableContent {
    /// Nothing: the presentation does not fill the window.
    case nothing
    /// The surface of a card.
    case surface(SheetSurfaceView)
    /// The presented controller's view, if it fills the window.
    case view
}

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
        switch controller.containingPresentation?.chrome.scalableContent ?? .view {
        case .nothing: return nil
        case .surface(let surface): content = .card(surface)
        case .view:
            guard let view = controller.viewIfLoaded, let window = view.window,
                view.convert(view.bounds, to: nil) == window.bounds,
                let container = PresenterContainerView(around: view)
            else { return nil }
            content = .view(container, view: view)
        }
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
