import UIKit
import Velarium

extension Backdrop {
    @MainActor private static let samples: [(name: String, backdrop: Backdrop)] = [
        ("Default", Backdrop()), ("Label", .label),
        ("Indigo", Backdrop(color: .systemIndigo, alpha: 0.4)), ("None", .clear),
    ]

    /// Segments that choose what lies behind an overlay; the library's default at first.
    @MainActor static func choice() -> Choice { Choice("Behind", samples.map(\.name), identifier: "backdrop") }

    /// What `choice` says.
    @MainActor static func chosen(by choice: Choice) -> Backdrop { samples[max(0, choice.selected)].backdrop }
}
