import CoreGraphics
import UIKitCore

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
    package init(_ input: SheetLayoutInput) {
        shape = SheetFrame.shape(in: input)
        let rect =
            switch (shape, input.kind) {
            case (.filling, _): CGRect(origin: .zero, size: input.container)
            case (.card, _): SheetFrame.card(in: input)
            case (.floating, .form): SheetFrame.form(in: input)
            case (.floating, .page):
                input.era.pageSheetsFillHeight ? SheetFrame.fullHeightPage(in: input) : SheetFrame.page(in: input)
            }
        self.rect = rect.pixelAligned(scale: input.pixelScale)
    }

    /// The frame of this sheet at another height: the upper edge moves, the others stay.
    package func rect(height: CGFloat) -> CGRect {
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
    }

    /// The safe area inside the sheet's lower edge, which its height includes. Points.
    package func bottomInset(in input: SheetLayoutInput) -> CGFloat {
        shape == .floating ? 0 : max(0, input.safeArea.bottom - (input.container.height - rect.maxY))
    }

    private static func shape(in input: SheetLayoutInput) -> Shape {
        guard input.era.sheetsFollowSizeClasses else { return .floating }
        if input.isCompactHeight { return input.prefersEdgeAttachedInCompactHeight ? .card : .filling }
        return input.isCompactWidth ? .card : .floating
    }

    private static func card(in input: SheetLayoutInput) -> CGRect {
        let container = input.container
        let safe = input.safeArea
        let gap = safe.bottom > 0 ? SheetMetrics.cardGap : SheetMetrics.homeButtonCardGap
        let top = min(safe.top + gap, container.height)
        var width = max(0, container.width - (input.isCompactHeight ? safe.left + safe.right : 0))
        if input.widthFollowsPreferredContentSizeWhenEdgeAttached, input.preferredContentSize.width > 0 {
            width = min(input.preferredContentSize.width, width)
        }
        return CGRect(x: (container.width - width) / 2, y: top, width: width, height: container.height - top)
    }

    private static func form(in input: SheetLayoutInput) -> CGRect {
        let (container, preferred, margin) = (
            input.container, input.preferredContentSize, SheetMetrics.formMargin
        )
        let width = min(
            preferred.width > 0 ? preferred.width : SheetMetrics.formSize.width, container.width - 2 * margin)
        let tallest = container.height - 2 * max(margin, input.safeArea.top, input.safeArea.bottom)
        let height = min(preferred.height > 0 ? preferred.height : SheetMetrics.formSize.height, tallest)
        return floating(CGSize(width: max(0, width), height: max(0, height)), in: input)
    }

    private static func page(in input: SheetLayoutInput) -> CGRect {
        let container = input.container
        let margin = SheetMetrics.pageMargin
        let width = min(SheetMetrics.pageWidth * input.textSize.pageFactor, container.width - 2 * margin.width)
        let height = container.height - 2 * margin.height
        return floating(CGSize(width: max(0, width), height: max(0, height)), in: input)
    }

    /// The page sheet before iOS 13: as wide as the screen in portrait, and as high as it is below the status bar.
    private static func fullHeightPage(in input: SheetLayoutInput) -> CGRect {
        let container = input.container
        let top = input.safeArea.top
        let width = min(container.width, container.height)
        return CGRect(x: (container.width - width) / 2, y: top, width: width, height: max(0, container.height - top))
    }

    /// Centers the sheet in the container. If a keyboard covers it, moves it up into the remaining room, and shrinks it
    /// only if it still does not fit below the status bar.
    private static func floating(_ size: CGSize, in input: SheetLayoutInput) -> CGRect {
        let container = input.container
        let x = floatingEdge(size.width, in: input)
        let usual = (container.height - size.height) / 2
        let room = container.height - input.keyboardHeight
        guard input.keyboardHeight > 0, usual + size.height > room else {
            return CGRect(origin: CGPoint(x: x, y: usual), size: size)
        }
        let top = min(usual, input.safeArea.top + SheetMetrics.keyboardGap)
        let y = max(top, (room - size.height) / 2)
        let height = max(0, min(size.height, room - SheetMetrics.keyboardGap - y))
        return CGRect(x: x, y: y, width: size.width, height: height)
    }
}

extension SheetFrame {
    /// The left edge of a floating sheet: centered, or over its source view as far as the margins allow.
    private static func floatingEdge(_ width: CGFloat, in input: SheetLayoutInput) -> CGFloat {
        let room = input.container.width - width
        guard let middle = input.sourceMidX, room > 2 * SheetMetrics.formMargin else { return room / 2 }
        return min(max(middle - width / 2, SheetMetrics.formMargin), room - SheetMetrics.formMargin)
    }
}

extension CGRect {
    /// The same size, with the origin rounded to whole pixels.
    fileprivate func pixelAligned(scale: CGFloat) -> CGRect {
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
