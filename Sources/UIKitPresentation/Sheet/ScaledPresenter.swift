import CoreGraphics
import UIKitCore

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
        let chrome = controller.containingPresentation?.chrome
        if let sheet = chrome as? SheetChrome {
            guard sheet.isCard else { return nil }
            content = .card(sheet.surface, CardReference(sheet: sheet))
        } else {
            guard chrome?.isScaledDownBehindCards != false, let view = controller.viewIfLoaded,
                let window = view.window, view.convert(view.bounds, to: nil) == window.bounds,
                let container = PresenterContainerView(around: view)
            else { return nil }
            content = .view(container, view: view)
        }
    }

    private var surface: SheetSurfaceView {
        switch content {
        case .card(let surface, _): surface
        case .view(let container, _): container.surface
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
        case .view(let container, _):
            container.surface.setCornerRadius(cornerRadius * (recession?.progress ?? 0), isCard: false)
        }
    }

    /// Removes running animations, at their ends.
    func removeAnimations() { surface.layer.removeAllAnimations() }

    /// Restores the presenter's original state and position.
    func restore() {
        switch content {
        case .card(let surface, let reference):
            surface.apply(nil)
            reference.sheet?.setFrontCornerRadius(nil)
        case .view(let container, let view): container.restore(view)
        }
    }
}
