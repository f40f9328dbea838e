import CoreGraphics

/// What steps back behind a card: the plate of another card, or the presenter's view in a backdrop.
@MainActor final class SheetPresenter {
    private enum Place {
        case card(SheetPlate)
        case backdrop(PresenterBackdrop, view: UIView)
    }

    private let stand: Place

    /// Nil for presenters that leave alone what is behind them: popovers, custom presentations, parts of the screen.
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

    /// Where it stands when it is not receded, in points of what is around it, which fills the window.
    var place: CGRect { plate.safeAreaPlace ?? plate.frame }

    func recede(_ recession: SheetRecession?) {
        plate.recede(recession)
        guard case .backdrop(let backdrop, _) = stand else { return }
        backdrop.plate.round(by: recession == nil ? backdrop.screenRadius : SheetNumbers.cornerRadius, isCard: false)
    }

    /// Lets go of what it holds.
    func giveBack() {
        switch stand {
        case .card(let plate): plate.recede(nil)
        case .backdrop(let backdrop, let view): backdrop.giveBack(view)
        }
    }
}

extension PresenterBackdrop {
    /// The corners of a view that fills the screen. Points.
    fileprivate var screenRadius: CGFloat { window?.system.device.cornerRadius ?? 0 }
}
