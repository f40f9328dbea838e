import UIKitCore

/// How fast the time of a system passes: slow motion, pauses, and one frame after the other.
///
/// A headless clock is advanced by its owner, as fast as the machine can. There the speed decides how close frames follow
/// each other, and how long a film shows them.
@MainActor package final class Playback: SystemService {
    /// The speeds that scripts may set. Chosen: a film at the lowest one has 6,000 pictures for a second of the clock.
    nonisolated package static let speeds = 0.01...10.0

    /// Who has paused the clock.
    package enum Pause: Equatable, Sendable {
        /// The user, in the window: a script waits meanwhile.
        case user
        /// The script, which must not wait for its own clock.
        case script
    }

    /// The seconds of the clock in one second of a film, or of the window. Default 1.
    package var speed = 1.0 {
        didSet { if speed != oldValue { didChange() } }
    }

    /// Nil, the default, while the clock runs.
    package var pause: Pause? {
        didSet { if pause != oldValue { didChange() } }
    }

    /// Whether the clock belongs to a window that cannot slow it down. Default false.
    package var isFixed = false
    /// Called after each change, by which a window's clock follows.
    package var onChange: () -> Void = {}
    /// Shows the next frame of a paused window. Nil, the default, for a headless clock.
    package var showNextFrame: (() -> Void)?

    private unowned let system: UIKitSystem

    package init(system: UIKitSystem) {
        self.system = system
    }

    private func didChange() {
        system.filming.playbackDidChange()
        onChange()
    }
}

extension UIKitSystem {
    /// How fast the time of this system passes.
    package var playback: Playback { service(Playback.self) }
}
