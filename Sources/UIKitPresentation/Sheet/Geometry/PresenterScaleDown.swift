import CoreGraphics
import UIKitCore

/// The transform of the presenter behind a card: smaller, with its upper edge just above the card's.
package struct PresenterScaleDown: Equatable, Sendable {
    /// The scale, 0 to 1.
    package let scale: CGFloat
    /// The distance that the center moves down. Points of the container.
    package let shift: CGFloat

    /// How far the card is expanded, 0 to 1: this part of the full effect.
    package let progress: CGFloat

    /// Nil behind sheets that are not cards, in compact height, and for a presenter below the top of the card.
    /// - Parameters:
    ///   - presenter: The presenter's unscaled frame, in points of the container.
    ///   - sheet: The fully expanded card.
    ///   - progress: How far it is expanded, 0 to 1.
    package init?(of presenter: CGRect, behind sheet: SheetFrame, in input: SheetLayoutInput, progress: CGFloat = 1) {
        guard sheet.shape == .card, !input.isCompactHeight, input.container.width > 0, progress > 0,
            presenter.minY <= sheet.rect.minY
        else { return nil }
        self.progress = progress
        let full = max(0, (input.container.width - SheetMetrics.presenterScaleDownInset) / input.container.width)
        scale = 1 - (1 - full) * progress
        let top = sheet.rect.minY - SheetMetrics.presenterGap
        shift = (top + presenter.height * full / 2 - presenter.midY) * progress
    }

    /// The transform about the presenter's center.
    package var transform: CGAffineTransform {
        CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
    }
}
