import UIKit

/// A small program against public UIKit that shows something and records what it sees as named values.
@MainActor public struct Probe {
    /// The screens on which a probe runs.
    public enum Screens: Sendable {
        case all, phones, pads
        /// The values are the same on every screen, so one of them is enough.
        case any
    }

    /// The first part of the names of its values, such as `sheet.page`.
    public let name: String
    /// Where it runs. Elsewhere it records nothing.
    public let screens: Screens
    let run: @MainActor (ProbeRun) async -> Void

    /// Creates a program whose values are called `name` and a point and what it passes to `record`.
    init(_ name: String, on screens: Screens = .all, run: @escaping @MainActor (ProbeRun) async -> Void) {
        self.name = name
        self.screens = screens
        self.run = run
    }

    /// Runs on a device, and returns the values in the order in which they were recorded. A probe that does not apply to
    /// the device's screen returns none.
    public func values(on device: any ProbeDevice) async -> [ProbeValue] {
        guard appliesToScreen() else { return [] }
        let current = ProbeRun(probe: name, device: device)
        await run(current)
        return current.values
    }

    private func appliesToScreen() -> Bool {
        switch screens {
        case .all, .any: true
        case .phones: UIDevice.current.userInterfaceIdiom == .phone
        case .pads: UIDevice.current.userInterfaceIdiom == .pad
        }
    }
}

/// A value with its name.
public struct ProbeValue: Sendable {
    public let name: String
    public let text: String
}
