import CoreGraphics
import Driving
import UIKitCore

/// Gestures beyond taps and drags, and the accessibility escape gesture. Targets match as for `tap(_:)`.
extension TestDevice {
    /// The direction of a swipe.
    public enum SwipeDirection: String, Sendable {
        /// Toward this side of the screen, independent of the layout direction.
        case left, right, up, down
    }

    /// Taps `target` twice.
    public func doubleTap(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.doubleTap(try target.elementQuery), fileID: fileID, line: line)
    }

    /// Drags 120 points in 0.1 s, starting at `target`.
    public func swipe(
        _ target: TestTarget, _ direction: SwipeDirection, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(
            .swipe(try target.elementQuery, Step.SwipeDirection(rawValue: direction.rawValue)!), fileID: fileID,
            line: line)
    }

    /// Pinches with two fingers, initially 100 points apart, until their distance is multiplied by `scale`. The initial
    /// distance is less if it would exceed 160 points at the end.
    ///
    /// - Precondition: `scale` is above 0.
    public func pinch(
        _ target: TestTarget, scale: Double, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        precondition(scale > 0, "A scale of \(scale) would put both fingers at one point; use a scale above 0.")
        try perform(.pinch(try target.elementQuery, scale: scale, seconds: seconds), fileID: fileID, line: line)
    }

    /// Rotates two fingers, 100 points apart, about their center; clockwise for a positive angle.
    public func twoFingerRotate(
        _ target: TestTarget, degrees: Double, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try perform(.turn(try target.elementQuery, degrees: degrees, seconds: seconds), fileID: fileID, line: line)
    }

    /// Performs the accessibility escape gesture. Throws if nothing handles it.
    public func performEscapeGesture(
        fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.escapeGesture, fileID: fileID, line: line)
    }
}

extension TestTarget {
    /// The target as an element query of a step.
    var elementQuery: ElementQuery {
        get throws(TestFailure) {
            switch kind {
            case .query(let target): return target
            case .view: throw TestFailure("this step needs a text, an identifier or a point, not a view")
            }
        }
    }
}
