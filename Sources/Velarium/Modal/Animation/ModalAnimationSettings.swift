import UIKit

/// An app's animation for showing an overlay; `ModalPresentationViewController.showingAnimation` has the details.
typealias ModalShowingAnimation = (
    _ dimmingView: UIView?, _ containerBounds: CGRect, _ keyboardHeight: CGFloat, _ contentViewFrame: CGRect,
    _ completion: @escaping (Bool) -> Void
) -> Void

/// An app's animation for hiding an overlay; `ModalPresentationViewController.hidingAnimation` has the details.
typealias ModalHidingAnimation = (
    _ dimmingView: UIView?, _ containerBounds: CGRect, _ keyboardHeight: CGFloat,
    _ completion: @escaping (Bool) -> Void
) -> Void

/// What the app has set for the animations of an overlay, and the theme.
@MainActor struct ModalAnimationSettings {
    var style: ModalPresentationAnimationStyle
    var showing: ModalShowingAnimation?
    var hiding: ModalHidingAnimation?

    let theme: ModalTheme

    init(_ appearance: ModalPresentationAppearance) {
        style = appearance.animationStyle
        theme = ModalTheme(appearance)
    }
}
