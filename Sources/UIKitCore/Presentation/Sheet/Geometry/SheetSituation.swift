import CoreGraphics

/// Everything that decides where a sheet stands. Points of its container, y down.
package struct SheetSituation: Equatable, Sendable {
    /// How a sheet is sized where it does not fill the width.
    package enum Kind: Sendable { case page, form }

    package var kind: Kind
    package var era: SystemEra
    package var container: CGSize
    /// What the device covers at the container's edges.
    package var safeArea: UIEdgeInsets
    package var isCompactWidth: Bool
    package var isCompactHeight: Bool
    /// The presented controller's wish; an axis that is not above 0 has none.
    package var preferredContentSize = CGSize.zero
    package var textSize = UIContentSizeCategory.large
    /// How much of the container a keyboard covers, from below.
    package var keyboardHeight: CGFloat = 0
    /// Pixels per point.
    package var pixelScale: CGFloat = 1
    package var prefersEdgeAttachedInCompactHeight = false
    package var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Where a floating sheet is centred, if not in the middle.
    package var sourceMiddle: CGFloat?

    package init(
        _ kind: Kind, era: SystemEra, container: CGSize, safeArea: UIEdgeInsets, isCompactWidth: Bool,
        isCompactHeight: Bool
    ) {
        (self.kind, self.era, self.container, self.safeArea) = (kind, era, container, safeArea)
        (self.isCompactWidth, self.isCompactHeight) = (isCompactWidth, isCompactHeight)
    }
}

extension SheetSituation.Kind {
    /// Nil for styles that are no sheets.
    init?(_ style: UIModalPresentationStyle) {
        switch style {
        case .pageSheet: self = .page
        case .formSheet: self = .form
        case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover:
            return nil
        }
    }
}
