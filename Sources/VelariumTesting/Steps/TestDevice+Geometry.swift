import CoreGraphics
import Driving
import UIKitCore

/// What happens to the device itself. Each call runs a frame; the `await`ed ones serve tasks and the main queue before it.
extension TestDevice {
    /// Turns the device until the interface stands in `orientation`, and runs a frame; `settle` for the end of the turn.
    /// Throws when the app, or the device, does not support it.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.rotation(orientation))
        }
    }

    /// The app finds itself on another device, in the same orientation; runs a frame.
    public func change(
        to model: Model, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.device(model.rawValue)))
        }
    }

    /// Makes the status bar `height` points high, as the system does for a call, and runs a frame. Throws for what is no
    /// height.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.statusBar(height))
        }
    }

    /// Turns the device until the interface stands in `orientation`, and runs a frame; `settle` for the end of the turn.
    /// Throws when the app, or the device, does not support it.
    public func rotate(
        to orientation: UIInterfaceOrientation, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.rotation(orientation))
        }
    }

    /// The app finds itself on another device, in the same orientation; runs a frame.
    public func change(
        to model: Model, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.device(model.rawValue)))
        }
    }

    /// Makes the status bar `height` points high, as the system does for a call, and runs a frame. Throws for what is no
    /// height.
    public func setStatusBarHeight(
        _ height: CGFloat, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.statusBar(height))
        }
    }

    private static func rotation(_ orientation: UIInterfaceOrientation) throws(TestFailure) -> Beginning {
        guard let rotation = Step.Rotation(rawValue: orientation.name) else {
            throw TestFailure("no interface stands in \(orientation.name)")
        }
        return step(.rotate(rotation))
    }

    private static func statusBar(_ height: CGFloat) throws(TestFailure) -> Beginning {
        guard height.isFinite, height >= 0 else { throw TestFailure("\(height) is no height") }
        return step(.statusBar(height: height))
    }
}
