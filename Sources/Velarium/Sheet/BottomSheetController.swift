import UIKit

/// Hears of a bottom sheet's detents, on top of what it hears of any overlay. Every method is optional.
@preconcurrency @MainActor public protocol BottomSheetControllerDelegate: OverlayControllerDelegate {
    /// A person has moved the sheet to another detent; it is on its way there. Not told of changes by code.
    func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent)
}

extension BottomSheetControllerDelegate {
    /// Does nothing.
    public func bottomSheetController(_ controller: BottomSheetController, didMoveTo detent: SheetDetent) {}
}

/// A controller that is a sheet at the lower edge wherever it is presented: rests at detents, follows fingers, and hands
/// them on between itself and content that scrolls.
///
///     final class Results: BottomSheetController { … }
///     let results = Results()
///     results.configuration.detents = [.closed, .quarter, .full]
///     screen.present(results, animated: true)
///
/// Let go of, the sheet goes to the detent that is the nearest to where its speed would take it in 0.2 s. It leaves when
/// it is flung down at 2,000 points a second, or let go more than half below its lowest detent; caught on its way it
/// comes back. The delegate, or `isModalInPresentation`, may refuse, and the sheet bounces back.
///
/// Above the keyboard the sheet grows by what that covers, and its safe area ends above it.
@preconcurrency @MainActor open class BottomSheetController: OverlayController {
    /// What the sheet is like; may change while it is shown, and takes effect at once. Default
    /// `BottomSheetConfiguration()`.
    public var configuration: BottomSheetConfiguration {
        get { transition.configuration }
        set { transition.configuration = newValue }
    }

    /// Where the sheet rests or is going to, while it is shown; else where it comes up. Setting it is done without
    /// animation. Default half. One that the sheet has not counts as the nearest that it has; `.closed` ends a sheet that is
    /// shown, and is nothing that one could come up at.
    public var detent: SheetDetent {
        get { presentingViewController == nil ? transition.initialDetent : shownDetent }
        set { setDetent(newValue, animated: false) }
    }

    private var shownDetent: SheetDetent { transition.presentation?.detent ?? transition.initialDetent }
    private let transition: BottomSheetTransition

    /// A sheet like `configuration`, which may change later.
    public init(configuration: BottomSheetConfiguration = BottomSheetConfiguration()) {
        transition = BottomSheetTransition(configuration)
        super.init(nibName: nil, bundle: nil)
    }

    /// A sheet of the default configuration.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transition = BottomSheetTransition()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A sheet of the default configuration.
    public required init?(coder: NSCoder) {
        transition = BottomSheetTransition()
        super.init(coder: coder)
    }

    /// The sheet's own; a subclass that makes another one presents in another way.
    open override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate {
        transition.onMove = { [weak self] detent in
            guard let self else { return }
            (delegate as? any BottomSheetControllerDelegate)?.bottomSheetController(self, didMoveTo: detent)
        }
        return transition
    }

    /// The view has the system's background; a subclass that makes its own does not have to call super.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }

    /// Takes a sheet that is shown to `detent`, or to the nearest that it has, in 0.33 seconds or at once; `.closed` ends it
    /// as `code`. A finger loses the sheet. The delegate is not told.
    ///
    /// Of a sheet that is not shown it says where it comes up; `.closed` changes nothing there.
    public func setDetent(_ detent: SheetDetent, animated: Bool) {
        guard presentingViewController != nil, let presentation = transition.presentation else {
            if detent != .closed { transition.initialDetent = detent }
            return
        }
        presentation.setDetent(detent, animated: animated)
    }
}
