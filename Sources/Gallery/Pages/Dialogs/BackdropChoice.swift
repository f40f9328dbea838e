import UIKit
import Velarium

extension Backdrop {
    @MainActor private static let samples: [(name: String, backdrop: Backdrop)] = [
        ("Default", Backdrop()), ("Label", .label),
        ("Indigo", Backdrop(color: .systemIndigo, alpha: 0.4)), ("None", .clear),
    ]

    /// A control with the dimming samples; the library's default is selected first.
    @MainActor static func choice() -> Choice { Choice("Behind", samples.map(\.name), identifier: "backdrop") }

    /// The dimming that is selected in `choice`.
    @MainActor static func chosen(by choice: Choice) -> Backdrop { samples[max(0, choice.selected)].backdrop }
}
