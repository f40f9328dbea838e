import CoreGraphics

/// What a card above a presentation scales down.
enum ScalableContent {
    /// Nothing: the presentation does not fill the window.
    case nothing
    /// The surface of a card.
    case surface(SheetSurfaceView, of: SheetChrome)
    /// The presented controller's view, if it fills the window.
    case view
}

/// The presenter that is scaled down behind a card: the surface of another card, or the presenter's view in a
/// container.
@MainActor final class ScaledPresenter {
    private enum Content {
        case card(SheetSurfaceView, CardReference)
        case view(PresenterContainerView, view: UIView)
    }

    /// Refers to the sheet that is the presenter, which may end first.
    private struct CardReference {
        weak var sheet: SheetChrome?
    }

    private let content: Content

    /// Nil for presenters that are not scaled: popovers, custom presentations, and controllers that do not fill the
    /// window.
    init?(of controller: UIViewController) {
        switch controller.containingPresentation?.chrome.scalableContent ?? .view {
        case .nothing: return nil
        case .surface(let surface, let sheet): content = .card(surface, CardReference(sheet: sheet))
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
        case .card(let plate, _): plate
        case .view(let backdrop, _): backdrop.surface
        }
    }

    /// Its frame without the scale, in points of its superview, which fills the window.
    var unscaledFrame: CGRect { surface.safeAreaReferenceFrame ?? surface.frame }

    /// Scales the presenter down, with this corner radius in points, or back up for nil.
    func apply(_ recession: PresenterScaleDown?, cornerRadius: CGFloat) {
        surface.apply(recession)
        switch content {
        case .card(_, let reference):
            reference.sheet?.setFrontCornerRadius(recession?.progress == 1 ? cornerRadius : nil)
        case .view(let backdrop, _):
            backdrop.surface.setCornerRadius(cornerRadius * (recession?.progress ?? 0), isCard: false)
        }
    }

    /// Removes running animations, at their ends.
    func removeAnimations() { surface.layer.removeAllAnimations() }

    /// Restores the presenter's original state and position.
    func restore() {
        switch content {
        case .card(let plate, let reference):
            plate.apply(nil)
            reference.sheet?.setFrontCornerRadius(nil)
        case .view(let backdrop, let view): backdrop.restore(view)
        }
    }
}
