import CoreGraphics
import Foundation

/// A change of the status bar, with the notifications around it: of the orientation, then of the frame, before and after.
@MainActor struct StatusBarChange {
    private let application: UIApplication
    private let frame: CGRect?
    /// Before and after; nil when the interface does not turn.
    private let orientations: (old: UIInterfaceOrientation, new: UIInterfaceOrientation)?

    /// - Parameters:
    ///   - frame: The bar's frame afterwards, in points of the screen.
    ///   - orientation: The interface's orientation afterwards; nil where it stays.
    init(to frame: CGRect, _ orientation: UIInterfaceOrientation? = nil, of bar: StatusBar) {
        let system = bar.system
        application = system.application
        self.frame = frame == bar.frame ? nil : frame
        orientations = orientation.flatMap { $0 == system.orientation ? nil : (system.orientation, $0) }
    }

    /// Posts what is to come.
    func announce() {
        post(
            UIApplication.willChangeStatusBarOrientationNotification, orientations?.new,
            UIApplication.willChangeStatusBarFrameNotification)
    }

    /// Posts what has come.
    func finish() {
        post(
            UIApplication.didChangeStatusBarOrientationNotification, orientations?.old,
            UIApplication.didChangeStatusBarFrameNotification)
    }

    /// Makes the change between the notifications.
    func perform(_ change: () -> Void) {
        announce()
        change()
        finish()
    }

    /// Posts the two notifications of one moment: of the orientation where it changes, then of the frame where that does.
    private func post(
        _ orientationName: Notification.Name, _ orientation: UIInterfaceOrientation?, _ frameName: Notification.Name
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
