import CoreGraphics

/// One finger from the moment it comes down until it is lifted or taken away.
@preconcurrency @MainActor open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        /// The same as `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// Seconds of the system's clock at the last change.
    open private(set) var timestamp: TimeInterval = 0
    open private(set) var phase = Phase.began
    /// How many taps in a row this touch belongs to; 1 for the first.
    open private(set) var tapCount = 0
    open private(set) var type = TouchType.direct
    /// The window the touch began in.
    open private(set) var window: UIWindow?
    /// The view the touch began on; it keeps the touch to the end.
    open private(set) var view: UIView?
    /// The recognisers that get the touch, before the view does.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// What the host calls this finger.
    private(set) var identifier = 0
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
    private(set) var start = CGPoint.zero
    /// Points of the screen, y down.
    private(set) var location = CGPoint.zero
    private var previous = CGPoint.zero
    private var previousTime: Seconds = 0

    /// A touch of no finger, in no window.
    public override init() {
        super.init()
    }

    convenience init(_ report: TouchReport, tapCount: Int, window: UIWindow?, view: UIView?) {
        self.init()
        identifier = report.finger
        start = report.location
        location = report.location
        previous = report.location
        timestamp = report.time
        previousTime = report.time
        self.tapCount = tapCount
        phase = .began
        type = report.type
        self.window = window
        self.view = view
    }

    /// A picture of `touch` at another moment.
    convenience init(of touch: UITouch, at sample: TouchSample, after earlier: TouchSample) {
        self.init()
        identifier = touch.identifier
        start = touch.start
        (location, timestamp) = (sample.location, sample.time)
        (previous, previousTime) = (earlier.location, earlier.time)
        (tapCount, phase, type) = (touch.tapCount, touch.phase, touch.type)
        (window, view) = (touch.window, touch.view)
        gestureRecognizers = touch.gestureRecognizers
    }

    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }
    var sample: TouchSample { TouchSample(location: location, time: timestamp) }
    var previousSample: TouchSample { TouchSample(location: previous, time: previousTime) }

    /// Time never goes back, whatever the host says.
    func move(to location: CGPoint, phase: Phase, timestamp: Seconds) {
        (previous, previousTime) = (self.location, self.timestamp)
        self.location = location
        self.phase = phase
        self.timestamp = max(timestamp, self.timestamp)
    }

    /// The change that is being told of began at `earlier`, whatever lies between.
    func comesFrom(_ earlier: TouchSample) {
        (previous, previousTime) = (earlier.location, earlier.time)
    }

    /// Stands still while another touch changes.
    func rest() {
        (previous, previousTime) = (location, timestamp)
        phase = .stationary
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

/// Where a finger was at a moment.
struct TouchSample: Equatable {
    /// Points of the screen, y down.
    let location: CGPoint
    /// Seconds of the clock.
    let time: Seconds
}

extension UITouch {
    /// The middle of what `place` says of each touch; zero without one.
    static func middle(of touches: some Collection<UITouch>, _ place: (UITouch) -> CGPoint) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let sum = touches.map(place).reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}
