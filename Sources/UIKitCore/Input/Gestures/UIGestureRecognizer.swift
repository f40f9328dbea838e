import QuartzCore

/// Recognizes a gesture from the touches on a view and its descendants.
///
/// Recognizers receive touches before views. A discrete gesture goes from `possible` to `ended` (`recognized`) or
/// `failed`; a continuous one goes through `began` and `changed` to `ended` or `cancelled`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectOwner {
    /// The state of a gesture.
    public enum State: Int, Sendable {
        /// Not recognized yet; recognized; updated; complete; interrupted; not this gesture.
        case possible, began, changed, ended, cancelled, failed

        /// The same as `ended`, for discrete gestures.
        public static let recognized = State.ended
    }

    /// Decides about the gesture. Not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer is added to.
    open internal(set) weak var view: UIView?
    /// Whether the recognizer receives input. Default true. Disabling it cancels a gesture in progress.
    open var isEnabled = true {
        didSet {
            if !isEnabled { abandon() }
            KeyValueObservers.noteChange(of: self)
        }
    }
    /// Whether the view's touches are canceled when the gesture is recognized. Default true.
    open var cancelsTouchesInView = true
    /// Whether the view receives touches only after the gesture has failed, and never when it is recognized. Default
    /// false.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only after the gesture has failed. Default true.
    ///
    /// A single-tap gesture is decided by then. A multi-tap gesture does not delay the end of the first tap.
    open var delaysTouchesEnded = true
    /// The touch types that the gesture accepts, as raw values of `UITouch.TouchType`. Default: all.
    open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }
    /// The press types that the gesture accepts, as raw values of `UIPress.PressType`.
    ///
    /// Default: all for the app's classes; none for UIKit's own, so that a key does not tap.
    open var allowedPressTypes = (0...6).map { NSNumber(value: $0) }
    /// Whether the gesture accepts only touches of the same type as its first one. Default true.
    open var requiresExclusiveTouchType = true
    /// A name for tests and logs, never shown.
    open var name: String?
    /// The modifier keys of the last event that the gesture received.
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's buttons that were down in the last event; none for fingers.
    open private(set) var buttonMask: UIEvent.ButtonMask = []

    /// The state of the gesture; subclasses set it. A gesture that waits for others to fail is still `possible`.
    ///
    /// An invalid transition changes nothing and logs a warning.
    open var state: State {
        get { arenaEntry.map { $0.arena.state(of: $0.id) } ?? .possible }
        set { change(to: newValue) }
    }

    /// An attempt's entry in the arena of recognizers with the same touches.
    struct ArenaEntry {
        let arena: GestureArena
        let id: GestureArenaStateMachine.ID
    }

    /// Nil between attempts.
    var arenaEntry: ArenaEntry?
    private(set) var targets: [(target: WeakObject, action: Selector)] = []
    /// The touches of this attempt. A lifted touch is removed after the gesture has received it, except the last.
    package var touches: [UITouch] = []
    var presses: [UIPress] = []
    /// The recognizers that must fail before this one can leave the `possible` state.
    private(set) var requiredFailures: [WeakObject] = []

    /// A recognizer that calls `action` on `target`. Nil adds no target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action {
            addTarget(target, action: action)
        }
    }

    deinit {
        AssociatedObjects.removeAll(of: self)
    }

    /// A recognizer without targets.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Targets

    /// Calls `action` on `target`, which is not retained, on every change of state except to `failed`. A pair is
    /// added only once.
    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.target.object === target as AnyObject && $0.action == action }) else {
            return
        }
        targets.append((WeakObject(target as AnyObject), action))
    }

    /// Removes what `addTarget` added; nil means every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.target.object === target as AnyObject)
                && (action == nil || entry.action == action)
        }
    }

    // MARK: Touches

    /// The number of touches of the gesture.
    open var numberOfTouches: Int { touches.count }

    /// The center of the gesture's touches, in points of `view`'s coordinate space; of the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard !touches.isEmpty else { return .zero }
        let points = touches.map { $0.location(in: view) }
        let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    /// The location of one touch, in points of `view`'s coordinate space; of the window's for nil. An invalid index
    /// raises.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard touches.indices.contains(touchIndex) else {
            misuse("index (\(touchIndex)) beyond bounds (\(touches.count))", raises: true)
            return .zero
        }
        return touches[touchIndex].location(in: view)
    }

    /// New touches. Subclasses override the touch methods and set `state`; the default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that moved. The default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that were lifted. The default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches that the system canceled. The default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Keys of the allowed types that went down. The default does nothing.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys that changed while held. The default does nothing.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys that were released. The default does nothing.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys that the system canceled. The default does nothing.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Whether the gesture accepts the new touches or keys of `event`. Called before the delegate is asked. Default
    /// true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Called after the gesture is over, for subclasses to reset their values. The state is `possible` again.
    open func reset() {}

    /// Stops tracking `touch` for this gesture; the view receives it as if this recognizer did not exist.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Stops tracking `button` for this gesture.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        presses.removeAll { $0 === button }
        button.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Stores the modifiers and buttons of `event`.
    func copyEventState(from event: UIEvent) {
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
    }

    // MARK: Other gestures

    /// Makes this gesture wait until `otherGestureRecognizer` has failed. It fails when the other one is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requiredFailures.removeAll { $0.object == nil || $0.object === otherGestureRecognizer }
        requiredFailures.append(WeakObject(otherGestureRecognizer))
    }

    /// Whether this gesture waits for `otherGestureRecognizer` to fail. Called once per attempt. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether `otherGestureRecognizer` waits for this gesture to fail. Called once per attempt. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the gesture continues after all its touches are up, as between the taps of a double tap.
    var awaitsMoreTaps: Bool { false }

    /// Whether the gesture receives clicks of other buttons than the primary one. Default true; false for drags and
    /// long presses.
    var receivesSecondaryClicks: Bool { true }

    /// Whether the class's own conditions for beginning are met. Called before the view and the delegate are asked.
    @_spi(Core) open var meetsBeginConditions: Bool { true }

    /// Handles a wheel or touchpad movement by `delta` points. Returns false when this gesture does not use it.
    func scroll(by delta: CGVector, at location: CGPoint, time: Seconds) -> Bool { false }

    /// Whether this gesture, once recognized, makes `preventedGestureRecognizer` fail. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`, once recognized, makes this gesture fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
