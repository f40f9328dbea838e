import CoreGraphics
import UIKitCore

/// The input for the layout of a sheet. Points of its container, y down.
package struct SheetLayoutInput: Equatable, Sendable {
    /// How a sheet is sized if it does not fill the width.
    package enum Kind: Sendable { case page, form }

    /// Whether it is a page or a form sheet.
    package var kind: Kind
    /// The system version whose layout applies.
    package var era: SystemEra
    /// The size of the container.
    package var container: CGSize
    /// The container's safe area insets.
    package var safeArea: UIEdgeInsets
    /// Whether the container's horizontal size class is compact.
    package var isCompactWidth: Bool
    /// Whether the container's vertical size class is compact.
    package var isCompactHeight: Bool
    /// The presented controller's preferred size. An axis that is not above 0 has no preference.
    package var preferredContentSize = CGSize.zero
    /// The text size, which a page sheet's width depends on.
    package var textSize = UIContentSizeCategory.large
    /// The height of the part that a keyboard covers at the lower edge.
    package var keyboardHeight: CGFloat = 0
    /// Pixels per point.
    package var pixelScale: CGFloat = 1
    /// Whether the sheet is a card in compact height, too.
    package var prefersEdgeAttachedInCompactHeight = false
    /// Whether a card has the preferred width.
    package var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The x coordinate that a floating sheet is centered on; nil for the container's center.
    package var sourceMidX: CGFloat?

    /// Creates an input with defaults for everything else.
    package init(
        _ kind: Kind, era: SystemEra, container: CGSize, safeArea: UIEdgeInsets, isCompactWidth: Bool,
        isCompactHeight: Bool
    ) {
        self.kind = kind
        self.era = era
        self.container = container
        self.safeArea = safeArea
        self.isCompactWidth = isCompactWidth
        self.isCompactHeight = isCompactHeight
    }
}
