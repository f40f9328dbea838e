import UIKit

/// What a keyboard does in one situation: the notifications that an app gets, in order.
///
/// The page posts them itself, so it also works on a device, whose own keyboard does not do such things on demand. The
/// step `keyboard replay NAME` of scripts moves the device's keyboard as well.
enum KeyboardLabSituation: String, CaseIterable {
    case show = "Shows"
    case doubled = "Shows twice"
    case zeroEnd = "Hides, zero frame"
    case zeroHeight = "No height"
    case wider = "Wider than the window"
    case offScreen = "Mostly off screen"
    case otherApp = "Another app's"
    case grows = "Grows in mid-flight"
    case storm = "Hides and shows"
    case undocked = "Undocked"
    case split = "Split"
    case hide = "Hides"

    /// One notification.
    struct Notice {
        /// Whether the keyboard shows, hides, or only changes its frame.
        enum Kind { case show, hide, frame }
        let kind: Kind
        let begin, end: CGRect
        var isLocal = true
        /// The time after the first notice, in seconds.
        var delay: TimeInterval = 0
    }

    /// The notices on a screen of this size, for a keyboard of this height. Points.
    func notices(screen: CGSize, height: CGFloat) -> [Notice] {
        let up = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        let down = up.offsetBy(dx: 0, dy: height)
        let higher = CGRect(x: 0, y: up.minY - 44, width: screen.width, height: height + 44)
        let shown = Notice(kind: .show, begin: down, end: up)
        let hidden = Notice(kind: .hide, begin: up, end: down)
        switch self {
        case .show: return [shown]
        case .doubled: return [shown, shown]
        case .zeroEnd: return [Notice(kind: .hide, begin: up, end: .zero)]
        case .zeroHeight:
            return [
                Notice(kind: .show, begin: down, end: CGRect(x: 0, y: screen.height, width: screen.width, height: 0))
            ]
        case .wider: return [Notice(kind: .show, begin: down, end: up.insetBy(dx: -screen.width / 4, dy: 0))]
        case .offScreen: return [Notice(kind: .show, begin: down, end: down.offsetBy(dx: 0, dy: -55))]
        case .otherApp: return [Notice(kind: .show, begin: down, end: up, isLocal: false)]
        case .grows: return [shown, Notice(kind: .show, begin: up, end: higher, delay: 0.12)]
        case .storm: return [shown, hidden, shown, hidden, shown]
        case .undocked:
            return [
                shown, Notice(kind: .hide, begin: up, end: up.offsetBy(dx: 0, dy: -200), delay: 0.4),
                Notice(kind: .frame, begin: .zero, end: .zero, delay: 0.8),
            ]
        case .split: return [shown, Notice(kind: .frame, begin: up, end: CGRect(x: 0, y: -64, width: 0, height: 0))]
        case .hide: return [hidden]
        }
    }
}

extension KeyboardLabSituation.Notice {
    /// Posts the will notifications, and the did notifications after the keyboard's time.
    @MainActor func post() {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
        ]
        let names: [Notification.Name] =
            switch kind {
            case .show: [UIResponder.keyboardWillShowNotification]
            case .hide: [UIResponder.keyboardWillHideNotification]
            case .frame: []
            }
        for name in [UIResponder.keyboardWillChangeFrameNotification] + names {
            NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
        }
        let endings: [Notification.Name] =
            switch kind {
            case .show: [UIResponder.keyboardDidShowNotification]
            case .hide: [UIResponder.keyboardDidHideNotification]
            case .frame: []
            }
        for name in [UIResponder.keyboardDidChangeFrameNotification] + endings {
            NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
        }
    }
}
