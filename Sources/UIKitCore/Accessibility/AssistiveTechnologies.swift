import Foundation

/// What assistive technology focuses in a system, and what listens to the app's accessibility notifications.
@MainActor package final class AssistiveTechnologies: SystemService {
    package typealias Listener = (UIAccessibility.Notification, _ argument: Any?) -> Void

    /// The element under the cursor; nil while no technology runs.
    package private(set) weak var focusedElement: UIResponder?
    private var listeners: [ObjectIdentifier: Listener] = [:]

    package init(system: UIKitSystem) {}

    /// Calls `listener` for everything that the app posts, until `owner` stops listening.
    package func startListening(_ owner: AnyObject, _ listener: @escaping Listener) {
        listeners[ObjectIdentifier(owner)] = listener
    }

    package func stopListening(_ owner: AnyObject) {
        listeners[ObjectIdentifier(owner)] = nil
    }

    func receive(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        for listener in Array(listeners.values) { listener(notification, argument) }
    }

    /// Moves the cursor to `element`, or nowhere for nil: both elements are called, then the notification is posted.
    package func moveFocus(to element: UIResponder?) {
        let former = focusedElement
        guard former !== element else { return }
        focusedElement = element
        former?.accessibilityElementDidLoseFocus()
        element?.accessibilityElementDidBecomeFocused()
        var info: [AnyHashable: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver
        ]
        info[UIAccessibility.focusedElementUserInfoKey] = element
        info[UIAccessibility.unfocusedElementUserInfoKey] = former
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
    }

    /// Posts that `text` has been spoken to its end.
    package func announcementDidFinish(_ text: String) {
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: text,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
            ])
    }
}

extension UIKitSystem {
    /// The assistive technology of this system.
    package var assistiveTechnologies: AssistiveTechnologies { service(AssistiveTechnologies.self) }
}
