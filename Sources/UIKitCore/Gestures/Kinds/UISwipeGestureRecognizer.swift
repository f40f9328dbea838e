import CoreGraphics
import QuartzCore

/// Fingers that go quickly in one direction. The gesture is recognised on the way, before they are lifted.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How far fingers go in the direction, and may stray across it, in points; in at most this many seconds. Chosen:
    /// `Docs/Numbers.md`.
    static let length: CGFloat = 50
    static let widestStray: CGFloat = 50
    static let longestSwipe: Seconds = 0.5

    /// The directions that count, on the screen whatever the language. Default: right.
    open var direction = Direction.right
    /// Default 1.
    open var numberOfTouchesRequired = 1

    private var fingers: [UITouch] = []
    private var timeOut: GestureTimeOut?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        guard timeOut == nil else { return }
        timeOut = GestureTimeOut("the end of a swipe", after: UISwipeGestureRecognizer.longestSwipe) { [weak self] in
            self?.state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { look() }

    /// A quick swipe may have come to its length with the last move only.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        look()
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        timeOut?.cancel()
        timeOut = nil
        fingers = []
    }

    private func look() {
        let (start, end) = (UITouch.middle(of: fingers, \.start), UITouch.middle(of: fingers, \.location))
        let ways = directions.map { $0.parts(of: CGVector(dx: end.x - start.x, dy: end.y - start.y)) }
        guard ways.contains(where: { abs($0.across) <= UISwipeGestureRecognizer.widestStray }) else {
            return state = .failed
        }
        let isFarEnough = ways.contains {
            $0.along >= UISwipeGestureRecognizer.length && abs($0.across) <= UISwipeGestureRecognizer.widestStray
        }
        if isFarEnough, fingers.count == numberOfTouchesRequired { state = .ended }
    }

    private var directions: [Direction] { [.right, .left, .up, .down].filter(direction.contains) }

    open override var numberOfTouches: Int { fingers.isEmpty ? super.numberOfTouches : fingers.count }

    /// Where the swipe began.
    open override func location(in view: UIView?) -> CGPoint {
        guard !fingers.isEmpty, let target = view ?? self.view?.window else { return super.location(in: view) }
        return target.convertFromScreen(UITouch.middle(of: fingers, \.start))
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// How far `way` goes in this single direction, and how far across it.
    fileprivate func parts(of way: CGVector) -> (along: CGFloat, across: CGFloat) {
        if contains(.right) { return (way.dx, way.dy) }
        if contains(.left) { return (-way.dx, way.dy) }
        return contains(.down) ? (way.dy, way.dx) : (-way.dy, way.dx)
    }
}
