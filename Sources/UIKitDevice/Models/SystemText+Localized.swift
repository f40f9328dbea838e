import UIFoundation

extension SystemText {
    /// The text in the current device's language; English when there is no device.
    @MainActor package var localized: String { string(in: SystemLanguage.current) }

    /// The text in the current device's language, with `%1`, `%2` … replaced by the arguments in order.
    @MainActor package func localized(_ arguments: any CustomStringConvertible...) -> String {
        string(in: SystemLanguage.current, arguments: arguments)
    }
}

extension SystemLanguage {
    /// The current device's language; English when there is no device.
    @MainActor package static var current: SystemLanguage { DeviceContext.current?.language ?? .english }
}
