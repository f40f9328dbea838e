import Driving
import UIKitCore

/// Changes of the app's scene. Each call runs a frame; an `await`ed call drains tasks and the main queue first.
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

    /// Moves the app's front scene to `phase`, with all callbacks in between, and runs a frame. Throws without a scene.
    public func moveScene(
        to phase: ScenePhase, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.step(.scene(phase.phase)), fileID: fileID, line: line)
    }

    /// Moves the app's front scene to `phase`, with all callbacks in between, and runs a frame. Throws without a scene.
    public func moveScene(
        to phase: ScenePhase, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.step(.scene(phase.phase)), fileID: fileID, line: line)
    }
}
