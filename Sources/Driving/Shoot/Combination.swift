import Foundation
import UIKitCore

/// One combination of a device and its settings, in which pictures are taken.
package struct Combination: Sendable {
    package let device: DeviceModel
    package let style: Step.Style
    package let textSize: Step.Setting.TextSize
    package let direction: Step.Setting.Direction

    package init(
        device: DeviceModel, style: Step.Style, textSize: Step.Setting.TextSize, direction: Step.Setting.Direction
    ) {
        self.device = device
        self.style = style
        self.textSize = textSize
        self.direction = direction
    }

    /// What distinguishes combinations, in the order of `values`.
    package static let facets = ["Device", "Style", "Text size", "Direction"]

    /// Words for the page, such as `iPad mini`, `dark`, `XXXL` and `rtl`.
    package var values: [String] { [device.name, style.rawValue, textSize.shortName, direction.rawValue] }

    /// The name for messages: `iPad mini, dark, XXXL, rtl`.
    package var name: String { values.joined(separator: ", ") }

    /// The folder of the pictures, inside that of all: `ipad-mini/dark-XXXL-rtl`.
    package var folder: String {
        let device = device.name.lowercased().replacingOccurrences(of: " ", with: "-")
        return "\(device)/\(style.rawValue)-\(textSize.shortName)-\(direction.rawValue)"
    }
}
