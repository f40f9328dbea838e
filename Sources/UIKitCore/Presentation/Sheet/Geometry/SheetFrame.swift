import CoreGraphics

/// The position and shape of a sheet, computed from its layout input alone.
package struct SheetFrame: Equatable, Sendable {
    /// The shape of a sheet.
    package enum Shape: Sendable {
        /// Attached to the lower edge, with rounded corners at the top.
        case card
        /// All corners rounded, away from the edges.
        case floating
        /// Fills the container.
        case filling
    }

    /// The shape.
    package let shape: Shape
    /// Points of the container, y down.
    package let rect: CGRect

    /// Lays out a sheet.
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

    /// The page sheet before iOS 13: as wide as the screen in portrait, and as high as it is below the status bar.
    private static func olderPage(in situation: SheetSituation) -> CGRect {
        let (container, top) = (situation.container, situation.safeArea.top)
        let width = min(container.width, container.height)
        return CGRect(x: (container.width - width) / 2, y: top, width: width, height: max(0, container.height - top))
    }

    /// Centers the sheet in the container. If a keyboard covers it, moves it up into the remaining room, and shrinks it
    /// only if it still does not fit below the status bar.
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
    /// The left edge of a floating sheet: centered, or over its source view as far as the margins allow.
    private static func floatingEdge(_ width: CGFloat, in situation: SheetSituation) -> CGFloat {
        let room = situation.container.width - width
        guard let middle = situation.sourceMiddle, room > 2 * SheetNumbers.formMargin else { return room / 2 }
        return min(max(middle - width / 2, SheetNumbers.formMargin), room - SheetNumbers.formMargin)
    }
}

extension CGRect {
    /// The same size, with the origin rounded to whole pixels.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        let point = CGPoint(x: (minX * scale).rounded() / scale, y: (minY * scale).rounded() / scale)
        return CGRect(origin: point, size: size)
    }
}

extension UIContentSizeCategory {
    /// The width of a page sheet relative to the default text size.
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
