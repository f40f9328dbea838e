import CoreGraphics
import Foundation

/// A change of the status bar, with its notifications before and after: first of the orientation, then of the frame.
@MainActor struct StatusBarChange {
    private let application: UIApplication
    private let frame: CGRect?
    /// The orientations before and after; nil if the orientation does not change.
    private let orientations: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?

    /// - Parameters:
    ///   - frame: The bar's frame afterwards, in points of the screen.
    ///   - orientation: The interface orientation afterwards; nil if it does not change.
    init(to frame: CGRect, orientation: UIInterfaceOrientation? = nil, of bar: StatusBar) {
        let system = bar.system
        application = system.application
        self.frame = frame == bar.frame ? nil : frame
        orientations = orientation.flatMap { $0 == system.orientation ? nil : (system.orientation, $0) }
    }

    /// Posts the notifications before the change.
    func postWillChange() {
        post(
            orientationName: UIApplication.willChangeStatusBarOrientationNotification, orientation: orientations?.new,
            frameName: UIApplication.willChangeStatusBarFrameNotification)
    }

    /// Posts the notifications after the change.
    func postDidChange() {
        post(
            orientationName: UIApplication.didChangeStatusBarOrientationNotification, orientation: orientations?.old,
            frameName: UIApplication.didChangeStatusBarFrameNotification)
    }

    /// Runs `change` between the notifications.
    func perform(_ change: () -> Void) {
        postWillChange()
        change()
        postDidChange()
    }

    /// Posts the notifications of what changes: of the orientation, then of the frame.
    private func post(
        orientationName: Notification.Name, orientation: UIInterfaceOrientation?, frameName: Notification.Name
    ) {
        if let orientation {
            post(orientationName, [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        }
        if let frame { post(frameName, [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)]) }
    }

    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: application, userInfo: userInfo)
    }
}
