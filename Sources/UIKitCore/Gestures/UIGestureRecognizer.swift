import QuartzCore

/// Watches the touches on a view, and all inside it, for a gesture.
///
/// Recognisers get touches before views do. A discrete gesture goes from `possible` to `ended` (`recognized`) or
/// `failed`; a continuous one through `began` and `changed` to `ended` or `cancelled`.
@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The same as `ended`, for discrete gestures.
        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) weak var view: UIView?
    /// Default true. A recogniser that is switched off in the middle of a gesture is cancelled.
    open var isEnabled = true {
        didSet { if !isEnabled { abandon() } }
    }
    /// Whether the view loses its touches when the gesture is recognised. Default true.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when the gesture has failed, and never when it is recognised. Default
    /// false.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when the gesture has failed. Default true. A gesture of one tap
    /// has always failed or succeeded by then; one of several taps does not hold back the end of the first.
    open var delaysTouchesEnded = true
    open var name: String?

    /// Where the gesture is; subclasses set it.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    var current = State.possible
    private(set) var targets: [(target: WeakObject, action: Selector)] = []
    var touches: [UITouch] = []
    /// Who decides between recognisers that want the same touch, while this one has touches.
    weak var arena: GestureArena?
    /// The state that the gesture would be in already, were it not waiting for others to fail.
    var withheld: State?
    /// Those that must have failed before this one may leave the possible state.
    private(set) var requiredFailures: [WeakObject] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action {
            addTarget(target, action: action)
        }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    /// Calls `action` on `target`, which is not retained, at every change of state but to failed.
    /// A pair that is there already is not added again.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.target.object === target as AnyObject && $0.action == action }) else {
            return
        }
        targets.append((WeakObject(target as AnyObject), action))
    }

    /// Takes back `addTarget`; nil stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.target.object === target as AnyObject)
                && (action == nil || entry.action == action)
        }
    }

    // MARK: Touches

    open var numberOfTouches: Int { touches.count }

    /// The middle of the gesture's touches, in points of `view`'s coordinates; of the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            misuse("index (\(touchIndex)) beyond bounds (\(touches.count))", raises: true)
            return .zero
        }
        return touches[touchIndex].location(in: view)
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over, so that subclasses can start afresh.
    open func reset() {}

    /// Stops tracking `touch` for this gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    // MARK: Other gestures

    /// Holds this gesture back until `otherGestureRecognizer` has failed; it fails when the other one is recognised.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
        requiredFailures.append(WeakObject(otherGestureRecognizer))
    }

    /// Whether this gesture waits for `otherGestureRecognizer` to fail. Asked once for each attempt. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` waits for this gesture to fail. Asked once for each attempt. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the gesture still hopes for more after all its fingers are up, as between the taps of a double tap.
    var outlivesTouches: Bool { false }

    /// Whether the gesture may begin as far as its own kind is concerned; asked before view and delegate.
    var mayBeginByItself: Bool { true }

    /// A wheel or touchpad has moved by `delta` points over the view at `time`. False when that is not for this gesture.
    func scroll(by delta: CGVector, at location: CGPoint, _ time: Seconds) -> Bool { false }

    /// Whether this gesture, once recognised, makes `preventedGestureRecognizer` fail. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`, once recognised, makes this gesture fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// An object that is not kept alive.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
