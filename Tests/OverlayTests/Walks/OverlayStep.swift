import UIKit
import VelariumTesting

/// What a user, an app or the system does while overlays are on the screen. Its description is its Swift source, so that
/// a sequence that fails can be pasted into a test.
///
/// Steps hold all their values: removing one from a sequence leaves the others as they are. Places are in hundredths of
/// the screen, `variant` selects among the forms of an overlay or a change.
enum OverlayStep: Equatable, Sendable {
    /// What a controller can present.
    enum Kind: CaseIterable {
        case alert, actionSheet, sheet, popover, shareSheet, fullScreen, overFullScreen, dialog, bottomSheet, adaptive
    }

    /// The overlays that UIKit does not present.
    enum Overlay: CaseIterable {
        case popoverView, modalInWindow, modalInView, confirmation
    }

    /// The menus, and how each is opened.
    enum Menu: CaseIterable {
        case button, press, click, edit, legacyEdit
    }

    enum Phase: CaseIterable {
        case began, moved, ended, cancelled
    }

    case present(Kind, variant: Int, animated: Bool)
    case show(Overlay, variant: Int, animated: Bool)
    case request(variant: Int)
    case open(Menu)
    case change(variant: Int)
    case dismissAll(animated: Bool)
    case dismissTop(animated: Bool)
    case hide(Overlay, animated: Bool)
    case closeMenu
    case tap(x: Int, y: Int)
    case choose(String)
    case drag(x: Int, y: Int, toX: Int, toY: Int, milliseconds: Int)
    /// A second finger, which stays down while other steps follow.
    case finger(Phase, x: Int, y: Int)
    case hover(x: Int, y: Int)
    case key(String)
    case rotate
    case keyboard(isShown: Bool)
    case focus(isFocused: Bool)
    case style(isDark: Bool)
    case textSize(index: Int)
    case scene(TestDevice.ScenePhase)
    /// What the app answers when the user wants to dismiss its content.
    case answer(mayDismiss: Bool)
    case probe
    case frame
    case wait(milliseconds: Int)
    case settle
}

extension OverlayStep: CustomStringConvertible {
    var description: String {
        switch self {
        case .present(let kind, let variant, let animated):
            ".present(.\(kind), variant: \(variant), animated: \(animated))"
        case .show(let overlay, let variant, let animated):
            ".show(.\(overlay), variant: \(variant), animated: \(animated))"
        case .request(let variant): ".request(variant: \(variant))"
        case .open(let menu): ".open(.\(menu))"
        case .change(let variant): ".change(variant: \(variant))"
        case .dismissAll(let animated): ".dismissAll(animated: \(animated))"
        case .dismissTop(let animated): ".dismissTop(animated: \(animated))"
        case .hide(let overlay, let animated): ".hide(.\(overlay), animated: \(animated))"
        case .closeMenu: ".closeMenu"
        case .tap(let x, let y): ".tap(x: \(x), y: \(y))"
        case .choose(let text): ".choose(\"\(text)\")"
        case .drag(let x, let y, let toX, let toY, let milliseconds):
            ".drag(x: \(x), y: \(y), toX: \(toX), toY: \(toY), milliseconds: \(milliseconds))"
        case .finger(let phase, let x, let y): ".finger(.\(phase), x: \(x), y: \(y))"
        case .hover(let x, let y): ".hover(x: \(x), y: \(y))"
        case .key(let key): ".key(\"\(key)\")"
        case .rotate: ".rotate"
        case .keyboard(let isShown): ".keyboard(isShown: \(isShown))"
        case .focus(let isFocused): ".focus(isFocused: \(isFocused))"
        case .style(let isDark): ".style(isDark: \(isDark))"
        case .textSize(let index): ".textSize(index: \(index))"
        case .scene(let phase): ".scene(.\(phase))"
        case .answer(let mayDismiss): ".answer(mayDismiss: \(mayDismiss))"
        case .probe: ".probe"
        case .frame: ".frame"
        case .wait(let milliseconds): ".wait(milliseconds: \(milliseconds))"
        case .settle: ".settle"
        }
    }
}
