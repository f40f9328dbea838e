import Driving
import UIKitCore

/// What the person does with the app as a whole. Each call runs a frame; the `await`ed ones serve tasks and the main
/// queue before it.
extension TestDevice {
    /// Where the app's front scene can be brought.
    public enum ScenePhase: String, CaseIterable, Sendable {
        /// On the screen, with touches and keys.
        case active
        /// On the screen while something of the system is in front.
        case inactive
        /// Off the screen, in memory.
        case background
        /// The system has taken the scene's memory; `active` connects its session again.
        case disconnected

        fileprivate var phase: UIKitCore.ScenePhase {
            guard let phase = UIKitCore.ScenePhase(rawValue: rawValue) else {
                preconditionFailure("Scripts know no phase \(rawValue); ScenePhase of UIKitCore must list it.")
            }
            return phase
        }
    }

    /// Brings the app's front scene to `phase`, with all calls on the way, and runs a frame. Throws when there is none.
    public func moveScene(
        to phase: ScenePhase, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try called(from: fileID, line) { () throws(TestFailure) in
            try perform(Self.step(.scene(phase.phase)))
        }
    }

    /// Brings the app's front scene to `phase`, with all calls on the way, and runs a frame. Throws when there is none.
    public func moveScene(
        to phase: ScenePhase, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await called(from: fileID, line) { () async throws(TestFailure) in
            try await perform(Self.step(.scene(phase.phase)))
        }
    }
}
