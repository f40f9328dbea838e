import UIKit

/// Decides whether the user may dismiss an `OverlayController`, and is notified when it was. Every method is optional.
///
///     final class Editor: UIViewController, OverlayControllerDelegate {
///         var hasChanges = false
///
///         func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
///             !hasChanges
///         }
///     }
@preconcurrency @MainActor public protocol OverlayControllerDelegate: AnyObject {
    /// Whether the user may dismiss `controller` in this way: by an outside tap, a swipe or Escape. Default true.
    ///
    /// Called once per attempt, unless `isModalInPresentation` already refuses.
    func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool
    /// The user tried to dismiss `controller`, and the controller or its delegate refused. The default does nothing.
    func overlayController(_ controller: OverlayController, didRefuseDismissalFor reason: DismissReason)
    /// `controller` has left the screen. Called once per presentation, before `onDismiss`. The default does nothing.
    func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason)
}

extension OverlayControllerDelegate {
    /// True.
    public func overlayController(_ controller: OverlayController, shouldDismissFor reason: DismissReason) -> Bool {
        true
    }
    public func overlayController(_ controller: OverlayController, didRefuseDismissalFor reason: DismissReason) {}
    public func overlayController(_ controller: OverlayController, didDismissFor reason: DismissReason) {}
}

/// A controller with its own presentation: present it with `present(_:animated:)`, and it appears as an overlay.
///
///     final class Banner: OverlayController {
///         override func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate {
///             DialogTransition(DialogConfiguration(sizing: DialogSizing(.large, .fit)))
///         }
///     }
///     present(Banner(), animated: true)
///
/// `modalPresentationStyle` is always `.custom`, because UIKit uses the presentation controller of a
/// `transitioningDelegate` with no other style. `transitioningDelegate` is always the object that
/// `makeTransitioningDelegate()` returned. Setting either has no effect.
///
/// `dismiss(animated:)` during the presentation animation is carried out when that has ended; UIKit would refuse it.
@preconcurrency @MainActor open class OverlayController: UIViewController, Overlay, PresentedOverlay {
    private(set) lazy var session = PresentationSession(of: self)
    private lazy var transition: any UIViewControllerTransitioningDelegate = makeTransitioningDelegate()

    /// Asked before the user dismisses the overlay, and notified of its dismissal. Not retained; default nil.
    public weak var delegate: (any OverlayControllerDelegate)?

    /// Creates an overlay controller. The first one starts the library's keyboard observer.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        KeyboardObserver.startObserving()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an overlay controller from an archive.
    public required init?(coder: NSCoder) {
        KeyboardObserver.startObserving()
        super.init(coder: coder)
    }

    // MARK: For subclasses

    /// Creates the transitioning delegate. Called once; the result is retained.
    ///
    /// - Precondition: A subclass overrides this method and does not call super.
    open func makeTransitioningDelegate() -> any UIViewControllerTransitioningDelegate {
        preconditionFailure("\(type(of: self)) must override makeTransitioningDelegate() and must not call super.")
    }

    /// Whether the user may dismiss the overlay in this way. The default returns false if `isModalInPresentation` is
    /// set, and otherwise asks the delegate.
    open func shouldDismiss(for reason: DismissReason) -> Bool {
        !isModalInPresentation && delegate?.overlayController(self, shouldDismissFor: reason) != false
    }

    // MARK: Presentation style

    /// Always `.custom`; setting it has no effect.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set {}
    }

    /// The object that `makeTransitioningDelegate()` returned; setting it has no effect.
    open override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { transition }
        set {}
    }

    // MARK: Dismissal

    /// The lifecycle of the presentations. One begins with the call of `present`.
    public var lifecycle: OverlayLifecycle { session.lifecycle }

    /// Dismisses the overlay and everything presented above it. If a transition is in progress, it waits for its end.
    public func dismiss(for reason: DismissReason, animated: Bool) { session.dismiss(for: reason, animated: animated) }

    /// Dismisses the overlay for the user if `shouldDismiss(for:)` returns true; otherwise notifies the delegate.
    /// Returns whether it is dismissed.
    ///
    /// Does nothing and returns false while the overlay is not presented or is already being dismissed.
    @discardableResult
    public func requestDismissal(for reason: DismissReason) -> Bool {
        guard lifecycle.isPresented else { return false }
        guard shouldDismiss(for: reason) else {
            delegate?.overlayController(self, didRefuseDismissalFor: reason)
            return false
        }
        return session.dismiss(for: reason, animated: true)
    }

    func notifyDidDismiss(for reason: DismissReason) { delegate?.overlayController(self, didDismissFor: reason) }

    /// As for any controller, but a call during the presentation animation is carried out when that has ended.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, session.isPresentationInProgress,
            session.dismiss(for: .code, animated: flag, completion: completion)
        else { return super.dismiss(animated: flag, completion: completion) }
    }

    // MARK: Escape

    /// Escape dismisses the overlay unless a control inside handles it. UIKit handles Escape only for its own styles.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: \.isEscape), lifecycle.isPresented else {
            return super.pressesBegan(presses, with: event)
        }
        requestDismissal(for: .escape)
    }

    /// Requests dismissal as `escape`. Returns true while the overlay is presented, even if it was refused, so that
    /// nothing behind it is dismissed.
    open override func accessibilityPerformEscape() -> Bool {
        guard lifecycle.isPresented else { return super.accessibilityPerformEscape() }
        requestDismissal(for: .escape)
        return true
    }
}
