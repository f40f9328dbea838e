import CoreGraphics

/// How what lies behind a card steps back: smaller, with its upper edge just above the card's.
package struct SheetRecession: Equatable, Sendable {
    package let scale: CGFloat
    /// How far the middle moves down. Points of the container.
    package let shift: CGFloat

    /// - Parameter presenter: Where the presenter stands, in points of the container.
    /// - Returns: Nil behind sheets that are no cards, and on screens too low for cards.
    package init?(of presenter: CGRect, behind sheet: SheetFrame, in situation: SheetSituation) {
        guard sheet.shape == .card, !situation.isCompactHeight, situation.container.width > 0 else { return nil }
        scale = max(0, (situation.container.width - SheetNumbers.recessionInset) / situation.container.width)
        let top = sheet.rect.minY - SheetNumbers.cardGap
        shift = top + presenter.height * scale / 2 - presenter.midY
    }

    package var transform: CGAffineTransform {
        CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    }
}
