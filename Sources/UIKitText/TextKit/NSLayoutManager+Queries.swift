import CoreGraphics
import UIFoundation

/// Where glyphs and lines are. A glyph is a UTF-16 unit; points of the container, y down.
extension NSLayoutManager {
    // MARK: Layout

    /// Lays a range out.
    public func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
    /// Lays the lines out that cross a rectangle.
    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        ensureLayout(forCharacterRange: glyphRange(forBoundingRect: bounds, in: container))
    }
    /// Whether the heights of lines that have not been shown are estimated: in long texts.
    public var hasNonContiguousLayout: Bool { numberOfGlyphs > TextDocumentLayout.exactLength }

    // MARK: Containers

    /// Inserts a container. The first one is filled. An index out of range is moved to the nearest one.
    public func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        var containers = textContainers
        containers.insert(container, at: min(max(index, 0), containers.count))
        for place in textContainers.indices.reversed() { removeTextContainer(at: place) }
        containers.forEach(addTextContainer)
    }
    /// Lays the text out again. Containers call it when their shape has changed.
    public func textContainerChangedGeometry(_ container: NSTextContainer) {
        if container === textContainers.first { containerDidChange() }
    }
    /// The container of a glyph, and the range of its text: the first one with the whole text. Nil out of range.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex), let container = textContainers.first else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return container
    }
    /// The same as `textContainer(forGlyphAt:effectiveRange:)`.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    // MARK: Glyphs

    /// Whether there is a glyph with this index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The range of the lines that cross a rectangle; empty without any.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard container === textContainers.first, numberOfGlyphs > 0, !bounds.isEmpty, bounds.minY.isFinite,
            bounds.maxY.isFinite
        else { return NSRange(location: 0, length: 0) }
        var found: NSRange?
        let paragraphs = documentLayout.paragraphs(from: bounds.minY, to: bounds.maxY)
        guard !paragraphs.isEmpty else { return NSRange(location: 0, length: 0) }
        let start = buffer.paragraphStart(paragraphs.lowerBound)
        let end = buffer.paragraphStart(paragraphs.upperBound - 1) + buffer.paragraphLength(paragraphs.upperBound - 1)
        enumerateLineFragments(forGlyphRange: NSRange(location: start, length: end - start)) { rect, _, _, range, _ in
            guard rect.maxY > bounds.minY, rect.minY < bounds.maxY, range.length > 0 else { return }
            found = found.map { NSUnionRange($0, range) } ?? range
        }
        return found ?? NSRange(location: 0, length: 0)
    }
    /// The same as `glyphRange(forBoundingRect:in:)`.
    public func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

    /// The place of a glyph on its baseline, from the top left corner of its line. Zero out of range.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard isValidGlyphIndex(glyphIndex) else { return .zero }
        let line = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
        let box = documentLayout.boxes(of: glyphIndex..<buffer.nextCharacter(after: glyphIndex)).first
        let x = box?.minX ?? documentLayout.caretRect(at: glyphIndex).minX
        return CGPoint(x: x - line.minX, y: line.height + layoutFont(at: glyphIndex).descender)
    }

    /// The character nearest to `point`. `partialFraction` is how far inside it the point is, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    /// How far inside the character nearest to it a point is, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    // MARK: Lines

    /// The same as `lineFragmentRect(forGlyphAt:effectiveRange:)`.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    /// The same as `lineFragmentUsedRect(forGlyphAt:effectiveRange:)`.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The used part of the empty line after a final line break: its padding. Zero without such a line.
    public var extraLineFragmentUsedRect: CGRect {
        let line = extraLineFragmentRect
        guard let container = extraLineFragmentTextContainer else { return .zero }
        return CGRect(x: line.minX, y: line.minY, width: 2 * container.lineFragmentPadding, height: line.height)
    }
    /// The container of the empty line after a final line break; nil without such a line.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect == .zero ? nil : textContainers.first
    }

    /// Draws a range again.
    public func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }
}
