import CoreGraphics

/// One finger from coming down until it is lifted or canceled.
@preconcurrency @MainActor open class UITouch: NSObject {
    /// The phase of a touch, or of a pointer over a region.
    public enum Phase: Int, Sendable {
        /// Came down; moved; unchanged while others changed; lifted; canceled; entered, moved in or left a region.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// The kind of input device.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen; a remote control; a pencil; a pointer.
        case direct, indirect, pencil, indirectPointer

        /// The same as `pencil`.
        public static let stylus = TouchType.pencil
    }

    /// Seconds of the system's clock at the last change.
    open private(set) var timestamp: TimeInterval = 0
    /// The phase of the touch.
    open private(set) var phase = Phase.began
    /// The tap count of this touch in a series of taps; 1 for the first.
    open private(set) var tapCount = 0
    /// The kind of input device. The primary button of the mouse is `direct`, as in apps without support for indirect
    /// input; its secondary button is an `indirectPointer`.
    open var type: TouchType { source == .secondaryButton ? .indirectPointer : .direct }
    /// The window that the touch began in.
    open private(set) var window: UIWindow?
    /// The view that the touch began on; it receives the touch until the end.
    open private(set) var view: UIView?
    /// The recognizers that receive the touch, before the view does.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// The host's identifier of the finger.
    private(set) var identifier = 0
    /// How much of the touch the view has received.
    enum Delivery {
        /// Nothing yet: a recognizer delays the touch, or delivery is about to begin.
        case pending
        case begun
        /// Nothing more follows: the touch is over, or a gesture or scroll view has claimed it.
        case finished
    }

    var delivery = Delivery.pending
    /// What the touch began with.
    package private(set) var source = TouchSource.finger
    /// The pointer's buttons that the touch began with.
    var buttons: UIEvent.ButtonMask { source == .secondaryButton ? .secondary : .primary }
    /// Whether the touch is a click of the mouse's secondary button.
    package var isSecondaryClick: Bool { source == .secondaryButton }
    /// Whether the touch is made with a button of the mouse, which points more precisely than a finger.
    package var isFromMouse: Bool { source != .finger }
    /// Where the touch began. Points of the screen, y down.
    private(set) var start = CGPoint.zero
    /// Points of the screen, y down.
    private(set) var location = CGPoint.zero
    private var previous = CGPoint.zero
    private var previousTime: Seconds = 0

    /// A touch without a finger or window.
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
        source = report.source
        self.window = window
        self.view = view
    }

    /// Forgets its window, view and recognizers: no event of the touch follows, because its system goes away.
    func releaseReceivers() {
        window = nil
        view = nil
        gestureRecognizers = nil
    }

    /// A copy of `touch` with the location and time of `sample`.
    convenience init(of touch: UITouch, at sample: TouchSample, after earlier: TouchSample) {
        self.init()
        identifier = touch.identifier
        start = touch.start
        location = sample.location
        timestamp = sample.time
        previous = earlier.location
        previousTime = earlier.time
        tapCount = touch.tapCount
        phase = touch.phase
        source = touch.source
        window = touch.window
        view = touch.view
        gestureRecognizers = touch.gestureRecognizers
    }

    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }
    var sample: TouchSample { TouchSample(location: location, time: timestamp) }
    var previousSample: TouchSample { TouchSample(location: previous, time: previousTime) }

    /// Moves the touch. Time never goes backward, even if the host's does.
    func move(to location: CGPoint, phase: Phase, timestamp: Seconds) {
        previous = self.location
        previousTime = self.timestamp
        self.location = location
        self.phase = phase
        self.timestamp = max(timestamp, self.timestamp)
    }

    /// Sets the sample before the current change, skipping intermediate samples.
    func setPreviousSample(_ earlier: TouchSample) {
        previous = earlier.location
        previousTime = earlier.time
    }

    /// Marks the touch as unchanged while another touch changes.
    func markStationary() {
        previous = location
        previousTime = timestamp
        phase = .stationary
    }

    /// Runs `body` with `phase` as the touch's temporary phase.
    func withPhase(_ phase: Phase, perform body: () -> Void) {
        let before = self.phase
        self.phase = phase
        body()
        self.phase = before
    }

    /// The location in points of `view`'s coordinate space; of the window's for nil.
    open func location(in view: UIView?) -> CGPoint { convert(location, to: view) }

    /// The location before the last change, in points of `view`'s coordinate space; of the window's for nil.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = view ?? window else { return point }
        return target.convertFromScreen(point)
    }

    /// 1 is an average touch. Always 0, as on screens that do not measure force.
    open var force: CGFloat { 0 }

    /// The largest value of `force`. Always 0.
    open var maximumPossibleForce: CGFloat { 0 }

    /// The radius of the touch, in points.
    open var majorRadius: CGFloat { Self.fingerRadius }

    /// The tolerance of `majorRadius`, in points.
    open var majorRadiusTolerance: CGFloat { Self.radiusTolerance }

    /// The angle between pencil and screen in radians; a right angle for fingers.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// The direction of the pencil in radians from the x axis of `view`. Always 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The direction of the pencil as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// The estimated properties. Always empty.
    open var estimatedProperties: Properties { [] }

    /// The estimated properties that get exact values later. Always empty.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    /// Identifies the touch in later updates. Always nil.
    open var estimationUpdateIndex: NSNumber? { nil }

    /// The same as `location(in:)`, because hosts do not round locations.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// The same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// The location of a finger at one time.
struct TouchSample: Equatable {
    /// Points of the screen, y down.
    let location: CGPoint
    /// Seconds of the clock.
    let time: Seconds
}

extension UITouch {
    /// The mean of one point per touch; zero without touches.
    static func centroid(of touches: some Collection<UITouch>, _ location: (UITouch) -> CGPoint) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let sum = touches.map(location).reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}
