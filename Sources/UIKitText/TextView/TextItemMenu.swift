import UIKitCore
import UIKitMenus

/// Follows the menu of a text item.
@MainActor final class TextItemMenu: MenuPresentationDelegate {
    private let willDisplay: (MenuAnimator) -> Void
    private let willEnd: (MenuAnimator) -> Void

    init(willDisplay: @escaping (MenuAnimator) -> Void, willEnd: @escaping (MenuAnimator) -> Void) {
        (self.willDisplay, self.willEnd) = (willDisplay, willEnd)
    }

    func menuPresentation(_ presentation: MenuPresentation, willDisplayWith animator: MenuAnimator) {
        willDisplay(animator)
    }

    func menuPresentation(_ presentation: MenuPresentation, willEndWith animator: MenuAnimator) { willEnd(animator) }
}
