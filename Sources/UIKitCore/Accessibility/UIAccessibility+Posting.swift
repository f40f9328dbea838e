import Foundation

extension UIAccessibility {
    /// A notification from an app to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The notification's number.
        public let rawValue: UInt32

        /// The notification with this number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Much of the screen has changed; the argument is the element to focus, or a sentence to speak.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed; the argument is the element to focus, or a sentence to speak.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a sentence to speak.
        public static let announcement = Notification(rawValue: 1008)
        /// Content has scrolled; the argument is a sentence that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Pauses the technology whose `AssistiveTechnologyIdentifier` is the argument.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1012)
        /// Resumes the technology whose `AssistiveTechnologyIdentifier` is the argument.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1013)
    }

    /// Notifies assistive technology of a change or a sentence to speak. The trace records each call with its argument;
    /// a test's `voiceOver` follows it. While `isVoiceOverRunning`, an element that `screenChanged` or `layoutChanged`
    /// focuses is brought onto the screen: a scroll view scrolls to it, and a sheet that cuts it off is raised.
    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        let argumentText = argument.map { " \(description(of: $0))" } ?? ""
        UIKitSystem.current?.trace.record(
            UIAccessibility.self, callback: "post(notification:argument:)", arguments: notification.name + argumentText)
        if isVoiceOverRunning, notification == .screenChanged || notification == .layoutChanged {
            (argument as? UIResponder).map(reveal)
        }
        UIKitSystem.current?.assistiveTechnologies.receive(notification, argument)
    }

    /// Brings a focused element onto the screen: a scroll view scrolls to it, and a sheet that cuts it off is raised.
    @MainActor package static func reveal(_ element: UIResponder) {
        switch element {
        case let view as UIView: reveal(view.convert(view.bounds, to: nil), in: view.superview)
        case let element as UIAccessibilityElement:
            let container = element.containerView
            guard let window = container?.window else { return }
            reveal(window.convert(element.accessibilityFrame, from: UIScreen.main), in: container)
        default: return
        }
    }

    /// `frame` in points of the window, inside `view`.
    @MainActor private static func reveal(_ frame: CGRect, in view: UIView?) {
        for ancestor in sequence(first: view, next: { $0?.superview }) {
            if (ancestor as? any AccessibilityFocusRevealing)?.reveal(frame) == true { return }
        }
    }

    /// A text itself; a view or element by its identifier, label or class.
    @MainActor private static func description(of argument: Any) -> String {
        switch argument {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let view as UIView: view.accessibilityIdentifier ?? view.accessibilityLabel ?? "\(type(of: view))"
        case let element as UIAccessibilityElement:
            element.accessibilityIdentifier ?? element.accessibilityLabel ?? "\(type(of: element))"
        default: "\(argument)"
        }
    }
}

extension UIAccessibility.Notification {
    /// The constant's name; the number for unknown notifications.
    fileprivate var name: String {
        switch self {
        case .screenChanged: "screenChanged"
        case .layoutChanged: "layoutChanged"
        case .announcement: "announcement"
        case .pageScrolled: "pageScrolled"
        case .pauseAssistiveTechnology: "pauseAssistiveTechnology"
        case .resumeAssistiveTechnology: "resumeAssistiveTechnology"
        default: "\(rawValue)"
        }
    }
}
