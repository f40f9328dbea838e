import Foundation

extension UIAccessibility {
    /// What an app tells assistive technology of its screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Much of the screen is new; the argument is the element to go to, or a sentence to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen is new; the argument as above.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a sentence to say.
        public static let announcement = Notification(rawValue: 1008)
        /// Content has scrolled; the argument is a sentence that tells where to.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// The argument is the `AssistiveTechnologyIdentifier` of what is to rest.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1012)
        /// The argument is the `AssistiveTechnologyIdentifier` of what is to go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1013)
    }

    /// Tells assistive technology that the screen has changed, or what to say. Nothing listens here; the trace keeps each
    /// call with its argument.
    @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
        let told = argument.map { " \(description(of: $0))" } ?? ""
        UIKitSystem.current?.trace.record(
            UIAccessibility.self, "post(notification:argument:)", notification.name + told)
    }

    /// A text as it is; a view or element by its name, else its class.
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
    /// As its constant is called; the number for one that has none.
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
