import UIKit

/// Notified of changes of a bottom sheet's detent, in addition to the methods of `OverlayControllerDelegate`. Every
/// method is optional.
///
///     final class MapScreen: UIViewController, BottomSheetControllerDelegate {
///         let legend = UIView()
///
///         func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {
///             legend.isHidden = detent > .half
///         }
///     }
@preconcurrency @MainActor public protocol BottomSheetControllerDelegate: OverlayControllerDelegate {
    /// The user has moved the sheet to another detent; it is animating there. Not called for changes by code.
    func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent)
}

extension BottomSheetControllerDelegate {
    public func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {}
}

/// A controller that presents itself as a bottom sheet: it rests at detents, follows drags, and shares them with
/// scrolling content.
///
///     final class Results: BottomSheetController { … }
///     let results = Results()
///     results.configuration.detents = [.closed, .quarter, .full]
///     screen.present(results, animated: true)
///
/// A released sheet animates to the detent nearest to where its speed would take it in 0.2 s. It is dismissed when
/// flicked down at 2,000 points per second, or released more than half below its lowest detent. Caught during the
/// dismissal, it returns. The delegate or `isModalInPresentation` may refuse; then the sheet bounces back.
///
/// The sheet grows by the height that the keyboard covers, and its safe area ends above the keyboard.
@preconcurrency @MainActor open class BottomSheetController: OverlayController {
    /// The configuration of the sheet. Changes take effect at once, also while it is presented. Default
    /// `BottomSheetConfiguration()`.
    public var configuration: BottomSheetConfiguration {
        get { transition.configuration }
        set { transition.configuration = newValue }
    }

    /// The detent where the sheet rests or is animating to; before the presentation, where it will appear. Default
    /// half.
    ///
    /// Setting it does not animate. A detent that the sheet does not have counts as the nearest that it has. `.closed`
    /// dismisses a presented sheet and is ignored before the presentation.
    public var detent: SheetDetent {
        get { presentingViewController == nil ? transition.initialDetent : presentedDetent }
        set { setDetent(newValue, animated: false) }
    }

    private var presentedDetent: SheetDetent { transition.presentation?.detent ?? transition.initialDetent }
    private let transition: BottomSheetTransition

    /// Creates a sheet with this configuration, which can be changed later.
    public init(configuration: BottomSheetConfiguration = BottomSheetConfiguration()) {
        transition = BottomSheetTransition(configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet with the default configuration.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transition = BottomSheetTransition()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a sheet with the default configuration.
    public required init?(coder: NSCoder) {
        transition = BottomSheetTransition()
        super.init(coder: coder)
    }

    /// The bottom sheet transition. A subclass that returns another object is presented differently.
    open override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate {
        transition.onDetentChange = { [weak self] detent in
            guard let self else { return }
            (delegate as? any BottomSheetControllerDelegate)?.bottomSheetController(self, didMoveTo: detent)
        }
        return transition
    }

    /// Creates a view with the system background. A subclass that creates its own view does not need to call super.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }

    /// Moves a presented sheet to `detent`, or to the nearest that it has, in 0.33 seconds or at once. `.closed`
    /// dismisses it as `code`.
    ///
    /// Cancels a drag in progress. The delegate is not called. Before the presentation it sets where the sheet will
    /// appear, and `.closed` is ignored.
    public func setDetent(_ detent: SheetDetent, animated: Bool) {
        guard presentingViewController != nil, let presentation = transition.presentation else {
            if detent != .closed { transition.initialDetent = detent }
            return
        }
        presentation.setDetent(detent, animated: animated)
    }
}
