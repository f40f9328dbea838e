import CoreGraphics
import Driving
import UIKitCore

/// What fingers do beyond taps and drags, and the escape gesture of assistive technology. Each is found as `tap` finds it.
extension TestDevice {
    /// Where a finger goes to on the screen.
    public enum SwipeDirection: String, Sendable {
        /// Towards the side of the screen that it names, whichever way lines run.
        case left, right, up, down
    }

    /// Two taps in a row.
    public func doubleTap(
        _ target: TestTarget, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.doubleTap(try target.named)))
        }
    }

    /// A quick drag of 120 points in 0.1 s.
    public func swipe(
        _ target: TestTarget, _ direction: SwipeDirection, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.swipe(try target.named, Step.Way(rawValue: direction.rawValue)!)))
        }
    }

    /// Two fingers beside each other whose distance becomes `scale` times what it was: 100 points, or less where
    /// that would take them more than 160 apart.
    ///
    /// - Precondition: `scale` is above 0.
    public func pinch(
        _ target: TestTarget, scale: Double, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        precondition(scale > 0, "A scale of \(scale) would put one finger on the other: choose one above 0.")
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.pinch(try target.named, scale: scale, seconds: seconds)))
        }
    }

    /// Two fingers, 100 points apart, that turn about their middle, clockwise for a positive angle.
    public func turn(
        _ target: TestTarget, degrees: Double, in seconds: Double = 0.3, fileID: StaticString = #fileID,
        line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.turn(try target.named, degrees: degrees, seconds: seconds)))
        }
    }

    /// The gesture of assistive technology that closes what is modal. Throws when nobody takes it.
    public func performEscapeGesture(
        fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.escapeGesture))
        }
    }
}

extension TestTarget {
    /// The target as steps have it.
    var named: Target {
        get throws(TestFailure) {
            switch kind {
            case .named(let target): return target
            case .view: throw TestFailure("this step takes a name, an identifier or a point, not a view")
            }
        }
    }
}
