import UIKit

/// The theme of a modal overlay.
@MainActor final class ModalTheme {
    /// The view that presents the overlay. Nil for the view behind it.
    weak var source: UIView?
    /// How the overlay appears and disappears.
    private(set) var motion = OverlayTheme.Motion.standard
    /// The color of the default dimming view without a theme; nil once the app has replaced that view.
    private var usualDimmingColor: UIColor?
    private var observation: OverlayThemeObservation?

    init(_ appearance: ModalPresentationAppearance) { usualDimmingColor = appearance.dimmingColor }

    /// Called when the app has replaced the dimming view, which keeps its color from now on.
    func dimmingViewWasReplaced() { usualDimmingColor = nil }

    /// Applies the theme now and whenever it changes, until `stopObserving()`.
    ///
    /// - Parameters:
    ///   - view: The view behind the overlay.
    ///   - content: Returns the overlay's content.
    ///   - dimmingView: Returns the overlay's dimming view.
    func startObserving(
        behind view: UIView?, in scene: UIWindowScene?, content: @escaping @MainActor () -> UIView?,
        dimmingView: @escaping @MainActor () -> UIView?
    ) {
        observation = OverlayThemeObservation(of: source ?? view, in: scene) { [weak self] theme in
            guard let self else { return }
            motion = theme.motion
            if let tint = theme.tintColor { content()?.tintColor = tint }
            guard let usualDimmingColor else { return }
            dimmingView()?.backgroundColor = theme.dimming?.dynamicColor ?? usualDimmingColor
        }
    }

    /// Keeps the look as it is.
    func stopObserving() { observation = nil }
}
