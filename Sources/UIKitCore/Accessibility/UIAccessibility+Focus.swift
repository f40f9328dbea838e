import CoreGraphics
import Foundation

extension UIAccessibility {
    /// A kind of assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String

        /// The identifier with this text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// VoiceOver.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switch Control. It never runs here.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted when assistive technology has moved its focus, with the keys below in its user info.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element that has the focus now; missing for none.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that had the focus before; missing for none.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The `AssistiveTechnologyIdentifier` of what has moved its focus.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    /// Posted when an announcement has been spoken, with the keys below in its user info.
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The text that was announced.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// Whether the text was spoken to its end, as a Boolean.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

    /// Returns the element that has the focus of a technology, or of any for nil; nil when none has.
    @preconcurrency @MainActor public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? {
        guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
        return UIKitSystem.current?.assistiveTechnologies.focusedElement
    }

    /// Returns `rect`, in points of `view`, in points of the screen.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect
    {
        view.convert(rect, to: UIScreen.main)
    }

    /// Returns `path`, in points of `view`, in points of the screen.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(
        _ path: UIBezierPath, in view: UIView
    ) -> UIBezierPath {
        let onScreen = UIBezierPath(cgPath: path.cgPath)
        let corner = view.convert(CGRect.zero, to: UIScreen.main).origin
        onScreen.apply(CGAffineTransform(translationX: corner.x, y: corner.y))
        return onScreen
    }
}
