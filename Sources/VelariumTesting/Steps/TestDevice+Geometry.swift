import CoreGraphics
import Driving
import UIKitCore

/// Changes of the device. Each call runs a frame; an `await`ed call drains tasks and the main queue first.
extension TestDevice {
    /// Rotates the device to `orientation` and runs a frame; call `settle()` for the end of the rotation. Throws if the
    /// app or the device does not support it.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.rotation(orientation))
        }
    }

    /// Replaces the device with another model, in the same orientation, and runs a frame.
    public func changeModel(
        to model: Model, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.step(.device(model.rawValue)))
        }
    }

    /// Sets the height of the status bar in points, as the system does during a call, and runs a frame. Throws if
    /// `height` is negative or non-finite.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try perform(Self.statusBar(height))
        }
    }

    /// Rotates the device to `orientation` and runs a frame; call `settle()` for the end of the rotation. Throws if the
    /// app or the device does not support it.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.rotation(orientation))
        }
    }

    /// Replaces the device with another model, in the same orientation, and runs a frame.
    public func changeModel(
        to model: Model, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.step(.device(model.rawValue)))
        }
    }

    /// Sets the height of the status bar in points, as the system does during a call, and runs a frame. Throws if
    /// `height` is negative or non-finite.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await perform(Self.statusBar(height))
        }
    }

    private static func rotation(_ orientation: UIInterfaceOrientation) throws(TestFailure) -> PendingStep {
        guard let rotation = Step.Rotation(rawValue: orientation.name) else {
            throw TestFailure("no interface has the orientation \(orientation.name)")
        }
        return step(.rotate(rotation))
    }

    private static func statusBar(_ height: CGFloat) throws(TestFailure) -> PendingStep {
        guard height.isFinite, height >= 0 else { throw TestFailure("\(height) is not a valid height") }
        return step(.statusBar(height: height))
    }
}
