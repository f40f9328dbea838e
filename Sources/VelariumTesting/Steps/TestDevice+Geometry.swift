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
        try perform(try .rotation(to: orientation), fileID: fileID, line: line)
    }

    /// Replaces the device with another model, in the same orientation, and runs a frame.
    public func changeModel(
        to model: Model, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.device(model.rawValue)), fileID: fileID, line: line)
    }

    /// Sets the height of the status bar in points, as the system does during a call, and runs a frame. Throws if
    /// `height` is negative or non-finite.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(try .statusBar(height: height), fileID: fileID, line: line)
    }

    /// Rotates the device to `orientation` and runs a frame; call `settle()` for the end of the rotation. Throws if the
    /// app or the device does not support it.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(try .rotation(to: orientation), fileID: fileID, line: line)
    }

    /// Replaces the device with another model, in the same orientation, and runs a frame.
    public func changeModel(
        to model: Model, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.step(.device(model.rawValue)), fileID: fileID, line: line)
    }

    /// Sets the height of the status bar in points, as the system does during a call, and runs a frame. Throws if
    /// `height` is negative or non-finite.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(try .statusBar(height: height), fileID: fileID, line: line)
    }
}
