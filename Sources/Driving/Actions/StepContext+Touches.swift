import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// The touches of steps, frame by frame.
extension StepContext {
    /// How long a tap holds the finger down, in seconds; three frames.
    package static let tapDuration: Seconds = 0.05

    /// The point at which the user would touch `target`; a point is used as it is.
    func point(for target: ElementQuery) throws(StepFailure) -> CGPoint {
        switch target {
        case .point(let point):
            try checkIsOnScreen(point)
            return point
        case .text, .identifier:
            let match = try ElementFinder(system).view(target)
            return try TouchPoint.point(for: match, called: target.description, in: system)
        }
    }

    /// The point at which the user would touch `view`: the middle of its visible part.
    package func point(for view: UIView) throws(StepFailure) -> CGPoint {
        guard let match = ShownView.all(in: system).first(where: { $0.view === view }) else {
            throw StepFailure("\(className(of: view)) is not shown in a window of this device")
        }
        return try TouchPoint.point(for: match, called: className(of: view), in: system)
    }

    /// Throws for a point outside of the screen. The edges are part of the screen.
    func checkIsOnScreen(_ point: CGPoint) throws(StepFailure) {
        let screen = system.screen.bounds
        guard (screen.minX...screen.maxX).contains(point.x), (screen.minY...screen.maxY).contains(point.y) else {
            let size = "\(plain(screen.width)) by \(plain(screen.height)) points"
            throw StepFailure("\(plain(point)) is off the screen, which has \(size)")
        }
    }

    /// Touch down, `seconds`, touch up, one frame.
    package func press(at point: CGPoint, for seconds: Seconds) -> [StepAction] {
        [.touch(.began, point), .pause(seconds), .touch(.ended, point), .oneFrame]
    }

    /// The secondary button down, as long as a tap, up, one frame.
    package func rightClick(at point: CGPoint) -> [StepAction] {
        [
            .touch(.began, point, source: .secondaryButton), .pause(Self.tapDuration),
            .touch(.ended, point, source: .secondaryButton), .oneFrame,
        ]
    }

    /// Cancels the touch of the first finger.
    func cancelTouch(at point: CGPoint) {
        system.frameLoop.receive(.touch(id: 0, phase: .cancelled, location: point, time: system.host.clock.now))
    }

    /// A straight drag that ends with the velocity of its last move.
    func straightDrag(from start: CGPoint, to end: CGPoint, for seconds: Seconds) -> [StepAction] {
        moveFingers(for: seconds) { [start.moved(toward: end, by: $0)] }
    }

    /// Touches that all begin together, move every frame (more often in slow motion) and end with the velocity of the last move.
    ///
    /// `locations` returns one point for each finger, for a fraction of the time (0 to 1). The movement takes at least
    /// one frame: a finger cannot be at two points at once.
    func moveFingers(for seconds: Seconds, along locations: (Double) -> [CGPoint]) -> [StepAction] {
        let length = max(seconds, HeadlessHost.frameDuration)
        func all(_ phase: TouchPhase, at part: Double) -> [StepAction] {
            locations(part).enumerated().map { .touch(phase, $1, finger: $0) }
        }
        var actions = all(.began, at: 0)
        var last: Seconds = 0
        for date in HeadlessHost.frameDates(from: 0, for: length, atSpeed: system.playback.speed) {
            actions += [.pause(date - last)] + all(.moved, at: date / length)
            last = date
        }
        return actions + all(.ended, at: 1) + [.oneFrame]
    }
}

extension CGPoint {
    /// The point at the fraction `part` (0 to 1) of the way to `end`.
    func moved(toward end: CGPoint, by part: Double) -> CGPoint {
        CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
    }
}
