import UIKit

/// The view of a presented dialog or sheet: clipped to rounded corners, with a safe area of its own, beside the
/// keyboard.
@MainActor final class PresentedSurface {
    private let view: UIView
    private let safeArea: SafeAreaContribution
    private let keyboard: KeyboardOverlapObserver
    /// That of the view before it was presented.
    private let autoresizingMask: UIView.AutoresizingMask

    /// - Parameters:
    ///   - view: The presented view of `controller`.
    ///   - onKeyboardChange: Called when the keyboard is about to change; `keyboardOverlap` has its final value.
    init(
        of controller: UIViewController, view: UIView, in container: UIView,
        onKeyboardChange: @escaping @MainActor (KeyboardChange) -> Void
    ) {
        self.view = view
        autoresizingMask = view.autoresizingMask
        safeArea = SafeAreaContribution(of: controller)
        keyboard = KeyboardOverlapObserver(over: container, onChange: onKeyboardChange)
        // A resized container would give it a size between two layouts, which its constraints may not fit.
        view.autoresizingMask = []
        view.clipsToBounds = true
        view.layer.cornerCurve = .continuous
        view.accessibilityViewIsModal = true
    }

    /// The height that the keyboard covers, or will cover, at the container's lower end. Points.
    var keyboardOverlap: CGFloat { keyboard.overlap }

    /// Rounds the corners by `cornerRadius` points.
    func apply(cornerRadius: CGFloat) { view.layer.cornerRadius = cornerRadius }

    /// Adds `insets`, in points, to the safe area that the app has set. Replaces those added before.
    func apply(safeAreaInsets insets: UIEdgeInsets) { safeArea.apply(insets) }

    /// Restores the safe area and the autoresizing mask.
    func tearDown() {
        safeArea.apply(.zero)
        view.autoresizingMask = autoresizingMask
    }
}
