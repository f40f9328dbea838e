/// One finger from the moment it comes down until it is lifted or taken away.
@MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// Seconds of the system's clock at the last change.
    open private(set) var timestamp: TimeInterval
    open private(set) var phase: Phase
    /// How many taps in a row this touch belongs to; 1 for the first.
    open private(set) var tapCount: Int
    open private(set) var type = TouchType.direct
    /// The window the touch began in.
    open private(set) var window: UIWindow?
    /// The view the touch began on; it keeps the touch to the end.
    open private(set) var view: UIView?
    /// The recognisers that get the touch, before the view does.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What the host calls this finger.
    let identifier: Int
    /// How far the view knows of this touch.
    enum Delivery {
        /// Not at all yet: a recogniser holds the touch back, or it is about to be told.
        case waiting
        case begun
        /// It hears no more: the touch is over, or somebody else's.
        case over
    }

    var delivery = Delivery.waiting
    /// Where the touch began. Points of the screen, y down.
    let start: CGPoint
    /// Points of the screen, y down.
    private(set) var location: CGPoint
    private var previous: CGPoint

    init(identifier: Int, location: CGPoint, timestamp: Seconds, tapCount: Int, window: UIWindow?, view: UIView?) {
        self.identifier = identifier
        start = location
        self.location = location
        previous = location
        self.timestamp = timestamp
        self.tapCount = tapCount
        self.phase = .began
        self.window = window
        self.view = view
        super.init()
    }

    func move(to location: CGPoint, phase: Phase, timestamp: Seconds) {
        previous = self.location
        self.location = location
        self.phase = phase
        self.timestamp = timestamp
    }

    /// Stands still while another touch changes.
    func rest() {
        move(to: location, phase: .stationary, timestamp: timestamp)
    }

    /// Runs `body`, in which the touch is in `phase`, whatever it is in otherwise.
    func shown(in phase: Phase, _ body: () -> Void) {
        let before = self.phase
        self.phase = phase
        body()
        self.phase = before
    }

    /// Where the touch is, in points of `view`'s coordinates; of its window's when `view` is nil.
    open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

    /// Where the touch was before its last change, in points of `view`'s coordinates; of its window's for nil.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        return target.convertFromScreen(point)
    }
}
