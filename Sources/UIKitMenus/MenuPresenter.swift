import CoreGraphics
import UIKitCore

/// Owns the open menus of a system: one that is open, and those that are still closing.
@MainActor package final class MenuPresenter: MenuPresenting, SystemService {
    package init(system: UIKitSystem) {}

    package private(set) var presentations: [MenuPresentation] = []

    /// The menu that receives input; nil when none is open.
    package var current: MenuPresentation? { presentations.last { $0.isOpen } }

    /// The edit menu that is shown or closing; nil for none.
    var editMenu: EditMenuPresentation?
    /// The older interface of edit menus.
    private(set) lazy var menuController = UIMenuController()

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

    package func dismissMenus(in window: UIWindow) {
        for presentation in presentations where presentation.overlay.window === window { presentation.dismiss() }
        if let editMenu, editMenu.window === window { editMenu.dismiss() }
    }

    // MARK: Controls

    private var controlMenus: [ControlMenu] = []

    package func showMenu(of control: UIControl, at location: CGPoint?, following touches: MenuTouchRecognizer?) -> Bool
    {
        // A control that is touched again while its menu closes shows it again.
        guard !isMenuOpen(of: control) else { return true }
        let menu = ControlMenu(of: control, at: location) { [weak self] ended in
            self?.controlMenus.removeAll { $0 === ended }
        }
        guard let menu else { return false }
        controlMenus.append(menu)
        if menu.show(following: touches) { return true }
        controlMenus.removeAll { $0 === menu }
        return false
    }

    package func isMenuOpen(of control: UIControl) -> Bool { openMenu(of: control) != nil }

    package func updateMenu(of control: UIControl, _ block: (UIMenu) -> UIMenu) {
        openMenu(of: control)?.updateVisibleMenu(block)
    }

    package func replaceMenu(of control: UIControl, with menu: UIMenu) {
        openMenu(of: control)?.replaceMenu(with: menu)
    }

    package func dismissMenu(of control: UIControl) { openMenu(of: control)?.dismiss() }

    private func openMenu(of control: UIControl) -> MenuPresentation? {
        controlMenus.last { $0.control === control && $0.presentation?.isOpen == true }?.presentation
    }

    // MARK: Windows

    package func windowDidLeaveScreen(_ window: UIWindow) {
        for presentation in presentations where presentation.overlayView.window === window {
            presentation.send(.windowDidVanish)
        }
        if editMenu?.window === window { editMenu?.dismiss(animated: false) }
    }

    // MARK: Keys

    package func handleKey(_ stroke: KeyStroke) -> Bool {
        if let current { return current.handleKey(stroke) }
        guard let editMenu, editMenu.isOpen, stroke.name == "escape" else { return false }
        editMenu.dismiss()
        return true
    }
}
