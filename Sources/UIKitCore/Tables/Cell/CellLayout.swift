import CoreGraphics

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
        var margin = TableNumbers.narrowMargin
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
    var neededHeight: CGFloat = 0

    /// Computes the layout of `parts` in a cell of `size`.
    init(of parts: Parts, in size: CGSize, scale: CGFloat) {
        var end = size.width - parts.margin
        if parts.accessory != .zero {
            let x = end - parts.accessory.width
            accessory = CellLayout.centred(parts.accessory, x: x, in: size.height, scale)
            end = x - TableNumbers.accessoryGap
        }
        content = CGRect(x: 0, y: 0, width: parts.accessory == .zero ? size.width : end, height: size.height)
        var start = parts.margin + parts.indentation
        if parts.image != .zero {
            image = CellLayout.centred(parts.image, x: start, in: size.height, scale)
            start = image.maxX + TableNumbers.imageGap
        }
        textStart = start
        let room = max(0, end - start)
        switch parts.style {
        case .default: layOutText(parts, room, size.height, scale)
        case .value1: layOutValue(parts, room, size.height, scale)
        case .value2: layOutName(parts, room, size.height, scale)
        case .subtitle: layOutSubtitle(parts, room, size.height, scale)
        }
        neededHeight = max(neededHeight, parts.image.height + TableNumbers.textMargin, parts.accessory.height)
    }

    private mutating func layOutText(_ parts: Parts, _ room: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
        let size = parts.text(room)
        text = CellLayout.centred(CGSize(width: room, height: size.height), x: textStart, in: height, scale)
        neededHeight = size.height + 2 * TableNumbers.textMargin
    }

    private mutating func layOutValue(_ parts: Parts, _ room: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
        let wanted = parts.detail(room)
        let natural = parts.text(.greatestFiniteMagnitude).width + TableNumbers.valueGap + wanted.width
        if parts.hasLargeText, wanted.width > 0, natural > room {
            return layOutSubtitle(parts, room, height, scale)
        }
        let least = min(wanted.width, room / 2)
        let gap = wanted.width > 0 ? TableNumbers.valueGap : 0
        let size = parts.text(max(0, room - least - gap))
        let width = min(size.width, max(0, room - least - gap))
        let value = parts.detail(max(0, room - width - gap))
        let valueWidth = min(value.width, max(0, room - width - gap))
        text = CellLayout.centred(CGSize(width: width, height: size.height), x: textStart, in: height, scale)
        detail = CellLayout.centred(
            CGSize(width: valueWidth, height: value.height), x: textStart + room - valueWidth, in: height, scale)
        neededHeight = max(size.height, value.height) + 2 * TableNumbers.textMargin
    }

    private mutating func layOutName(_ parts: Parts, _ room: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
        let column = min(TableNumbers.value2Column, room)
        let size = parts.text(column)
        let start = textStart + column + TableNumbers.value2Gap
        let rest = max(0, room - column - TableNumbers.value2Gap)
        let value = parts.detail(rest)
        text = CellLayout.centred(CGSize(width: column, height: size.height), x: textStart, in: height, scale)
        detail = CellLayout.centred(CGSize(width: rest, height: value.height), x: start, in: height, scale)
        neededHeight = max(size.height, value.height) + 2 * TableNumbers.textMargin
    }

    private mutating func layOutSubtitle(_ parts: Parts, _ room: CGFloat, _ height: CGFloat, _ scale: CGFloat) {
        let (size, below) = (parts.text(room), parts.detail(room))
        let gap = size.height > 0 && below.height > 0 ? TableNumbers.subtitleGap : 0
        let total = size.height + gap + below.height
        let top = ((height - total) / 2 * scale).rounded(.down) / scale
        text = CGRect(x: textStart, y: top, width: room, height: size.height)
        detail = CGRect(x: textStart, y: top + size.height + gap, width: room, height: below.height)
        neededHeight = total + 2 * (TableNumbers.textMargin - (gap > 0 ? 1 : 0))
    }

    private static func centred(_ size: CGSize, x: CGFloat, in height: CGFloat, _ scale: CGFloat) -> CGRect {
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
        func turn(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        other.content = turn(content)
        other.image = turn(image)
        other.text = turn(text)
        other.detail = turn(detail)
        other.accessory = turn(accessory)
        return other
    }
}
