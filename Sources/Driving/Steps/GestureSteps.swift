import CoreGraphics
import Foundation

/// Gestures of one or two fingers that move, and the one of assistive technology.
extension StepKind {
    static let gestureSteps = [escapeGesture, drag, path, swipe, pinch, turn]

    static let escapeGesture = StepKind("escape-gesture") { _ in .escapeGesture }

    static let drag = StepKind("drag X1 Y1 X2 Y2 SECONDS", isForOneFinger: true) { reader throws(SyntaxProblem) in
        .drag(from: try reader.point(), to: try reader.point(), seconds: try reader.seconds())
    }

    static let path = StepKind(
        "path X Y SECONDS X Y SECONDS …", isForOneFinger: true
    ) { reader throws(SyntaxProblem) in
        var points: [PathPoint] = []
        while reader.next != nil {
            points.append(PathPoint(try reader.point(), after: try reader.seconds()))
        }
        guard points.count > 1 else { throw SyntaxProblem("a path needs at least two points") }
        return .path(points)
    }

    static let swipe = StepKind("swipe TARGET left|right|up|down") { reader throws(SyntaxProblem) in
        .swipe(try reader.target(), try reader.choice("a direction"))
    }

    static let pinch = StepKind("pinch TARGET SCALE [SECONDS]") { reader throws(SyntaxProblem) in
        let target = try reader.target()
        let scale = try reader.number("a scale")
        guard scale > 0 else {
            throw SyntaxProblem("\(plain(scale)) is not a scale; it must not be negative")
        }
        return .pinch(target, scale: scale, seconds: try reader.seconds(default: Step.defaultGestureDuration))
    }

    static let turn = StepKind("turn TARGET DEGREES [SECONDS]") { reader throws(SyntaxProblem) in
        let target = try reader.target()
        let degrees = try reader.number("an angle in degrees")
        return .turn(target, degrees: degrees, seconds: try reader.seconds(default: Step.defaultGestureDuration))
    }
}

extension Step {
    /// The default duration of two-finger gestures, in seconds: that of a drag in tests.
    fileprivate static let defaultGestureDuration = 0.3
    /// The length of a swipe in points, and its duration in seconds: long and quick enough for a recognizer.
    private static let swipeLength: CGFloat = 120
    private static let swipeDuration = 0.1
    /// The initial distance between two fingers, and the largest one in a pinch; points.
    private static let fingerDistance: CGFloat = 100
    private static let widestPinch: CGFloat = 160

    /// The gesture of assistive technology that dismisses modal content.
    package static var escapeGesture: Step {
        Step(.escapeGesture) { context throws(StepFailure) in
            guard context.system.performAccessibilityEscape() else {
                throw StepFailure("no responder handles the escape gesture")
            }
            return [.oneFrame]
        }
    }

    /// A finger that moves in a straight line and is lifted at the speed of its last move.
    package static func drag(from start: CGPoint, to end: CGPoint, seconds: Double) -> Step {
        Step(.drag, coordinates(start), coordinates(end), plain(seconds)) { context throws(StepFailure) in
            try context.checkIsOnScreen(start)
            return context.straightDrag(from: start, to: end, for: seconds)
        }
    }

    /// A finger that moves through points in straight lines at constant speed; at least two points.
    package static func path(_ points: [PathPoint]) -> Step {
        let line = points.map { "\(coordinates($0.point)) \(plain($0.seconds))" }.joined(separator: " ")
        return Step(.path, line) { context throws(StepFailure) in
            try context.checkIsOnScreen(points[0].point)
            let path = TimedPath(points)
            let moves = context.moveFingers(for: path.duration) { [path.location(at: $0)] }
            return [.pause(points[0].seconds)] + moves
        }
    }

    /// A quick drag that a swipe recognizer accepts.
    package static func swipe(_ target: ElementQuery, _ direction: SwipeDirection) -> Step {
        Step(.swipe, target.spelling, direction.rawValue, target: target) { context throws(StepFailure) in
            let start = try context.point(for: target)
            var end = start
            switch direction {
            case .left: end.x -= swipeLength
            case .right: end.x += swipeLength
            case .up: end.y -= swipeLength
            case .down: end.y += swipeLength
            }
            return context.straightDrag(from: start, to: end, for: swipeDuration)
        }
    }

    /// Two horizontally aligned fingers whose distance is multiplied by `scale`, which is above 0.
    package static func pinch(_ target: ElementQuery, scale: Double, seconds: Double) -> Step {
        Step(.pinch, target.spelling, plain(scale), plain(seconds), target: target) { context throws(StepFailure) in
            let middle = try context.point(for: target)
            let start = min(fingerDistance, widestPinch / scale)
            return context.moveFingers(for: seconds) { part in
                fingers(around: middle, distance: start * (1 + (scale - 1) * part), angle: 0)
            }
        }
    }

    /// Two fingers that rotate around their middle, clockwise for a positive angle.
    package static func turn(_ target: ElementQuery, degrees: Double, seconds: Double) -> Step {
        Step(.turn, target.spelling, plain(degrees), plain(seconds), target: target) { context throws(StepFailure) in
            let middle = try context.point(for: target)
            return context.moveFingers(for: seconds) { part in
                fingers(around: middle, distance: fingerDistance, angle: degrees * part * .pi / 180)
            }
        }
    }

    private static func fingers(around middle: CGPoint, distance: CGFloat, angle: CGFloat) -> [CGPoint] {
        let x = cos(angle) * distance / 2
        let y = sin(angle) * distance / 2
        return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
    }

    /// The direction of a swipe.
    package enum SwipeDirection: String, CaseIterable, Sendable {
        case left, right, up, down
    }
}
