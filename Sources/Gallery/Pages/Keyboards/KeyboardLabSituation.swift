import UIKit

/// What a keyboard does in one situation: the notifications that an app gets, in order.
///
/// The page posts them itself, so it also works on a device, whose own keyboard does not do such things on demand. The
/// step `keyboard replay NAME` of scripts moves the device's keyboard as well.
enum KeyboardLabSituation: String, CaseIterable {
    case show = "Shows"
    case doubled = "Shows twice"
    case tripled = "Shows three times"
    case later = "Shows in a moment"
    case instant = "Shows at once"
    case zeroEnd = "Hides, zero frame"
    case zeroHeight = "No height"
    case wider = "Wider than the window"
    case splitView = "Beside another app"
    case offScreen = "Mostly off screen"
    case otherApp = "Another app's"
    case grows = "Grows in mid-flight"
    case accessory = "Grows at once"
    case previousFrame = "Reports the old frame"
    case turnsBack = "Hides in mid-flight"
    case storm = "Hides and shows"
    case undocked = "Undocked"
    case silentlyUndocked = "Undocked, not hidden"
    case split = "Split"
    case changesHidden = "Changes while hidden"
    case hideLater = "Hides in a moment"
    case hide = "Hides"

    /// One notification.
    struct Notice {
        /// Whether the keyboard shows, hides, or only changes its frame.
        enum Kind { case show, hide, frame }
        let kind: Kind
        let begin, end: CGRect
        var isLocal = true
        /// The duration that the notice reports, in seconds.
        var duration: TimeInterval = 0.25
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
        case .tripled: return [shown, shown, shown]
        case .later: return [shown.delayed(by: Self.middle)]
        case .instant: return [Notice(kind: .show, begin: down, end: up, duration: 0)]
        case .zeroEnd: return [Notice(kind: .hide, begin: up, end: .zero)]
        case .zeroHeight:
            return [
                Notice(kind: .show, begin: down, end: CGRect(x: 0, y: screen.height, width: screen.width, height: 0))
            ]
        case .wider: return [Notice(kind: .show, begin: down, end: up.insetBy(dx: -screen.width / 4, dy: 0))]
        case .splitView:
            let wide = CGRect(x: -screen.width, y: up.minY, width: 2 * screen.width, height: height)
            return [Notice(kind: .show, begin: wide.offsetBy(dx: 0, dy: height), end: wide)]
        case .offScreen: return [Notice(kind: .show, begin: down, end: down.offsetBy(dx: 0, dy: -55))]
        case .otherApp: return [Notice(kind: .show, begin: down, end: up, isLocal: false)]
        case .grows: return [shown, Notice(kind: .show, begin: up, end: higher).delayed(by: Self.middle)]
        case .accessory: return [shown, Notice(kind: .show, begin: up, end: higher)]
        case .previousFrame: return [shown, Notice(kind: .show, begin: up, end: up)]
        case .turnsBack: return [shown, hidden.delayed(by: Self.middle)]
        case .storm: return [shown, hidden, shown, hidden, shown]
        case .undocked:
            return [
                shown, Notice(kind: .hide, begin: up, end: up.offsetBy(dx: 0, dy: -200)).delayed(by: 0.4),
                Notice(kind: .frame, begin: .zero, end: .zero).delayed(by: 0.8),
            ]
        case .silentlyUndocked: return [shown, Notice(kind: .frame, begin: up, end: up.offsetBy(dx: 0, dy: -200))]
        case .split: return [shown, Notice(kind: .frame, begin: up, end: CGRect(x: 0, y: -64, width: 0, height: 0))]
        case .changesHidden:
            return [hidden, Notice(kind: .frame, begin: down, end: higher.offsetBy(dx: 0, dy: higher.height))]
        case .hideLater: return [shown, hidden.delayed(by: 2 * Self.middle)]
        case .hide: return [hidden]
        }
    }

    /// The time in the middle of the keyboard's animation, in seconds.
    private static let middle: TimeInterval = 0.125
}

extension KeyboardLabSituation.Notice {
    /// The same notice, `seconds` after the first one.
    fileprivate func delayed(by seconds: TimeInterval) -> Self {
        var later = self
        later.delay = seconds
        return later
    }
}

extension KeyboardLabSituation.Notice {
    /// Posts the will notifications, and the did notifications after the keyboard's time.
    @MainActor func post() {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
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
