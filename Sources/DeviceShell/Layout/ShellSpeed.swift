import Driving

/// How fast the time of a device in a shell passes.
package enum ShellSpeed: Hashable, Sendable {
    case full, half, quarter, tenth
    /// A speed that a script has set: seconds of the device in one second of the window.
    case factor(Double)
    case paused

    /// What the shell's menu offers.
    static let inMenu: [ShellSpeed] = [.full, .half, .quarter, .tenth, .paused]

    /// The speed of `playback`.
    @MainActor init(of playback: Playback) {
        guard playback.pause == nil else {
            self = .paused
            return
        }
        self = Self.inMenu.first { $0.factor == playback.speed } ?? .factor(playback.speed)
    }

    /// Seconds of the device in one second of the window.
    var factor: Double {
        switch self {
        case .full: 1
        case .half: 0.5
        case .quarter: 0.25
        case .tenth: 0.1
        case .factor(let factor): factor
        case .paused: 0
        }
    }

    /// The name in the shell's menu.
    var title: String {
        switch self {
        case .full: "Full Speed"
        case .half: "Half"
        case .quarter: "Quarter"
        case .tenth: "Tenth"
        case .factor(let factor): "\(factor)"
        case .paused: "Paused"
        }
    }
}

extension Playback {
    /// Sets what the user has chosen. After a pause, the earlier speed is the one that goes on.
    func choose(_ speed: ShellSpeed) {
        guard speed != .paused else { return pause = .user }
        self.speed = speed.factor
        pause = nil
    }
}
