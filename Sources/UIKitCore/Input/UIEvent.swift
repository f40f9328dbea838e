/// What one turn of input brought: the touches of all fingers that are down, or the keys.
@MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform
    }

    public enum EventSubtype: Int, Sendable {
        case none
        case motionShake
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds of the system's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, of every window.
    open internal(set) var allTouches: Set<UITouch>?
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The touches that this event is about; the others stand still.
    var changedTouches: Set<UITouch> = []

    override init() {
        super.init()
    }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        allTouches?.filter { $0.window === window }
    }

    /// The touches that began on `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }

    /// The touches that `gesture` is tracking.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}

/// The modifier keys held while something happens.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
