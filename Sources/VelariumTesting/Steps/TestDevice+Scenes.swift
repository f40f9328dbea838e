import Driving
import Foundation
import UIKitCore

/// What the system does with the app. Each call runs a frame.
extension TestDevice {
    /// An activation state of the app's front scene.
    public enum ScenePhase: String, CaseIterable, Sendable {
        /// On the screen, receiving touches and keys.
        case active
        /// On the screen behind a system interface.
        case inactive
        /// Off the screen, in memory.
        case background
        /// Disconnected by the system; `active` connects its session again.
        case disconnected

        fileprivate var phase: UIKitCore.ScenePhase {
            guard let phase = UIKitCore.ScenePhase(rawValue: rawValue) else {
                preconditionFailure("Scripts have no phase \(rawValue); ScenePhase of UIKitCore must list it.")
            }
            return phase
        }
    }

    /// Opens `url` in the app as the system does, and runs a frame.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.open(url), fileID: fileID, line: line)
    }

    /// Moves the app's front scene to `phase`, with all callbacks in between, and runs a frame. Throws without a scene.
    public func moveScene(
        to phase: ScenePhase, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.scene(phase.phase), fileID: fileID, line: line)
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Opens `url` in the app as the system does, and runs a frame.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.open(url), fileID: fileID, line: line)
    }

    /// Moves the app's front scene to `phase`, with all callbacks in between, and runs a frame. Throws without a scene.
    public func moveScene(
        to phase: ScenePhase, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.scene(phase.phase), fileID: fileID, line: line)
    }
}
