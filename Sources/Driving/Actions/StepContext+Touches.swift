import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// The touches of a step, frame by frame.
extension StepPlan {
    /// The length of a swipe in points, and its duration in seconds: long and quick enough for a recognizer.
    private static let swipeLength: CGFloat = 120
    private static let swipeTime: Seconds = 0.1
    /// The initial distance between two fingers, and the largest one in a pinch; points.
    private static let fingerDistance: CGFloat = 100
    private static let widestPinch: CGFloat = 160
    /// The time in which a finger slides from a pressed view to another one, in seconds.
    private static let slideTime: Seconds = 0.3
    /// The time between the taps of a double tap, in seconds.
    private static let tapPause: Seconds = 0.05

    /// The point at which the user would touch `target`; a point is used as it is.
    func point(for target: ElementQuery) throws(StepFailure) -> CGPoint {
        switch target {
        case .point(let place):
            try checkIsOnScreen(place)
            return place
        case .text, .identifier:
            let match = try ElementFinder(system).view(target)
            return try TouchPoint.point(for: match, called: target.description, in: system)
        }
    }

    /// Throws for a point outside of the screen. The edges are part of the screen.
    private func checkIsOnScreen(_ place: CGPoint) throws(StepFailure) {
        let screen = system.screen.bounds
        guard (screen.minX...screen.maxX).contains(place.x), (screen.minY...screen.maxY).contains(place.y) else {
            let size = "\(plain(screen.width)) by \(plain(screen.height)) points"
            throw StepFailure("\(plain(place)) is off the screen, which has \(size)")
        }
    }

    func press(_ target: ElementQuery, for seconds: Seconds, times: Int = 1) throws(StepFailure) -> [StepAction] {
        let point = try point(for: target)
        var cues = press(at: point, for: seconds)
        for _ in 1..<times { cues += [.pause(Self.tapPause)] + press(at: point, for: seconds) }
        return cues
    }

    /// Touch down, `seconds`, touch up, one frame.
    func press(at point: CGPoint, for seconds: Seconds) -> [StepAction] {
        [.touch(.began, point), .pause(seconds), .touch(.ended, point), .pause(Self.frameDuration)]
    }

    /// Touch down, `seconds`, a straight slide to where `end` is then, touch up, one frame.
    func press(
        _ target: ElementQuery, for seconds: Seconds, slidingTo end: ElementQuery
    ) throws(StepFailure) -> [StepAction] {
        let start = try point(for: target)
        let slide = StepAction.plan { [self] () throws(StepFailure) in
            context.refresh()
            do throws(StepFailure) {
                let end = try point(for: end)
                return Array(straightDrag(from: start, to: end, for: Self.slideTime).dropFirst())
            } catch {
                // A finger that stays down would change the meaning of everything that follows.
                system.frameLoop.receive(.touch(id: 0, phase: .cancelled, location: start, time: system.host.clock.now))
                throw error
            }
        }
        return [.touch(.began, start), .pause(seconds), slide]
    }

    /// The secondary button down, as long as a tap, up, one frame.
    func rightClick(at point: CGPoint) -> [StepAction] {
        [
            .touch(.began, point, source: .secondaryButton), .pause(Self.tapLength),
            .touch(.ended, point, source: .secondaryButton), .pause(Self.frameDuration),
        ]
    }

    /// A straight drag that ends with the velocity of its last move.
    func drag(from start: CGPoint, to end: CGPoint, for seconds: Seconds) throws(StepFailure) -> [StepAction] {
        try checkIsOnScreen(start)
        return straightDrag(from: start, to: end, for: seconds)
    }

    private func straightDrag(from start: CGPoint, to end: CGPoint, for seconds: Seconds) -> [StepAction] {
        moveFingers(for: seconds) { [start.moved(toward: end, by: $0)] }
    }

    /// Moves from point to point, in straight lines at constant speed, and ends with the velocity of the last move.
    ///
    /// - Parameter points: Not empty.
    func path(along points: [Step.PathPoint]) throws(StepFailure) -> [StepAction] {
        try checkIsOnScreen(points[0].point)
        var ends: [Seconds] = [0]
        for point in points.dropFirst() { ends.append(ends[ends.count - 1] + point.seconds) }
        let length = ends[ends.count - 1]
        let moves = moveFingers(for: length) { part in
            let time = part * length
            // When two points have the same time the later one counts, as at the end.
            let reached = part == 1 ? points.count - 1 : ends.lastIndex { $0 <= time } ?? 0
            let next = min(reached + 1, points.count - 1)
            let leg = ends[next] - ends[reached]
            return [
                points[reached].point.moved(toward: points[next].point, by: leg > 0 ? (time - ends[reached]) / leg : 0)
            ]
        }
        return [.pause(points[0].seconds)] + moves
    }

    func swipe(from start: CGPoint, _ way: Step.SwipeDirection) -> [StepAction] {
        var end = start
        switch way {
        case .left: end.x -= Self.swipeLength
        case .right: end.x += Self.swipeLength
        case .up: end.y -= Self.swipeLength
        case .down: end.y += Self.swipeLength
        }
        return straightDrag(from: start, to: end, for: Self.swipeTime)
    }

    /// A pinch of two horizontally aligned fingers around `middle`, which multiplies their distance by `scale`.
    func pinch(at middle: CGPoint, to scale: Double, for seconds: Seconds) -> [StepAction] {
        let start = min(Self.fingerDistance, Self.widestPinch / scale)
        return moveFingers(for: seconds) { part in
            Self.pair(around: middle, distance: start * (1 + (scale - 1) * part), angle: 0)
        }
    }

    /// Two fingers that rotate around `middle`; positive angles are clockwise.
    func turn(at middle: CGPoint, by degrees: Double, for seconds: Seconds) -> [StepAction] {
        moveFingers(for: seconds) { part in
            Self.pair(around: middle, distance: Self.fingerDistance, angle: degrees * part * .pi / 180)
        }
    }

    private static func pair(around middle: CGPoint, distance: CGFloat, angle: CGFloat) -> [CGPoint] {
        let x = cos(angle) * distance / 2
        let y = sin(angle) * distance / 2
        return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
    }

    /// Touches that all begin together, move every frame and end with the velocity of the last move.
    ///
    /// `places` returns one point for each finger, for a fraction of the time (0 to 1). The movement takes at least one
    /// frame: a finger cannot be at two points at once.
    private func moveFingers(for seconds: Seconds, along places: (Double) -> [CGPoint]) -> [StepAction] {
        let length = max(seconds, Self.frameDuration)
        func all(_ phase: TouchPhase, at part: Double) -> [StepAction] {
            places(part).enumerated().map { .touch(phase, $1, finger: $0) }
        }
        var cues = all(.began, at: 0)
        var last: Seconds = 0
        for date in HeadlessHost.frameDates(from: 0, for: length) {
            cues += [.pause(date - last)] + all(.moved, at: date / length)
            last = date
        }
        return cues + all(.ended, at: 1) + [.pause(Self.frameDuration)]
    }
}

extension CGPoint {
    /// The point at the fraction `part` (0 to 1) of the way to `end`.
    fileprivate func moved(toward end: CGPoint, by part: Double) -> CGPoint {
        CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}
