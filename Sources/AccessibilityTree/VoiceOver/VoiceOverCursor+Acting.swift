import CoreGraphics
import ObjectiveCSupport
import UIKitCore

/// What the user does with the element under the cursor.
extension VoiceOverCursor {
    /// Performs `action` of `node`. Returns whether it succeeded.
    package func perform(_ action: UIAccessibilityCustomAction) -> Bool {
        if let handler = action.actionHandler { return handler(action) }
        guard let target = action.target as? NSObject, target.responds(to: action.selector) else { return false }
        _ = target.perform(action.selector, with: action)
        return true
    }

    /// Asks the chain from the cursor, then the front of the screen, to leave it. Returns whether something did.
    package func performEscape(in system: UIKitSystem) -> Bool {
        chain.contains { $0.accessibilityPerformEscape() } || system.performAccessibilityEscape()
    }

    /// Asks the chain from the cursor for the app's main action. Returns whether something handled it.
    package func performMagicTap() -> Bool { chain.contains { $0.accessibilityPerformMagicTap() } }

    /// Asks the chain from the cursor to scroll by a page. Returns whether something did.
    package func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        chain.contains { $0.accessibilityScroll(direction) }
    }

    /// The element under the cursor, then the responders around it.
    var chain: some Sequence<UIResponder> {
        sequence(first: current?.responder ?? readTree().screen, next: { $0?.next }).lazy.compactMap(\.self)
    }
}

/// How assistive technology activates an element.
package enum ElementActivation {
    /// It did so itself.
    case performed
    /// A tap there does it, in points of the screen.
    case tap(CGPoint)
    /// It is disabled.
    case dimmed

    /// Activates `element`: it does so itself, or needs a tap.
    @MainActor package init(of element: UIResponder) {
        if element.accessibilityTraits.contains(.notEnabled) {
            self = .dimmed
        } else {
            self = element.accessibilityActivate() ? .performed : .tap(element.accessibilityActivationPoint)
        }
    }
}
