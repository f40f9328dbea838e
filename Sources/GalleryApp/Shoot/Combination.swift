import Driving
import Foundation
import UIKitCore

/// One combination of a device and its settings, in which pictures are taken.
struct Combination: Sendable {
    let device: DeviceModel
    let style: Step.Style
    let textSize: Step.Setting.TextSize
    let direction: Step.Setting.Direction

    /// What distinguishes combinations, in the order of `values`.
    static let facets = ["Device", "Style", "Text size", "Direction"]

    /// Words for the page, such as `iPad mini`, `dark`, `XXXL` and `rtl`.
    var values: [String] { [device.name, style.rawValue, textSize.shortName, direction.rawValue] }

    /// The name for messages: `iPad mini, dark, XXXL, rtl`.
    var name: String { values.joined(separator: ", ") }

    /// The folder of the pictures, inside that of all: `ipad-mini/dark-XXXL-rtl`.
    var folder: String {
        let device = device.name.lowercased().replacingOccurrences(of: " ", with: "-")
        return "\(device)/\(style.rawValue)-\(textSize.shortName)-\(direction.rawValue)"
    }

    /// The gallery's options for this combination.
    var options: [String] {
        var options = [
            OptionName.headless.rawValue, OptionName.device.rawValue, device.name, OptionName.textSize.rawValue,
            textSize.rawValue,
        ]
        if style == .dark { options.append(OptionName.dark.rawValue) }
        if direction == .rightToLeft { options.append(OptionName.rightToLeft.rawValue) }
        return options
    }
}
