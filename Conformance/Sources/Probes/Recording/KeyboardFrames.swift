import UIKit

/// What the latest notification about a keyboard that comes said.
@MainActor final class KeyboardFrames {
    private(set) var last: CGRect?
    private(set) var duration: CGFloat?
    private(set) var curve: Int?
    private var observer: (any NSObjectProtocol)?

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let details = notification.userInfo
            let frame = details?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let duration = details?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            let curve = details?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
            MainActor.assumeIsolated {
                self?.last = frame
                self?.duration = duration.map { CGFloat($0) }
                self?.curve = curve
            }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
