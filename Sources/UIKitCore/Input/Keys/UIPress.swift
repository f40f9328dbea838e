/// One key from going down until it is released.
@preconcurrency @MainActor open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key went down; its values changed; it is held unchanged; it was released; the system canceled the press.
        case began, changed, stationary, ended, cancelled
    }

    /// The button of a press.
    public enum PressType: Int, Sendable {
        /// Arrows, and the buttons of a remote control.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Seconds of the system's clock at the last change.
    open internal(set) var timestamp: TimeInterval = 0
    /// The phase of the press.
    open internal(set) var phase = Phase.began
    /// The direction for arrow keys, `.select` for return, `.menu` for escape and all others.
    open private(set) var type = PressType.menu
    /// The window that the press was sent to.
    open private(set) var window: UIWindow?
    /// The first responder that receives the press.
    open internal(set) var responder: UIResponder?
    /// The recognizers that receive the press, before the responder does.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// 1 while the key is down, otherwise 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key of the press; nil for a press without a key.
    open private(set) var key: UIKey?

    /// The key as the host reported it.
    package private(set) var stroke = KeyStroke(name: "")
    /// Whether a gesture has claimed the press, so that the responder receives no more of it.
    var isClaimed = false
    /// Whether the key scrolls, because no responder handled it.
    var scrolls = false
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// A press without a key or window.
    public override init() {
        super.init()
    }

    convenience init(_ stroke: KeyStroke, window: UIWindow?, timestamp: Seconds) {
        self.init()
        self.stroke = stroke
        self.timestamp = timestamp
        self.window = window
        phase = .began
        type = PressType(keyNamed: stroke.name)
        key = UIKey(stroke)
    }
}

extension UIPress.PressType {
    init(keyNamed name: String) {
        switch name {
        case "up": self = .upArrow
        case "down": self = .downArrow
        case "left": self = .leftArrow
        case "right": self = .rightArrow
        case "return": self = .select
        default: self = .menu
        }
    }
}
