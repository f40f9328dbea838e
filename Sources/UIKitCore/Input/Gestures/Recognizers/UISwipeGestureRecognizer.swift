import CoreGraphics
import QuartzCore

/// Recognizes fingers that move quickly in one direction. Recognition happens before they are lifted.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A set of directions on the screen.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit for each direction.
        public let rawValue: UInt

        /// The directions whose bits are set in `rawValue`.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How far fingers move in the direction, in points. Chosen, as the two below: `Docs/Numbers.md`.
    static let minimumDistance: CGFloat = 50
    /// How far fingers may deviate from the direction, in points.
    static let maximumDeviation: CGFloat = 50
    /// How long a swipe may take, in seconds.
    static let maximumDuration: Seconds = 0.5

    /// The directions that count, independent of the layout direction. Default: right.
    open var direction = Direction.right
    /// The number of fingers. Default 1.
    open var numberOfTouchesRequired = 1

    private var fingers: [UITouch] = []
    private var timeout: GestureTimeout?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    override var receivesSecondaryClicks: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches
        guard fingers.count <= numberOfTouchesRequired else { return state = .failed }
        guard timeout == nil else { return }
        timeout = GestureTimeout("the end of a swipe", after: UISwipeGestureRecognizer.maximumDuration) { [weak self] in
            self?.state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { updateState() }

    /// A quick swipe may reach its length only with the last movement.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        updateState()
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
        fingers = []
    }

    private func updateState() {
        let start = UITouch.centroid(of: fingers, \.start)
        let end = UITouch.centroid(of: fingers, \.location)
        let ways = directions.map { $0.components(of: CGVector(dx: end.x - start.x, dy: end.y - start.y)) }
        guard ways.contains(where: { abs($0.across) <= UISwipeGestureRecognizer.maximumDeviation }) else {
            return state = .failed
        }
        let isFarEnough = ways.contains {
            $0.along >= UISwipeGestureRecognizer.minimumDistance
                && abs($0.across) <= UISwipeGestureRecognizer.maximumDeviation
        }
        if isFarEnough, fingers.count == numberOfTouchesRequired { state = .ended }
    }

    private var directions: [Direction] { [.right, .left, .up, .down].filter(direction.contains) }

    open override var numberOfTouches: Int { fingers.isEmpty ? super.numberOfTouches : fingers.count }

    /// The location where the swipe began.
    open override func location(in view: UIView?) -> CGPoint {
        guard !fingers.isEmpty, let target = view ?? self.view?.window else { return super.location(in: view) }
        return target.convertFromScreen(UITouch.centroid(of: fingers, \.start))
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The components of `way` along this single direction and across it.
    fileprivate func components(of translation: CGVector) -> (along: CGFloat, across: CGFloat) {
        if contains(.right) { return (translation.dx, translation.dy) }
        if contains(.left) { return (-translation.dx, translation.dy) }
        return contains(.down) ? (translation.dy, translation.dx) : (-translation.dy, translation.dx)
    }
}
