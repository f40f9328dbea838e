import CoreGraphics
import UIKitAlerts
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitKeyboard
import UIKitTables

/// The identifiers and labels by which UI tests on iOS find elements, where they are not those of assistive technology.
@MainActor enum ElementNames {
    /// How the names of keys begin for scripts.
    private static let keyPrefix = "key:"

    static func identifier(of responder: UIResponder, _ type: XCUIElement.ElementType, named name: String) -> String {
        if name.hasPrefix(keyPrefix) { return keyIdentifier(String(name.dropFirst(keyPrefix.count)), responder) }
        if (responder as? UIView)?.cellOfReorderControl != nil { return "" }
        if name.isEmpty, let bar = responder as? UINavigationBar { return bar.topItem?.title ?? "" }
        return name
    }

    /// `A`, `shift`, `delete`, `space`, `Return`, `more`.
    private static func keyIdentifier(_ name: String, _ responder: UIResponder) -> String {
        guard let key = (responder as? KeyView)?.place.key else { return name == "globe" ? "Next keyboard" : name }
        switch key.action {
        case .text: return responder.accessibilityLabel ?? name
        case .return: return "Return"
        case .page(.emoji): return "Emoji"
        case .page: return "more"
        case .nextLanguage: return "Next keyboard"
        case .dismiss: return "Hide keyboard"
        case .shift: return "shift"
        case .delete: return "delete"
        case .space: return "space"
        case .tab, .capsLock, .emojiCategory, .empty: return name
        }
    }

    static func label(of responder: UIResponder, _ type: XCUIElement.ElementType) -> String {
        if let label = responder.accessibilityLabel, !label.isEmpty { return label }
        switch responder {
        case is UITabBar: return "Tab Bar"
        case is UIToolbar: return "Toolbar"
        default: break
        }
        if let cell = (responder as? UIView)?.cellOfReorderControl {
            let title = cell.viewsInSubtree().lazy.compactMap { ($0 as? UILabel)?.text }.first
            return "Reorder \(title ?? "")"
        }
        if let alert = (responder as? UIView)?.controller as? UIAlertController { return alert.title ?? "" }
        return ""
    }
}

extension UIView {
    /// The cell whose reorder control this is; nil for other views. Assistive technology has actions in place of it.
    var cellOfReorderControl: UITableViewCell? {
        guard accessibilityIdentifier == "Reorder", gestureRecognizers?.isEmpty == false else { return nil }
        return superview as? UITableViewCell ?? superview?.superview as? UITableViewCell
    }

    /// The controller whose view this is.
    var controller: UIViewController? {
        guard let controller = next as? UIViewController, controller.viewIfLoaded === self else { return nil }
        return controller
    }
}
