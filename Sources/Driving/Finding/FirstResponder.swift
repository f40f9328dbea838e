import UIKitCore

/// Finds the view that receives key presses.
@MainActor
enum FirstResponder {
    /// The first responder of the key window, otherwise of the frontmost window that has one.
    static func find(in system: UIKitSystem) -> UIResponder? {
        if let inside = system.keyboard.window?.firstResponder { return inside }
        let windows = system.application.windows.filter(\.isOnScreen).reversed()
        let ordered = windows.filter(\.isKeyWindow) + windows.filter { !$0.isKeyWindow }
        return ordered.lazy.compactMap(\.firstResponder).first
    }

    /// `Class#identifier`, or the class alone when there is no identifier.
    static func name(of responder: UIResponder?) -> String? {
        guard let responder else { return nil }
        let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        let identifier = view?.accessibilityIdentifier ?? ""
        return className(of: responder) + (identifier.isEmpty ? "" : "#" + identifier)
    }
}
