import CoreGraphics
import UIKitCore

/// Owns the open menus of a system: one that is open, and those that are still closing.
@MainActor final class MenuPresenter: MenuPresenting {
    private(set) var presentations: [MenuPresentation] = []

    /// The menu that receives input; nil when none is open.
    var current: MenuPresentation? { presentations.last { $0.isOpen } }

    /// Retains `presentation` until it has ended, and closes the menu that is open.
    func present(_ presentation: MenuPresentation) {
        let open = current
        presentations.append(presentation)
        presentation.overlayView.presenter = self
        open?.dismiss()
    }

    func presentationDidEnd(_ presentation: MenuPresentation) {
        presentations.removeAll { $0 === presentation }
    }

    func handleKey(_ stroke: KeyStroke) -> Bool { current?.handleKey(stroke) ?? false }
}
