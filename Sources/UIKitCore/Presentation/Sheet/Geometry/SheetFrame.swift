import CoreGraphics

/// Where a sheet stands, and as what: worked out from its situation alone.
package struct SheetFrame: Equatable, Sendable {
    package enum Shape: Sendable {
        /// Attached to the lower edge, with round corners at the top.
        case card
        /// Round on all sides, clear of the edges.
        case floating
        /// All of the container.
        case filling
    }

    package let shape: Shape
    /// Points of the container, y down.
    package let rect: CGRect

    package init(_ situation: SheetSituation) {
        shape = SheetFrame.shape(in: situation)
        let rect =
            switch (shape, situation.kind) {
            case (.filling, _): CGRect(origin: .zero, size: situation.container)
            case (.card, _): SheetFrame.card(in: situation)
            case (.floating, .form): SheetFrame.form(in: situation)
            case (.floating, .page):
                situation.era.hasCards ? SheetFrame.page(in: situation) : SheetFrame.olderPage(in: situation)
            }
        self.rect = rect.onPixels(situation.pixelScale)
    }

    private static func shape(in situation: SheetSituation) -> Shape {
        guard situation.era.hasCards else { return .floating }
        if situation.isCompactHeight { return situation.prefersEdgeAttachedInCompactHeight ? .card : .filling }
        return situation.isCompactWidth ? .card : .floating
    }

    private static func card(in situation: SheetSituation) -> CGRect {
        let (container, safe) = (situation.container, situation.safeArea)
        let top = min(safe.top + SheetNumbers.cardGap, container.height)
        var width = max(0, container.width - (situation.isCompactHeight ? safe.left + safe.right : 0))
        if situation.widthFollowsPreferredContentSizeWhenEdgeAttached, situation.preferredContentSize.width > 0 {
            width = min(situation.preferredContentSize.width, width)
        }
        return CGRect(x: (container.width - width) / 2, y: top, width: width, height: container.height - top)
    }

    private static func form(in situation: SheetSituation) -> CGRect {
        let (container, wish, margin) = (
            situation.container, situation.preferredContentSize, SheetNumbers.formMargin
        )
        let width = min(wish.width > 0 ? wish.width : SheetNumbers.formSize.width, container.width - 2 * margin)
        let tallest = container.height - 2 * max(margin, situation.safeArea.top, situation.safeArea.bottom)
        let height = min(wish.height > 0 ? wish.height : SheetNumbers.formSize.height, tallest)
        return floating(CGSize(width: max(0, width), height: max(0, height)), in: situation)
    }

    private static func page(in situation: SheetSituation) -> CGRect {
        let (container, margin) = (situation.container, SheetNumbers.pageMargin)
        let width = min(SheetNumbers.pageWidth * situation.textSize.pageFactor, container.width - 2 * margin.width)
        let height = container.height - 2 * margin.height
        return floating(CGSize(width: max(0, width), height: max(0, height)), in: situation)
    }

    /// As wide as the screen is in portrait, and as high as it is below the status bar.
    private static func olderPage(in situation: SheetSituation) -> CGRect {
        let (container, top) = (situation.container, situation.safeArea.top)
        let width = min(container.width, container.height)
        return CGRect(x: (container.width - width) / 2, y: top, width: width, height: max(0, container.height - top))
    }

    /// In the middle of what a keyboard leaves; moved as little as that takes, and made less high only when it still
    /// does not fit below the status bar.
    private static func floating(_ size: CGSize, in situation: SheetSituation) -> CGRect {
        let container = situation.container
        let x = floatingEdge(size.width, in: situation)
        let usual = (container.height - size.height) / 2
        let room = container.height - situation.keyboardHeight
        guard situation.keyboardHeight > 0, usual + size.height > room else {
            return CGRect(origin: CGPoint(x: x, y: usual), size: size)
        }
        let top = min(usual, situation.safeArea.top + SheetNumbers.keyboardGap)
        let y = max(top, (room - size.height) / 2)
        let height = max(0, min(size.height, room - SheetNumbers.keyboardGap - y))
        return CGRect(x: x, y: y, width: size.width, height: height)
    }
}

extension SheetFrame {
    /// The left edge of a sheet in the middle, or over its source as far as the margins let it.
    private static func floatingEdge(_ width: CGFloat, in situation: SheetSituation) -> CGFloat {
        let room = situation.container.width - width
        guard let middle = situation.sourceMiddle, room > 2 * SheetNumbers.formMargin else { return room / 2 }
        return min(max(middle - width / 2, SheetNumbers.formMargin), room - SheetNumbers.formMargin)
    }
}

extension CGRect {
    /// With the origin on whole pixels; the size keeps its own.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        let point = CGPoint(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale)
        return CGRect(origin: point, size: size)
    }
}

extension UIContentSizeCategory {
    /// How much wider a page sheet is than at the usual text size.
    fileprivate var pageFactor: CGFloat {
        switch self {
        case .extraSmall: 560 / 672
        case .small: 600 / 672
        case .medium: 632 / 672
        case .extraLarge: 744 / 672
        case .extraExtraLarge: 816 / 672
        case .extraExtraExtraLarge: 896 / 672
        case let size where size.isAccessibilityCategory: 2
        default: 1
        }
    }
}
