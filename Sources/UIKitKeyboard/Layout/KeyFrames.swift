import CoreGraphics

/// The frames of a layout's keys in a keyboard: the visible caps, and the areas that receive touches, which tile the
/// area of the keys. Points, in the keyboard's coordinates, y down.
package struct KeyFrames: Equatable {
    /// One key of the layout.
    package struct Place: Equatable {
        package let key: KeyboardKey
        let row: Int
        package let cap: CGRect
        package let hitArea: CGRect
    }

    package let places: [Place]

    init(places: [Place]) { self.places = places }

    package init(of layout: KeyboardLayout, in geometry: KeyboardGeometry) {
        let heights =
            layout.isPad
            ? KeyFrames.padRows(geometry)
            : layout.isEmoji ? [geometry.emojiKeys] : KeyFrames.letterRows(layout, geometry)
        let letter = KeyFrames.letterWidth(layout, geometry)
        var places: [Place] = []
        for (index, row) in layout.rows.enumerated() {
            let isLast = index == layout.rows.count - 1
            let vertical = heights[index]
            let first = layout.isEmoji ? geometry.emojiArea.maxY : geometry.keys.minY
            let low = index == 0 ? first : KeyFrames.boundary(heights[index - 1], vertical)
            let high = isLast ? geometry.keys.maxY : KeyFrames.boundary(vertical, heights[index + 1])
            let spans = KeyFrames.spans(of: row, in: layout, geometry, letter: letter)
            for (place, key) in row.keys.enumerated() {
                let span = spans[place]
                let left = place == 0 ? geometry.keys.minX : (spans[place - 1].upperBound + span.lowerBound) / 2
                let right =
                    place == spans.count - 1
                    ? geometry.keys.maxX : (span.upperBound + spans[place + 1].lowerBound) / 2
                places.append(
                    Place(
                        key: key, row: index,
                        cap: CGRect(
                            x: span.lowerBound, y: vertical.lowerBound, width: span.upperBound - span.lowerBound,
                            height: vertical.upperBound - vertical.lowerBound),
                        hitArea: CGRect(x: left, y: low, width: right - left, height: high - low)))
            }
        }
        self.places = places
    }

    // MARK: Heights

    /// The boundary between the areas of two rows, on a whole point, so that caps are not moved to fit pixels.
    private static func boundary(_ upper: Range<CGFloat>, _ lower: Range<CGFloat>) -> CGFloat {
        ((upper.upperBound + lower.lowerBound) / 2).rounded(.down)
    }

    /// The caps of a page of letters or signs, from the upper row to the lower one.
    private static func letterRows(_ layout: KeyboardLayout, _ geometry: KeyboardGeometry) -> [Range<CGFloat>] {
        // A page with fewer rows than the letters is as high: its caps grow.
        let rowCount: CGFloat = geometry.style == .largePad ? 5 : 4
        let missing = (rowCount - CGFloat(layout.rows.count)) * (geometry.capHeight + geometry.gap.height)
        let lost = geometry.style == .largePad && layout.rows.count < 5 ? geometry.capHeight - geometry.digitHeight : 0
        let growth = max(0, missing - lost) / CGFloat(max(1, layout.rows.count))
        var top = geometry.keys.minY + geometry.topInset
        return layout.rows.map { row in
            let height = (row.isDigits ? geometry.digitHeight : geometry.capHeight) + growth
            defer { top += height + geometry.gap.height }
            return top..<(top + height)
        }
    }

    /// The caps of a number pad: four rows share the height. The outer ones are a point lower at the keyboard's edges.
    private static func padRows(_ geometry: KeyboardGeometry) -> [Range<CGFloat>] {
        let pitch = geometry.keys.height / 4
        return (0..<4).map { row in
            let top = geometry.keys.minY + CGFloat(row) * pitch
            return (top + padInset.top + (row == 0 ? 1 : 0))..<(top + pitch - padInset.bottom - (row == 3 ? 1 : 0))
        }
    }

    /// The distance of a number pad's caps from the edges of their row's quarter. Points: 6, 59, 113 and 167 are the tops
    /// of the caps in pictures of iOS 17 with rows of 54.
    private static let padInset: (top: CGFloat, bottom: CGFloat) = (5, 2)

    /// The same keys with their sides moved to the nearest pixels, so that the edges of all caps are sharp.
    func aligned(toScale scale: CGFloat) -> KeyFrames {
        KeyFrames(
            places: places.map { place in
                Place(
                    key: place.key, row: place.row, cap: place.cap.withSides(onPixelsOf: scale),
                    hitArea: place.hitArea.withSides(onPixelsOf: scale))
            })
    }

    /// The key whose area contains `point`; nil outside all areas.
    func place(at point: CGPoint) -> Place? { places.first { $0.hitArea.contains(point) } }

    // MARK: Widths

    /// The width of a letter: the widest row of letters fills the keyboard.
    private static func letterWidth(_ layout: KeyboardLayout, _ geometry: KeyboardGeometry) -> CGFloat {
        let counts = layout.rows.filter { !$0.fills }.map { row -> CGFloat in
            let letters = CGFloat(row.middle.count)
            guard geometry.style.isPad else { return row.left.isEmpty && row.right.isEmpty ? letters : 0 }
            // Keys at the ends of a tablet's rows are at least as wide as a letter.
            return letters + CGFloat(row.left.count + row.right.count)
        }
        let count = max(counts.max() ?? 0, 10)
        return (geometry.capsWidth - 2 * geometry.sideInset - (count - 1) * geometry.gap.width) / count
    }

    /// The caps of a row from left to right.
    private static func spans(
        of row: KeyboardRow, in layout: KeyboardLayout, _ geometry: KeyboardGeometry, letter: CGFloat
    ) -> [Range<CGFloat>] {
        let margin = (geometry.keys.width - geometry.capsWidth) / 2
        let inset = layout.isPad ? max(geometry.sideInset, numberPadInset) : geometry.sideInset
        let low = geometry.keys.minX + margin + inset
        let high = geometry.keys.maxX - margin - inset
        // The narrow keys below the emoji have no caps.
        let gap = layout.isEmoji ? emojiGap : geometry.gap.width
        let all = row.keys
        func fixed(_ key: KeyboardKey) -> CGFloat? {
            switch key.width {
            case .letter: letter
            case .system: geometry.systemWidth
            case .fraction(let part): (geometry.capsWidth - 2 * geometry.sideInset) * part - gap
            case .cell(let part): geometry.capsWidth * part - gap
            case .flexible: nil
            }
        }
        if row.fills {
            let flexible = all.filter { fixed($0) == nil }.count
            let used = all.compactMap(fixed).reduce(0, +) + CGFloat(all.count - 1) * gap
            let share = max(0, high - low - used) / CGFloat(max(1, flexible))
            return spread(all.map { fixed($0) ?? share }, from: low, gap: gap)
        }
        let letters = CGFloat(row.middle.count) * (letter + gap)
        let ends = (row.left + row.right).compactMap(fixed).reduce(0) { $0 + $1 + gap }
        if ends > 0, letters + ends - gap > high - low + 0.001 {
            // Many letters: Shift and Delete are as wide as a letter, and the row begins at the side.
            return spread(all.map { _ in letter }, from: low, gap: gap)
        }
        let spans = centered(row, low: low, high: high, gap: gap, width: fixed)
        guard let end = spans[..<row.left.count].last, let start = spans.dropFirst(row.left.count).first else {
            return spans
        }
        // Letters that would be centered over the key at an end begin beside it.
        return end.upperBound <= start.lowerBound ? spans : spread(all.map { fixed($0) ?? letter }, from: low, gap: gap)
    }

    /// The distance of a number pad's caps from the sides. Inferred.
    private static let numberPadInset: CGFloat = 6

    /// The gaps between the keys below the emoji. Inferred.
    private static let emojiGap: CGFloat = 2

    private static func spread(_ widths: [CGFloat], from low: CGFloat, gap: CGFloat) -> [Range<CGFloat>] {
        var x = low
        return widths.map { width in
            defer { x += width + gap }
            return x..<(x + width)
        }
    }

    /// A row whose middle is centered; flexible keys at its ends fill the rest on their side.
    private static func centered(
        _ row: KeyboardRow, low: CGFloat, high: CGFloat, gap: CGFloat, width: (KeyboardKey) -> CGFloat?
    ) -> [Range<CGFloat>] {
        let middle = row.middle.map { width($0) ?? 0 }
        let length = middle.reduce(0, +) + CGFloat(max(0, middle.count - 1)) * gap
        let isOneSided = row.left.isEmpty != row.right.isEmpty
        let hasFlexibleEnd = (row.left + row.right).contains { width($0) == nil }
        var start = (low + high - length) / 2
        // Delete or Return at one end is at least a letter wide, so the letters begin further left.
        if hasFlexibleEnd, isOneSided, let letter = middle.first {
            let offset = row.isIndented ? letter / 2 : 0
            start = row.left.isEmpty ? low + offset : high - length - offset
        }
        let end = start + length
        func side(_ keys: [KeyboardKey], room: CGFloat) -> [CGFloat] {
            let flexible = keys.filter { width($0) == nil }.count
            let used = keys.compactMap(width).reduce(0, +) + CGFloat(keys.count) * gap
            return keys.map { width($0) ?? max(0, room - used) / CGFloat(max(1, flexible)) }
        }
        let left = spread(side(row.left, room: start - low), from: low, gap: gap)
        let widths = side(row.right, room: high - end)
        let rightStart = high - widths.reduce(0, +) - CGFloat(max(0, widths.count - 1)) * gap
        return left + spread(middle, from: start, gap: gap) + spread(widths, from: rightStart, gap: gap)
    }
}

extension KeyboardRow {
    /// Whether the row begins half a key further in: fewer letters than the row above it.
    fileprivate var isIndented: Bool { middle.count < 10 }
}

extension CGRect {
    /// The rectangle with its left and right side on the nearest pixels.
    fileprivate func withSides(onPixelsOf scale: CGFloat) -> CGRect {
        let left = (minX * scale).rounded() / scale, right = (maxX * scale).rounded() / scale
        return CGRect(x: left, y: minY, width: right - left, height: height)
    }
}
