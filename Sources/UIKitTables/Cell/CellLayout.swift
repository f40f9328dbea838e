import CoreGraphics
import UIKitCore

/// The frames of a cell's subviews. Points of the cell, y down, for left-to-right text; `mirrored` gives the reverse.
struct CellLayout {
    /// The sizes of a cell's content; zero for missing parts.
    struct Parts {
        var style = UITableViewCell.CellStyle.default
        var image = CGSize.zero
        /// The size of the text at a given width.
        var text: (CGFloat) -> CGSize = { _ in .zero }
        var detail: (CGFloat) -> CGSize = { _ in .zero }
        var accessory = CGSize.zero
        /// Whether the accessory is the app's view.
        var hasCustomAccessory = false
        var margin = LayoutMetrics.narrowSideMargin
        var indentation: CGFloat = 0
        /// Whether the text size is so large that a value without room beside the text is positioned below it.
        var hasLargeText = false
    }

    var content = CGRect.zero
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
    var accessory = CGRect.zero
    /// The x coordinate of the text, at which the separator also begins.
    var textStart: CGFloat = 0
    /// The minimum height for all content.
    var requiredHeight: CGFloat = 0

    /// Computes the layout of `parts` in a cell of `size`.
    init(of parts: Parts, in size: CGSize, scale: CGFloat) {
        var end = size.width - parts.margin
        var contentEnd = size.width
        if parts.accessory != .zero {
            let x = ((end - parts.accessory.width) * scale).rounded(.down) / scale
            accessory = CellLayout.verticallyCentered(parts.accessory, x: x, height: size.height, scale: scale)
            contentEnd = parts.hasCustomAccessory ? x - parts.margin : x
            end = min(contentEnd, x - TableMetrics.accessoryGap)
        }
        content = CGRect(x: 0, y: 0, width: contentEnd, height: size.height)
        var start = parts.margin + parts.indentation
        if parts.image != .zero {
            image = CellLayout.verticallyCentered(parts.image, x: start, height: size.height, scale: scale)
            start = image.maxX + TableMetrics.imageGap
        }
        textStart = start
        let availableWidth = max(0, end - start)
        switch parts.style {
        case .default: layOutText(parts, width: availableWidth, height: size.height, scale: scale)
        case .value1: layOutValue(parts, width: availableWidth, height: size.height, scale: scale)
        case .value2: layOutNameAndValue(parts, width: availableWidth, height: size.height, scale: scale)
        case .subtitle: layOutSubtitle(parts, width: availableWidth, height: size.height, scale: scale)
        }
        requiredHeight = max(requiredHeight, parts.image.height + TableMetrics.textMargin, parts.accessory.height)
    }

    private mutating func layOutText(_ parts: Parts, width room: CGFloat, height: CGFloat, scale: CGFloat) {
        let size = parts.text(room)
        text = CellLayout.verticallyCentered(
            CGSize(width: room, height: size.height), x: textStart, height: height, scale: scale)
        requiredHeight = size.height + 2 * TableMetrics.textMargin
    }

    private mutating func layOutValue(_ parts: Parts, width room: CGFloat, height: CGFloat, scale: CGFloat) {
        let preferred = parts.detail(room)
        let natural = parts.text(.greatestFiniteMagnitude).width + TableMetrics.valueGap + preferred.width
        if parts.hasLargeText, preferred.width > 0, natural > room {
            return layOutSubtitle(parts, width: room, height: height, scale: scale)
        }
        let minimumWidth = min(preferred.width, room / 2)
        let gap = preferred.width > 0 ? TableMetrics.valueGap : 0
        let size = parts.text(max(0, room - minimumWidth - gap))
        let width = min(size.width, max(0, room - minimumWidth - gap))
        let value = parts.detail(max(0, room - width - gap))
        let valueWidth = min(value.width, max(0, room - width - gap))
        text = CellLayout.verticallyCentered(
            CGSize(width: width, height: size.height), x: textStart, height: height, scale: scale)
        detail = CellLayout.verticallyCentered(
            CGSize(width: valueWidth, height: value.height), x: textStart + room - valueWidth, height: height,
            scale: scale)
        requiredHeight = max(size.height, value.height) + 2 * TableMetrics.textMargin
    }

    private mutating func layOutNameAndValue(_ parts: Parts, width room: CGFloat, height: CGFloat, scale: CGFloat) {
        let column = min(TableMetrics.value2NameWidth, room)
        let size = parts.text(column)
        let start = textStart + column + TableMetrics.value2Gap
        let rest = max(0, room - column - TableMetrics.value2Gap)
        let value = parts.detail(rest)
        text = CellLayout.verticallyCentered(
            CGSize(width: column, height: size.height), x: textStart, height: height, scale: scale)
        detail = CellLayout.verticallyCentered(
            CGSize(width: rest, height: value.height), x: start, height: height, scale: scale)
        requiredHeight = max(size.height, value.height) + 2 * TableMetrics.textMargin
    }

    private mutating func layOutSubtitle(_ parts: Parts, width room: CGFloat, height: CGFloat, scale: CGFloat) {
        let size = parts.text(room)
        let below = parts.detail(room)
        let gap = size.height > 0 && below.height > 0 ? TableMetrics.subtitleGap : 0
        let total = size.height + gap + below.height
        let top = ((height - total) / 2 * scale).rounded(.down) / scale
        text = CGRect(x: textStart, y: top, width: room, height: size.height)
        detail = CGRect(x: textStart, y: top + size.height + gap, width: room, height: below.height)
        requiredHeight = total + 2 * (TableMetrics.textMargin - (gap > 0 ? 1 : 0))
    }

    private static func verticallyCentered(_ size: CGSize, x: CGFloat, height: CGFloat, scale: CGFloat) -> CGRect {
        let y = ((height - size.height) / 2 * scale).rounded(.down) / scale
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    /// The same layout, `distance` points further right.
    func offset(by distance: CGFloat) -> CellLayout {
        var other = self
        other.content.origin.x += distance
        other.image.origin.x += distance
        other.text.origin.x += distance
        other.detail.origin.x += distance
        other.accessory.origin.x += distance
        return other
    }

    /// The same layout mirrored, in a cell that is `width` wide.
    func mirrored(in width: CGFloat) -> CellLayout {
        var other = self
        func mirror(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        other.content = mirror(content)
        other.image = mirror(image)
        other.text = mirror(text)
        other.detail = mirror(detail)
        other.accessory = mirror(accessory)
        return other
    }
}
