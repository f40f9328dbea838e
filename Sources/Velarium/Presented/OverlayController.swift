import UIKit

/// Has a say in the ends of an `OverlayController`, and hears of them. Every method is optional.
@preconcurrency @MainActor public protocol OverlayControllerDelegate: AnyObject {
    /// Whether a person may close `controller` in this way: an outside tap, a swipe or Escape. Asked once for every attempt,
    /// but not where `isModalInPresentation` refuses already. Default true.
    func overlayController(_ controller: OverlayController, mayEndFor reason: DismissReason) -> Bool
    /// A person has tried to close `controller`, and was refused by whomever. The default does nothing.
    func overlayController(_ controller: OverlayController, didRefuseEndFor reason: DismissReason)
    /// `controller` has left the screen. Told once for each showing, before `onDismiss`. The default does nothing.
    func overlayController(_ controller: OverlayController, didEndFor reason: DismissReason)
}

extension OverlayControllerDelegate {
    public func overlayController(_ controller: OverlayController, mayEndFor reason: DismissReason) -> Bool { true }
    public func overlayController(_ controller: OverlayController, didRefuseEndFor reason: DismissReason) {}
    public func overlayController(_ controller: OverlayController, didEndFor reason: DismissReason) {}
}

/// A controller that brings its own presentation along: whoever presents it, with `present(_:animated:)` as any other,
/// gets the overlay, with one reason at its end.
///
/// `modalPresentationStyle` is always `.custom`, for UIKit asks a `transitioningDelegate` for the presentation controller
/// with no other, and `transitioningDelegate` always the one that `makeTransitioningDelegate()` has made. Setting either
/// changes nothing.
///
/// A call of `dismiss(animated:)` on the controller while it is still coming is carried out as soon as it has come; UIKit
/// would refuse it.
@preconcurrency @MainActor open class OverlayController: UIViewController, Overlay {
    private(set) lazy var showing = PresentedShowing(of: self)
    private lazy var transition: any UIViewControllerTransitioningDelegate = makeTransitioningDelegate()

    /// Asked before a person closes the overlay, and told of its end. Not kept; default nil.
    public weak var delegate: (any OverlayControllerDelegate)?

    /// Made as any controller. From the first on, the library listens to the keyboard.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        KeyboardWatch.begin()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Made as any controller.
    public required init?(coder: NSCoder) {
        KeyboardWatch.begin()
        super.init(coder: coder)
    }

    // MARK: What subclasses say

    /// Makes what brings the overlay to the screen and takes it off; asked for once, and kept.
    ///
    /// - Precondition: a subclass overrides it, and does not call super.
    open func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate {
        preconditionFailure("\(type(of: self)) has to override makeTransitioningDelegate() and not to call super.")
    }

    /// Whether a person may close the overlay in this way. The default asks the delegate, unless `isModalInPresentation`.
    open func mayEnd(for reason: DismissReason) -> Bool {
        !isModalInPresentation && delegate?.overlayController(self, mayEndFor: reason) != false
    }

    // MARK: Always its own presentation

    /// Always `.custom`; setting it changes nothing.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set {}
    }

    /// What `makeTransitioningDelegate()` has made, and this keeps; setting it changes nothing.
    open override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { transition }
        set {}
    }

    // MARK: Ends

    /// Tells of the ends. A showing begins with the call of `present`.
    public var ending: OverlayEnding { showing.ending }

    /// Ends the showing for `reason`, with everything that is presented above. On its way in, or below something that
    /// moves, the overlay leaves as soon as that has come to rest.
    public func end(for reason: DismissReason, animated: Bool) { showing.end(for: reason, animated: animated) }

    /// A person wants the overlay gone: ends it where `mayEnd(for:)` agrees, else tells the delegate of the attempt.
    /// Nothing happens while it is not shown, or leaving. Whether it ends is the answer.
    @discardableResult
    public func requestEnd(for reason: DismissReason) -> Bool {
        guard ending.isOpen else { return false }
        guard mayEnd(for: reason) else {
            delegate?.overlayController(self, didRefuseEndFor: reason)
            return false
        }
        return showing.end(for: reason, animated: true)
    }

    func tellEnd(_ reason: DismissReason) { delegate?.overlayController(self, didEndFor: reason) }

    /// As any controller's, but a call while it is coming is carried out when it has come.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, showing.isArriving,
            showing.end(for: .code, animated: flag, completion: completion)
        else { return super.dismiss(animated: flag, completion: completion) }
    }

    // MARK: Escape

    /// Escape closes the overlay unless a control inside has taken it: UIKit does that for its own styles only.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: \.isEscape), ending.isOpen else {
            return super.pressesBegan(presses, with: event)
        }
        requestEnd(for: .escape)
    }

    /// Asks to end for `escape`. True while it is shown, also where that was refused: nobody behind is to be closed instead.
    open override func accessibilityPerformEscape() -> Bool {
        guard ending.isOpen else { return super.accessibilityPerformEscape() }
        requestEnd(for: .escape)
        return true
    }
}
