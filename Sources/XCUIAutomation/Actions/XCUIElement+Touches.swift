import CoreGraphics
import Driving
import Foundation

/// Taps and presses. Each waits until the app is idle, before and after.
extension XCUIElement {
    /// Taps the middle of the element's visible part. Scrolls it into sight first.
    ///
    /// A test fails if there is no such element or several, or if a touch does not reach it. A disabled one is tapped
    /// without an effect, as on iOS.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", at: TestLocation(file, line)) { _, hit, _ in TouchPaths.taps(at: [hit.point]) }
    }

    /// Taps twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double-tap", at: TestLocation(file, line)) { _, hit, _ in TouchPaths.taps(at: [hit.point], count: 2) }
    }

    /// Taps with two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
    }

    /// Taps several times with several fingers.
    ///
    /// - Parameters:
    ///   - numberOfTaps: From 1.
    ///   - numberOfTouches: The fingers, 1 to 5.
    public func tap(
        withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("tap", at: TestLocation(file, line)) { _, hit, _ throws(UITestFailure) in
            guard numberOfTaps > 0, (1...5).contains(numberOfTouches) else {
                throw UITestFailure("\(numberOfTaps) taps with \(numberOfTouches) fingers are not possible.")
            }
            let points = TouchPaths.row(of: numberOfTouches, around: hit.point)
            return TouchPaths.taps(at: points, count: numberOfTaps)
        }
    }

    /// Touches the element for `duration` seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        perform("press", at: TestLocation(file, line)) { _, hit, _ throws(UITestFailure) in
            TouchPaths.press(at: hit.point, for: try TouchPaths.checked(duration))
        }
    }

    /// Touches the element for `duration` seconds, drags to another one in 0.3 s and lifts the finger there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        drag(duration, to: other, .default, 0, TestLocation(file, line))
    }

    /// The same at a velocity; the finger rests `holdDuration` seconds on the other element before it is lifted.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity,
        thenHoldForDuration holdDuration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) {
        drag(duration, to: other, velocity, holdDuration, TestLocation(file, line))
    }

    private func drag(
        _ duration: TimeInterval, to other: XCUIElement, _ velocity: XCUIGestureVelocity, _ hold: TimeInterval,
        _ location: TestLocation
    ) {
        perform("press and drag", at: location) { _, hit, session throws(UITestFailure) in
            let target = try other.path.findOne()
            let end = session.system.run { HitPoint(of: target, in: session.system) }
            guard !end.visiblePart.isEmpty else {
                throw UITestFailure("The finger cannot go to \(other.path.shortName), which is off the screen.")
            }
            return TouchPaths.drag(
                from: hit.point, to: end.point, after: try TouchPaths.checked(duration),
                velocity: try velocity.checked(), hold: try TouchPaths.checked(hold))
        }
    }

    // MARK: Swipes

    /// Swipes up over the element, from three quarters of its visible part to one quarter, at least 120 points.
    public func swipeUp(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe("up", CGVector(dx: 0, dy: -1), velocity, TestLocation(file, line))
    }

    /// Swipes down over the element.
    public func swipeDown(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe("down", CGVector(dx: 0, dy: 1), velocity, TestLocation(file, line))
    }

    /// Swipes to the left over the element.
    public func swipeLeft(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe("left", CGVector(dx: -1, dy: 0), velocity, TestLocation(file, line))
    }

    /// Swipes to the right over the element.
    public func swipeRight(
        velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
    ) {
        swipe("right", CGVector(dx: 1, dy: 0), velocity, TestLocation(file, line))
    }

    private func swipe(
        _ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity, _ location: TestLocation
    ) {
        perform("swipe \(name)", at: location) { _, hit, session throws(UITestFailure) in
            let part = hit.visiblePart
            let length = max(direction.dx == 0 ? part.height / 2 : part.width / 2, TouchPaths.shortestSwipe)
            let translation = CGVector(dx: direction.dx * length, dy: direction.dy * length)
            let screen = session.system.screen.bounds.insetBy(dx: 1, dy: 1)
            let start = CGPoint(x: hit.point.x - translation.dx / 2, y: hit.point.y - translation.dy / 2).kept(in: part)
            let end = CGPoint(x: start.x + translation.dx, y: start.y + translation.dy).kept(in: screen)
            return TouchPaths.drag(from: start, to: end, after: 0, velocity: try velocity.checked(), hold: 0)
        }
    }

    // MARK: Two fingers

    /// Pinches two fingers until their distance is multiplied by `scale`.
    ///
    /// - Parameters:
    ///   - scale: Below 1 pinches close, above 1 opens.
    ///   - velocity: The change of the scale per second, negative below 1. Only its size counts; not 0.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("pinch", at: TestLocation(file, line)) { _, hit, _ throws(UITestFailure) in
            guard scale.isFinite, scale > 0, velocity.isFinite, velocity != 0 else {
                throw UITestFailure("A pinch needs a scale above 0 and a velocity other than 0.")
            }
            let seconds = Double(abs(scale - 1) / abs(velocity))
            let start = min(TouchPaths.fingerDistance, TouchPaths.widestPinch / scale)
            return TouchPaths.move(for: seconds) { part in
                TouchPaths.pair(around: hit.point, distance: start * (1 + (scale - 1) * part), angle: 0)
            }
        }
    }

    /// Rotates two fingers about the middle of the element.
    ///
    /// - Parameters:
    ///   - rotation: In radians, clockwise for a positive one.
    ///   - velocity: In radians per second. Only its size counts; not 0.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("rotate", at: TestLocation(file, line)) { _, hit, _ throws(UITestFailure) in
            guard rotation.isFinite, velocity.isFinite, velocity != 0 else {
                throw UITestFailure("A rotation needs a finite angle and a velocity other than 0.")
            }
            return TouchPaths.move(for: Double(abs(rotation / velocity))) { part in
                TouchPaths.pair(around: hit.point, distance: TouchPaths.fingerDistance, angle: rotation * part)
            }
        }
    }
}
