import CoreGraphics

/// The presenter that is scaled down behind a card: the surface of another card, or the presenter's view in a
/// container.
@MainActor final class SheetPresenter {
    private enum Place {
        case card(SheetPlate)
        case backdrop(PresenterBackdrop, view: UIView)
    }

    private let stand: Place

    /// Nil for presenters that are not scaled: popovers, custom presentations, and controllers that do not fill the
    /// window.
    init?(of controller: UIViewController) {
        if let sheet = controller.ownPresentation?.controller.sheet {
            guard sheet.frame?.shape == .card else { return nil }
            stand = .card(sheet.plate)
            return
        }
        switch controller.ownPresentation?.controller.effectiveStyle {
        case nil, .fullScreen, .overFullScreen: break
        case .automatic, .none?, .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover:
            return nil
        }
        guard let view = controller.viewIfLoaded, let window = view.window,
            view.convert(view.bounds, to: nil) == window.bounds, let backdrop = PresenterBackdrop(around: view)
        else { return nil }
        stand = .backdrop(backdrop, view: view)
    }

    private var plate: SheetPlate {
        switch stand {
        case .card(let plate): plate
        case .backdrop(let backdrop, _): backdrop.plate
        }
    }

    /// Its frame without the scale, in points of its superview, which fills the window.
    var place: CGRect { plate.safeAreaPlace ?? plate.frame }

    /// Scales the presenter down, or back up for nil.
    func recede(_ recession: SheetRecession?) {
        plate.recede(recession)
        guard case .backdrop(let backdrop, _) = stand else { return }
        backdrop.plate.round(by: recession == nil ? backdrop.screenRadius : SheetNumbers.cornerRadius, isCard: false)
    }

    /// Restores the presenter's original state and position.
    func giveBack() {
        switch stand {
        case .card(let plate): plate.recede(nil)
        case .backdrop(let backdrop, let view): backdrop.giveBack(view)
        }
    }
}

extension PresenterBackdrop {
    /// The corner radius of a view that fills the screen. Points.
    fileprivate var screenRadius: CGFloat { window?.system.device.cornerRadius ?? 0 }
}
