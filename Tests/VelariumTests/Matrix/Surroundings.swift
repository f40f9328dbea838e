import UIKit
import VelariumTesting

/// One of the surroundings that every kind of overlay is tested in: four devices, portrait and landscape, light and
/// dark, with and without a keyboard.
struct Surroundings: Sendable, CustomStringConvertible {
    let model: TestDevice.Model
    let isLandscape: Bool
    let style: UIUserInterfaceStyle
    let hasKeyboard: Bool

    var description: String {
        "\(model.rawValue) \(isLandscape ? "landscape" : "portrait") \(style == .dark ? "dark" : "light")"
            + (hasKeyboard ? " keyboard" : "")
    }

    /// All 32 combinations.
    static let all = [TestDevice.Model.iPhoneSE, .iPhone14, .iPad, .desktop].flatMap { model in
        [false, true].flatMap { isLandscape in
            [UIUserInterfaceStyle.light, .dark].flatMap { style in
                [false, true].map {
                    Surroundings(model: model, isLandscape: isLandscape, style: style, hasKeyboard: $0)
                }
            }
        }
    }
}
