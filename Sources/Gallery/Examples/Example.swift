import UIKit

/// One card of a page.
struct Example {
    /// The heading above the card.
    let title: String
    /// The text below the card; nil for none.
    let note: String?
    /// The content. `sizeThatFits(_:)` determines its height at the card's width.
    let view: UIView

    init(_ title: String, note: String? = nil, _ view: UIView) {
        self.title = title
        self.note = note
        self.view = view
    }
}
