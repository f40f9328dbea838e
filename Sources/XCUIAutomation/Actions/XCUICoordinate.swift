import CoreGraphics
import Driving
import Foundation

/// A place relative to an element, which is found anew each time that it is used.
@preconcurrency @MainActor public final class XCUICoordinate {
    /// The element that the place is relative to.
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalized: CGVector, offset: CGVector = .zero) {
        referencedElement = element
        normalizedOffset = normalized
        self.offset = offset
    }

    /// Returns the place this many points further.
    public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            referencedElement, normalized: normalizedOffset,
            offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    /// In points of the screen, y down.
    public var screenPoint: CGPoint { point(in: referencedElement.frame) }

    private func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    // MARK: Touches

    /// Taps the place, whatever is there.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        perform("tap", TestLocation(file, line)) { point, _ in TouchPaths.taps(at: [point]) }
    }

    /// Taps the place twice.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        perform("double-tap", TestLocation(file, line)) { point, _ in TouchPaths.taps(at: [point], count: 2) }
    }

    /// Touches the place for `duration` seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        perform("press", TestLocation(file, line)) { point, _ throws(UITestFailure) in
            TouchPaths.press(at: point, for: try TouchPaths.checked(duration))
        }
    }

    /// Touches the place for `duration` seconds, drags to another one and lifts the finger there.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        press(
            forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0, file: file,
            line: line)
    }

    /// The same at a velocity; the finger rests `holdDuration` seconds before it is lifted.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        perform("press and drag", TestLocation(file, line)) { point, _ throws(UITestFailure) in
            TouchPaths.drag(
                from: point, to: other.point(in: try other.referencedElement.path.findOne().frame),
                after: try TouchPaths.checked(duration), velocity: try velocity.checked(),
                hold: try TouchPaths.checked(holdDuration))
        }
    }

    private func perform(
        _ verb: String, _ location: TestLocation,
        _ actions: (CGPoint, AppSession) throws(UITestFailure) -> [StepAction]
    ) {
        referencedElement.perform(verb, at: location, needsTouch: false) { node, _, session throws(UITestFailure) in
            let point = self.point(in: node.frame)
            guard session.system.screen.bounds.insetBy(dx: -1, dy: -1).contains(point) else {
                throw UITestFailure("The point \(point) is off the screen.")
            }
            return try actions(point, session)
        }
    }
}

extension XCUIElement {
    /// Returns a place in the element: (0, 0) is its top left corner, (1, 1) its bottom right one.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(self, normalized: normalizedOffset)
    }
}
