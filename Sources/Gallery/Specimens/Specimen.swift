import UIKit

/// Something that a page shows on a card of its own.
struct Specimen {
    /// Above the card.
    let title: String
    /// Below the card; nil for none.
    let note: String?
    /// Says by `sizeThatFits(_:)` how high it is at the card's width.
    let view: UIView

    init(_ title: String, note: String? = nil, _ view: UIView) {
        (self.title, self.note, self.view) = (title, note, view)
    }
}
