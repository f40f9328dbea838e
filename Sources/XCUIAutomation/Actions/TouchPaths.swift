import CoreGraphics
import Driving
import Foundation
import HeadlessHost
import UIKitCore

/// The touches of gestures, frame by frame.
@MainActor enum TouchPaths {
    /// The length of the shortest swipe in points: long enough for a recognizer.
    static let shortestSwipe: CGFloat = 120
    /// The initial distance of two fingers, and the largest one in a pinch; points.
    static let fingerDistance: CGFloat = 100
    static let widestPinch: CGFloat = 160
    /// The distance of the fingers of a tap, in points, and the time between taps, in seconds.
    private static let tapSpread: CGFloat = 20
    private static let tapPause = 0.05

    /// Taps at points, one finger each.
    static func taps(at points: [CGPoint], count: Int = 1) -> [StepAction] {
        let tap = touches(.began, points) + [.pause(StepContext.tapDuration)] + touches(.ended, points) + [.oneFrame]
        return tap + Array(repeating: [.pause(tapPause)] + tap, count: count - 1).flatMap(\.self)
    }

    static func press(at point: CGPoint, for seconds: Double) -> [StepAction] {
        touches(.began, [point]) + [.pause(max(seconds, StepContext.tapDuration))] + touches(.ended, [point])
            + [.oneFrame]
    }

    /// A finger down, a pause, a straight way, a pause, up.
    static func drag(
        from start: CGPoint, to end: CGPoint, after pause: Double, velocity: CGFloat, hold: Double
    ) -> [StepAction] {
        let seconds = Double(hypot(end.x - start.x, end.y - start.y) / velocity)
        var actions = touches(.began, [start])
        if pause > 0 { actions.append(.pause(pause)) }
        actions += moves(for: seconds) { part in
            [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)]
        }
        if hold > 0 { actions.append(.pause(hold)) }
        return actions + touches(.ended, [end]) + [.oneFrame]
    }

    /// Fingers that begin together, move every frame and end together. `points` gives them for a fraction of the time.
    static func move(for seconds: Double, along points: (CGFloat) -> [CGPoint]) -> [StepAction] {
        touches(.began, points(0)) + moves(for: seconds, along: points) + touches(.ended, points(1)) + [.oneFrame]
    }

    private static func moves(for seconds: Double, along points: (CGFloat) -> [CGPoint]) -> [StepAction] {
        let frames = max(1, Int((seconds / HeadlessHost.frameDuration).rounded(.up)))
        return (1...frames).flatMap { frame in
            [.pause(HeadlessHost.frameDuration)] + touches(.moved, points(CGFloat(frame) / CGFloat(frames)))
        }
    }

    private static func touches(_ phase: TouchPhase, _ points: [CGPoint]) -> [StepAction] {
        points.enumerated().map { .touch(phase, $1, finger: $0) }
    }

    /// Two fingers around a point.
    static func pair(around middle: CGPoint, distance: CGFloat, angle: CGFloat) -> [CGPoint] {
        let x = cos(angle) * distance / 2
        let y = sin(angle) * distance / 2
        return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
    }

    /// Fingers side by side around a point.
    static func row(of count: Int, around middle: CGPoint) -> [CGPoint] {
        (0..<count).map { CGPoint(x: middle.x + (CGFloat($0) - CGFloat(count - 1) / 2) * tapSpread, y: middle.y) }
    }

    /// Returns `seconds`. Throws for NaN, infinity and negative numbers, and for more than an hour, which is a mistake.
    static func checked(_ seconds: Double) throws(UITestFailure) -> Double {
        guard seconds.isFinite, (0...longestPress).contains(seconds) else {
            throw UITestFailure("A duration of \(seconds) seconds is not possible; use 0 to \(longestPress).")
        }
        return seconds
    }

    private static let longestPress = 3600.0
}

extension CGPoint {
    /// The nearest point in `area`.
    func kept(in area: CGRect) -> CGPoint {
        CGPoint(x: min(max(x, area.minX), area.maxX), y: min(max(y, area.minY), area.maxY))
    }
}
