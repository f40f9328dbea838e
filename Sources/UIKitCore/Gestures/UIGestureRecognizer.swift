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

    private var current = State.possible
    private var targets: [(target: WeakObject, action: Selector)] = []
    private(set) var touches: [UITouch] = []
    /// Who decides between recognisers that want the same touch, while this one has touches.
    weak var arena: GestureArena?

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

    /// Whether this gesture, once recognised, makes `preventedGestureRecognizer` fail. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether `preventingGestureRecognizer`, once recognised, makes this gesture fail. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Has a say in a recogniser's work. Every method is optional.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

// MARK: The life of a gesture

extension UIGestureRecognizer {
    /// Whether the step from `old` to `new` is one that a gesture can take.
    static func isLegal(_ old: State, _ new: State) -> Bool {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): true
        case (.began, .changed), (.began, .ended), (.began, .cancelled): true
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
        case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): true
        default: false
        }
    }

    private func change(to new: State) {
        guard UIGestureRecognizer.isLegal(current, new) else { return }
        let isRecognition = current == .possible && (new == .began || new == .ended)
        if isRecognition, !mayBegin {
            current = .failed
            return
        }
        current = new
        // The action may take this recogniser, its view or its window away; its touches are claimed all the same.
        let (fingers, judge) = (touches, arena)
        if isRecognition { judge?.recognized(self) }
        if new != .failed, new != .possible { callTargets() }
        if isRecognition, cancelsTouchesInView { fingers.forEach { judge?.takeFromView($0) } }
    }

    /// Whether a continuous gesture is going on.
    var isRunning: Bool { current == .began || current == .changed }

    /// Asks the touched view and those around it as far as the recogniser's own, then the delegate.
    private var mayBegin: Bool {
        var link = touches.first?.view ?? view
        while let current = link {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            link = current === view ? nil : current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) != false
    }

    private func callTargets() {
        for (target, action) in targets {
            guard let object = target.object else { continue }
            _ = action.send(to: object, from: self, for: nil)
        }
    }

    func shouldReceive(_ touch: UITouch) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: touch) != false
    }

    /// Takes one change of a touch. A gesture that has failed or ended waits until all fingers are up.
    func receive(_ touch: UITouch, _ event: UIEvent) {
        guard isEnabled else { return }
        if touch.phase == .began { touches.append(touch) }
        guard current == .possible || isRunning, touches.contains(touch) else { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }

    /// Another recogniser has won the touches.
    func lose() {
        if current == .possible { current = .failed }
    }

    /// The recogniser is switched off, or leaves its view, in the middle of a gesture.
    func abandon() {
        if isRunning { change(to: .cancelled) }
        finish()
    }

    func leaveView() {
        abandon()
        view = nil
    }

    /// All fingers are up: back to the beginning.
    func finish() {
        touches.removeAll()
        current = .possible
        reset()
    }
}

/// An object that is not kept alive.
struct WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
