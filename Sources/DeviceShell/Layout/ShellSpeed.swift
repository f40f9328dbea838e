/// How fast the time of a device in a shell passes.
package enum ShellSpeed: Hashable, Sendable, CaseIterable {
    case full, half, quarter, tenth, paused

    /// Seconds of the device in one second of the window.
    var factor: Double {
        switch self {
        case .full: 1
        case .half: 0.5
        case .quarter: 0.25
        case .tenth: 0.1
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
        case .paused: "Paused"
        }
    }
}
