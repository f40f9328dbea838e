import VelariumTesting

/// One screen, one change of the device, and the device.
@MainActor struct ChangeCase: CustomStringConvertible {
    let screen: ChangedScreen
    let change: EnvironmentChange
    let model: TestDevice.Model

    nonisolated var description: String { "\(screen), \(change.rawValue), \(model.rawValue)" }

    /// Every screen with every change that is possible on a phone, a tablet and a desktop.
    static let all: [ChangeCase] = [TestDevice.Model.iPhone11, .iPadMini, .desktop].flatMap { model in
        (ChangedScreen.pages + ChangedScreen.overlays).flatMap { screen in
            EnvironmentChange.allCases.filter { $0.isPossible(on: model) }.map {
                ChangeCase(screen: screen, change: $0, model: model)
            }
        }
    }
}
