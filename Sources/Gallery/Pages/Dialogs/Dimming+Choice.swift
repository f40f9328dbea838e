import UIKit
import Velarium

extension Dimming {
    @MainActor private static let samples: [(name: String, backdrop: Dimming)] = [
        ("Default", Dimming()), ("Label", .label),
        ("Indigo", Dimming(color: .systemIndigo, alpha: 0.4)), ("None", .clear),
    ]

    /// A control with the dimming samples; the library's default is selected first.
    @MainActor static func makeChoice() -> SegmentedRow {
        SegmentedRow("Dimming", samples.map(\.name), identifier: "backdrop")
    }

    /// The dimming that is selected in `choice`.
    @MainActor static func selected(in choice: SegmentedRow) -> Dimming { samples[max(0, choice.selected)].backdrop }
}
