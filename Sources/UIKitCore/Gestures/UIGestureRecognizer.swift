import QuartzCore

/// Watches the touches on a view, and all inside it, for a gesture.
///
/// Recognisers get touches before views do. A discrete gesture goes from `possible` to `ended` (`recognized`) or
/// `failed`; a continuous one through `began` and `changed` to `ended` or `cancelled`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectOwner {
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
    /// Which kinds of touches the gesture is made of, as raw values of `UITouch.TouchType`. Default: all.
    open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }
    /// Which kinds of keys and buttons the gesture is made of, as raw values of `UIPress.PressType`. Default: all for
    /// classes of the app; none for UIKit's own, so that a key does not tap.
    open var allowedPressTypes = (0...6).map { NSNumber(value: $0) }
    /// Whether, once the gesture has a touch, only touches of that kind join it. Default true.
    open var requiresExclusiveTouchType = true
    /// For tests and logs, never shown.
    open var name: String?
    /// The keys held during the last event that the gesture got.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The buttons of the pointer that were down in the last event that the gesture got; none for fingers.
    open private(set) var buttonMask: UIEvent.ButtonMask = []

    /// Where the gesture is; subclasses set it. What waits for others to fail is still possible. A step that no gesture can
    /// take is refused with a warning, and changes nothing.
    open var state: State {
        get { seat.map { $0.arena.state(of: $0.id) } ?? .possible }
        set { change(to: newValue) }
    }

    /// The place of an attempt among the recognisers that watch the same touches.
    struct Seat {
        let arena: GestureArena
        let id: GestureContest.ID
    }

    /// Nil between attempts.
    var seat: Seat?
    private(set) var targets: [(target: WeakObject, action: Selector)] = []
    /// The fingers of this attempt; one that is lifted is left out as soon as the gesture has heard of it, but the last.
    var touches: [UITouch] = []
    var presses: [UIPress] = []
    /// Those that must have failed before this one may leave the possible state.
    private(set) var requiredFailures: [WeakObject] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action {
            addTarget(target, action: action)
        }
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
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

    /// New fingers. Subclasses look at them here and below, and set `state`; the default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Keys that went down, of the allowed types; the default does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Whether the gesture wants the new touches or keys of `event`; asked before the delegate is. Default true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Called when the gesture is over, so that subclasses can start afresh. The state is possible again.
    open func reset() {}

    /// Stops tracking `touch` for this gesture; the view gets it as if there were no such recogniser.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Stops tracking `button` for this gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        presses.removeAll { $0 === button }
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// What the event says beside its touches.
    func note(_ event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
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
