import CoreGraphics

/// The transform of the presenter behind a card: smaller, with its upper edge just above the card's.
package struct PresenterScaleDown: Equatable, Sendable {
    /// The scale, 0 to 1.
    package let scale: CGFloat
    /// The distance that the center moves down. Points of the container.
    package let shift: CGFloat

    /// Nil behind sheets that are not cards, and in compact height.
    /// - Parameter presenter: The presenter's unscaled frame, in points of the container.
    package init?(of presenter: CGRect, behind sheet: SheetFrame, in input: SheetLayoutInput) {
        guard sheet.shape == .card, !input.isCompactHeight, input.container.width > 0 else { return nil }
        scale = max(0, (input.container.width - SheetMetrics.presenterScaleDownInset) / input.container.width)
        let top = sheet.rect.minY - SheetMetrics.cardGap
        shift = top + presenter.height * scale / 2 - presenter.midY
    }

    /// The transform about the presenter's center.
    package var transform: CGAffineTransform {
        CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    }
}
