import UIKit

/// The theme of a modal overlay.
@MainActor final class ModalTheme {
    /// The view that presents the overlay. Nil for the view behind it.
    weak var source: UIView?
    /// How the overlay appears and disappears.
    private(set) var motion = OverlayTheme.Motion.standard
    /// The color of the default dimming view without a theme; nil once the app has replaced that view.
    private var usualDimmingColor: UIColor?
    /// The color that the theme gave the dimming view last. The app has set another one, which stays, if the view's differs.
    private var dimmingColor: UIColor?
    private var observation: OverlayThemeObservation?

    init(_ appearance: ModalPresentationAppearance) {
        usualDimmingColor = appearance.dimmingColor
        dimmingColor = usualDimmingColor
    }

    /// Dims `view` with `color` instead of the default, unless the app has set a color for all overlays.
    func replaceUsualDimming(of view: UIView?, by color: UIColor) {
        guard usualDimmingColor === ModalPresentationAppearance.usualDimmingColor else { return }
        usualDimmingColor = color
        dimmingColor = color
        view?.backgroundColor = color
    }

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
            guard let usualDimmingColor, let view = dimmingView(), view.backgroundColor == dimmingColor else { return }
            view.backgroundColor = theme.dimming?.dynamicColor ?? usualDimmingColor
            dimmingColor = view.backgroundColor
        }
    }

    /// Keeps the look as it is.
    func stopObserving() { observation = nil }
}
