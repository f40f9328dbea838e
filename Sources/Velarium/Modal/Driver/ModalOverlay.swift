import UIKit

/// What the driver, the animations and the registry of modal overlays need of an overlay's controller.
@MainActor protocol ModalOverlay: UIViewController, Overlay {
    /// The content, and who retains it.
    var contentOwner: ModalContentOwner { get }
    /// The content view, also of the last presentation.
    var contentView: UIView? { get }
    /// The content controller, also of the last presentation.
    var contentViewController: UIViewController? { get }
    /// The size that the content requests within `limit`, from the first source that has one.
    func requestedContentSize(in limit: CGSize, keyboardHeight: CGFloat) -> CGSize?
    /// Positions the content.
    var layouter: ModalLayouter { get }
    /// The view that dims the screen behind.
    var dimmingView: UIView? { get }
    /// The theme, which decides how the overlay appears and disappears.
    var theme: ModalTheme { get }

    /// The built-in animation.
    var animationStyle: ModalPresentationAnimationStyle { get }
    /// The app's animation for showing the overlay.
    var showingAnimation: ModalShowingAnimation? { get }
    /// The app's animation for hiding the overlay.
    var hidingAnimation: ModalHidingAnimation? { get }

    /// Whether taps outside the content and Escape are ignored.
    var isModal: Bool { get }
    /// Whether the overlay's window becomes key and the overlay receives keys.
    var shouldBecomeKeyWindow: Bool { get }
    /// Whether the tint of the window behind is dimmed.
    var shouldDimmedAppAutomatically: Bool { get }
    /// Whether a keyboard that appears for a view outside the overlay is ignored.
    var onlyRespondsToKeyboardEventFromDescendantViews: Bool { get }
    /// Whether the visible overlays of the scene end when this one is shown.
    var replacesVisibleOverlays: Bool { get }
    /// Whether the overlay ends when the view that it is shown in leaves its window.
    var endsWhenContainerLeavesWindow: Bool { get }
    /// Whether the overlay is on the screen.
    var isVisible: Bool { get }
    /// Whether the delegate allows hiding the overlay.
    var isHidingAllowed: Bool { get }

    /// Called before a tap outside the content hides the overlay.
    var willHideByDimmingViewTapped: (() -> Void)? { get }
    /// Called after a tap outside the content has hidden the overlay.
    var didHideByDimmingViewTapped: (() -> Void)? { get }
    /// Notifies the delegate that the overlay is about to hide.
    func notifyWillHide()
    /// Notifies the delegate that the overlay was removed.
    func notifyDidHide()
}

extension ModalOverlay {
    /// Whether the overlay is on the screen, and no dismissal has begun.
    var isPresentingOrPresented: Bool { lifecycle.stateMachine.isPresentingOrPresented }
}
