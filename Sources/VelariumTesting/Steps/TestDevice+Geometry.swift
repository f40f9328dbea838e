import CoreGraphics
import Driving
import UIKitCore

/// Changes of the device. Each call runs a frame.
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
        try perform(.device(model.rawValue), fileID: fileID, line: line)
    }

    /// Resizes the screen, in points, and runs a frame. Throws for every model except `desktop`.
    public func resize(
        to size: CGSize, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.resize(size), fileID: fileID, line: line)
    }

    /// Sets the height of the status bar in points, as the system does during a call, and runs a frame. Throws if
    /// `height` is negative or non-finite.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.statusBar(height: try validHeight(height)), fileID: fileID, line: line)
    }
}

extension Step {
    fileprivate static func rotation(to orientation: UIInterfaceOrientation) throws(TestFailure) -> Step {
        guard let rotation = Rotation(rawValue: orientation.name) else {
            throw TestFailure("no interface has the orientation \(orientation.name)")
        }
        return .rotate(rotation)
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
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
        try await perform(.device(model.rawValue), fileID: fileID, line: line)
    }

    /// Resizes the screen, in points, and runs a frame. Throws for every model except `desktop`.
    public func resize(
        to size: CGSize, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.resize(size), fileID: fileID, line: line)
    }

    /// Sets the height of the status bar in points, as the system does during a call, and runs a frame. Throws if
    /// `height` is negative or non-finite.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.statusBar(height: try validHeight(height)), fileID: fileID, line: line)
    }
}
