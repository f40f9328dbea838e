/// One key from the moment it goes down until it is let go.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// Seconds of the system's clock at the last change.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    /// The arrow that was pressed, for arrow keys; `.select` for return, `.menu` for escape and for all others.
    open private(set) var type = PressType.menu
    open private(set) var window: UIWindow?
    /// Who was asked first.
    open internal(set) var responder: UIResponder?
    /// The recognisers that get the key, before the responder does.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// 1 while the key is down, else 0.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
    /// The key of a keyboard.
    open private(set) var key: UIKey?

    /// The key as the host reported it.
    private(set) var stroke = KeyStroke(name: "")
    /// Whether a gesture has won it, so that the responder hears no more of it.
    var isClaimed = false
    /// Whether the key scrolls, because no responder took it.
    var scrolls = false
    var isDown: Bool { phase != .ended && phase != .cancelled }

    /// A press of no key, in no window.
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
