import CoreGraphics
import TextLayout
import UIFoundation
import UIKitCore

/// Lays the text of an `NSTextStorage` out in a text container.
///
/// Every UTF-16 unit counts as one glyph. Text is laid out in the first container. Points of the container, y down.
@preconcurrency @MainActor open class NSLayoutManager: NSObject, TextContainerOwner {
    /// The text; nil for none. Set by `NSTextStorage.addLayoutManager(_:)`.
    open weak var textStorage: NSTextStorage? {
        didSet { if textStorage !== oldValue { reload() } }
    }
    /// The areas to fill. Text is laid out in the first.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Whether lines that are not shown may be laid out later. Always true for long texts.
    open var allowsNonContiguousLayout = false
    /// Whether the fonts' own line spacing is used. Setting it has no effect. Default true.
    open var usesFontLeading = true
    /// Whether control characters are drawn. Setting it has no effect. Default false.
    open var showsControlCharacters = false
    /// Whether spaces and line breaks are drawn. Setting it has no effect. Default false.
    open var showsInvisibleCharacters = false
    /// How willingly lines of paragraphs without a factor of their own are hyphenated, from 0, never, to 1. Default 0.
    open var hyphenationFactor: CGFloat = 0 {
        didSet {
            guard hyphenationFactor != oldValue else { return }
            layout.invalidate()
            observer?.layoutDidChange()
        }
    }

    /// The text by paragraph.
    private(set) var buffer = TextBuffer()
    private lazy var layout = TextDocumentLayout(source: self)
    /// The appearance of characters without attributes.
    var appearance = TextAppearance.plain
    /// The view's direction.
    var isRightToLeft = false
    /// The attributes of an empty last paragraph.
    var endAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text that an input method is composing, and its attributes.
    var mark: (range: Range<Int>, attributes: [NSAttributedString.Key: Any])?
    /// The attributes that links get in place of their own.
    var linkAttributes: [NSAttributedString.Key: Any] = [:]
    /// The text view that shows the text.
    weak var observer: (any LayoutManagerObserver)?

    /// Creates a manager without text and containers.
    public override init() {
        super.init()
    }

    /// The laid out text.
    var documentLayout: TextDocumentLayout { layout }

    func didMove(to storage: NSTextStorage?) { textStorage = storage }

    private func reload() {
        buffer = TextBuffer(textStorage?.string ?? "")
        layout.invalidate()
        observer?.layoutManager(self, didReplace: nil, with: "")
    }

    package func containerDidChange() {
        layout.shape = textContainers.first?.shape ?? TextDocumentLayout.Shape()
        observer?.layoutDidChange()
    }

    /// Adds a container. The first one is filled.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.owner = self
        containerDidChange()
    }

    /// Removes the container at `index`.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).owner = nil
        containerDidChange()
    }

    /// Inserts a container. The first one is filled. An index out of range is moved to the nearest one.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        var containers = textContainers
        containers.insert(container, at: min(max(index, 0), containers.count))
        for offset in textContainers.indices.reversed() { removeTextContainer(at: offset) }
        containers.forEach(addTextContainer)
    }
    /// Lays the text out again. Containers call it when their shape has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        if container === textContainers.first { containerDidChange() }
    }
    /// The container of a glyph, and the range of its text: the first one with the whole text. Nil out of range.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex), let container = textContainers.first else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
        return container
    }
    /// The same as `textContainer(forGlyphAt:effectiveRange:)`.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// Called by the storage after an edit. Lays the changed paragraphs out again.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        guard textStorage === self.textStorage else { return }
        if editMask.contains(.editedCharacters) {
            let old =
                newCharRange.location..<max(newCharRange.location + newCharRange.length - delta, newCharRange.location)
            let new = (textStorage.string as NSString).substring(with: newCharRange)
            layout.replaceParagraphs(
                buffer.replace(old, with: new), edit: TextReplacement(range: old, length: newCharRange.length))
            observer?.layoutManager(self, didReplace: old, with: new)
        } else {
            layout.invalidate(newCharRange.location..<NSMaxRange(newCharRange))
            observer?.layoutDidChange()
        }
    }

    /// Lays the paragraphs of a range out again when they are needed.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        let range = clamped(charRange)
        layout.invalidate(range)
        actualCharacterRange?.pointee = NSRange(location: range.lowerBound, length: range.count)
        observer?.layoutDidChange()
    }

    /// Draws the range again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        layout.invalidate(clamped(charRange))
        observer?.layoutDidChange()
    }

    /// Draws a range again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    private func clamped(_ range: NSRange) -> Range<Int> {
        guard range.location != NSNotFound else { return 0..<0 }
        let low = min(max(range.location, 0), buffer.length)
        return low..<low + min(max(range.length, 0), buffer.length - low)
    }

    // MARK: Layout

    /// Lays the text in a container out.
    open func ensureLayout(for container: NSTextContainer) { _ = layout.height }
    /// Lays a range out.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout.boxes(of: clamped(charRange)) }

    /// Lays a range out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }
    /// Lays the lines out that cross a rectangle.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        ensureLayout(forCharacterRange: glyphRange(forBoundingRect: bounds, in: container))
    }
    /// Whether the heights of lines that have not been shown are estimated: in long texts.
    open var hasNonContiguousLayout: Bool { numberOfGlyphs > TextDocumentLayout.exactLength }

    // MARK: Glyphs

    /// The number of UTF-16 units.
    open var numberOfGlyphs: Int { buffer.length }
    /// The rectangle that the text uses in a container, with the padding at both sides of the lines.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        let width = layout.usedWidth
        return CGRect(x: 0, y: 0, width: width + container.lineFragmentPadding, height: layout.height)
    }

    /// The same range, as every character is a glyph.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The same range, as every character is a glyph.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The range of the text in a container: the whole text in the first.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: container === textContainers.first ? buffer.length : 0)
    }
    /// The same index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The same index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character nearest to `point`. `partialFraction` is how far inside it the point is, from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard container === textContainers.first, buffer.length > 0 else { return 0 }
        let near = layout.offset(closestTo: point)
        let previous = buffer.previousCharacter(before: near)
        for offset in [previous, near] where offset < buffer.length {
            let next = buffer.nextCharacter(after: offset)
            guard let box = layout.boxes(of: offset..<next).first, box.minX <= point.x, point.x < box.maxX else {
                continue
            }
            if box.width > 0 { partialFraction?.pointee = (point.x - box.minX) / box.width }
            return offset
        }
        return min(near, buffer.previousCharacter(before: buffer.length))
    }
    /// The character nearest to `point`.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }
    /// Whether there is a glyph with this index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// The range of the lines that cross a rectangle; empty without any.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
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
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

    /// The place of a glyph on its baseline, from the top left corner of its line. Zero out of range.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard isValidGlyphIndex(glyphIndex) else { return .zero }
        let line = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
        let box = documentLayout.boxes(of: glyphIndex..<buffer.nextCharacter(after: glyphIndex)).first
        let x = box?.minX ?? documentLayout.caretRect(at: glyphIndex).minX
        return CGPoint(x: x - line.minX, y: line.height + layoutFont(at: glyphIndex).descender)
    }

    /// The character nearest to `point`. `partialFraction` is how far inside it the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    /// How far inside the character nearest to it a point is, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The rectangle around a range.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        let range = clamped(glyphRange)
        guard !range.isEmpty else { return layout.caretRect(at: range.lowerBound) }
        return layout.boxes(of: range).reduce(CGRect.null) { $0.union($1) }
    }
    /// Calls `block` with each rectangle of a selected range.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for box in layout.boxes(of: clamped(glyphRange)) where !stop.boolValue { block(box, &stop) }
    }
    /// Calls `block` with the rectangle, the used rectangle, the container and the range of each line.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let range = clamped(glyphRange)
        var stop = ObjCBool(false)
        var offset = range.lowerBound
        repeat {
            let line = line(at: offset)
            block(fullWidth(line.frame, container), line.frame, container, line.range, &stop)
            offset = NSMaxRange(line.range)
        } while offset < range.upperBound && !stop.boolValue
    }
    /// The rectangle of the line with a character, as wide as the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        let line = line(at: glyphIndex)
        effectiveGlyphRange?.pointee = line.range
        return textContainers.first.map { fullWidth(line.frame, $0) } ?? line.frame
    }
    /// The used rectangle of the line with a character.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        let line = line(at: glyphIndex)
        effectiveGlyphRange?.pointee = line.range
        return line.frame.insetBy(dx: -(textContainers.first?.lineFragmentPadding ?? 0), dy: 0)
    }
    /// The rectangle of the empty line after a final line break; zero without one.
    open var extraLineFragmentRect: CGRect {
        guard let container = textContainers.first, buffer.length > 0,
            buffer.paragraphLength(buffer.paragraphCount - 1) == 0
        else { return .zero }
        return fullWidth(layout.caretRect(at: buffer.length), container)
    }

    /// The same as `lineFragmentRect(forGlyphAt:effectiveRange:)`.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    /// The same as `lineFragmentUsedRect(forGlyphAt:effectiveRange:)`.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The used part of the empty line after a final line break: its padding. Zero without such a line.
    open var extraLineFragmentUsedRect: CGRect {
        let line = extraLineFragmentRect
        guard let container = extraLineFragmentTextContainer else { return .zero }
        return CGRect(x: line.minX, y: line.minY, width: 2 * container.lineFragmentPadding, height: line.height)
    }
    /// The container of the empty line after a final line break; nil without such a line.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect == .zero ? nil : textContainers.first
    }

    private func fullWidth(_ frame: CGRect, _ container: NSTextContainer) -> CGRect {
        guard container.size.width > 0 else { return frame }
        return CGRect(x: 0, y: frame.minY, width: container.size.width, height: frame.height)
    }

    private func line(at offset: Int) -> (range: NSRange, frame: CGRect) {
        let offset = min(max(offset, 0), buffer.length)
        let (index, start) = buffer.paragraph(at: offset)
        let top = layout.top(of: index)
        guard let line = layout.paragraph(index).line(at: offset - start) else {
            let range = NSRange(location: start, length: buffer.paragraphLength(index))
            return (range, layout.caretRect(at: start))
        }
        var end = line.range.upperBound
        if end == buffer.contentLength(index) { end = buffer.paragraphLength(index) }
        let range = NSRange(location: start + line.range.lowerBound, length: end - line.range.lowerBound)
        return (range, line.frame.offsetBy(dx: 0, dy: top))
    }

    // MARK: Drawing

    /// Draws what is behind the text of a range, with the container's top left corner at `origin`. The default fills the
    /// background colors of characters with `fillBackgroundRectArray(_:count:forCharacterRange:color:)`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard textStorage != nil, !layoutHidesText else { return }
        let range = clamped(glyphsToShow)
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (attributes, end) = shownAttributes(at: offset, limit: range.upperBound)
            if let color = attributes[.backgroundColor] as? UIColor {
                let rects = layout.boxes(of: offset..<end, breaks: false).map {
                    $0.offsetBy(dx: origin.x, dy: origin.y)
                }
                let characters = NSRange(location: offset, length: end - offset)
                fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: characters, color: color)
            }
            offset = end
        }
    }

    /// Draws the lines of a range, with the container's top left corner at `origin`.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let range = clamped(glyphsToShow)
        let first = buffer.paragraph(at: range.lowerBound).index
        let last = buffer.paragraph(at: max(range.upperBound - 1, range.lowerBound)).index
        for index in first...last { layout.draw(index, range: range, in: context, at: origin) }
    }

    /// Fills rectangles behind a range, with their tops and bottoms on whole pixels. Points of the context, y down.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for index in 0..<max(rectCount, 0) { context.fill(Self.pixelAligned(rectArray[index], in: context)) }
    }
}

extension NSLayoutManager {
    /// The rectangle with its top and bottom moved to pixel borders, at least one pixel high.
    fileprivate static func pixelAligned(_ rect: CGRect, in context: CGContext) -> CGRect {
        let transform = context.userSpaceToDeviceSpaceTransform
        guard transform.b == 0, transform.c == 0, transform.d != 0 else { return rect }
        var pixels = context.convertToDeviceSpace(rect)
        pixels.size.height = max(pixels.height.rounded(), 1)
        pixels.origin.y = pixels.minY.rounded()
        return context.convertToUserSpace(pixels)
    }
}

/// The text view of a layout manager.
@MainActor protocol LayoutManagerObserver: AnyObject {
    /// Called after characters changed: `range`, in the text before, became `text`. Nil for another storage.
    func layoutManager(_ manager: NSLayoutManager, didReplace range: Range<Int>?, with text: String)
    /// Called after attributes, or the shape of the container, changed.
    func layoutDidChange()
    /// Whether dots are shown in place of characters.
    var isSecureTextEntry: Bool { get }
    /// The offset of the one character that is readable in a hidden text; nil for none.
    var readableOffset: Int? { get }
}

extension NSLayoutManager: TextDocumentLayout.Source {
    package var layoutBuffer: TextBuffer { buffer }
    package var layoutIsRightToLeft: Bool { isRightToLeft }
    package var layoutHidesText: Bool { observer?.isSecureTextEntry == true }

    package func layoutRuns(in range: Range<Int>, text: String, lineWidth: CGFloat?) -> [TextRun] {
        guard textStorage != nil else { return [] }
        if layoutHidesText { return secretRuns(in: range) }
        var textAppearance = appearance
        textAppearance.container = textContainers.first
        textAppearance.lineWidth = lineWidth ?? .infinity
        var runs: [TextRun] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (attributes, end) = shownAttributes(at: offset, limit: range.upperBound)
            var run = textAppearance.textRun(for: buffer.text(in: offset..<end), attributes: attributes, at: offset)
            // Drawn by `drawBackground(forGlyphRange:at:)`.
            run.background = nil
            runs.append(run)
            offset = end
        }
        return runs
    }

    /// Whether the lines of a paragraph may be drawn apart from each other: no subclass draws more than letters, and no
    /// letter reaches into the background of another line.
    func drawsLinesApart(in range: Range<Int>) -> Bool {
        guard type(of: self) == NSLayoutManager.self else { return false }
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (attributes, end) = shownAttributes(at: offset, limit: range.upperBound)
            if attributes[.backgroundColor] != nil { return false }
            offset = end
        }
        return true
    }

    /// The attributes that the character at `offset` is shown with, and the end of the range that has them, at most
    /// `limit`.
    private func shownAttributes(at offset: Int, limit: Int) -> (attributes: [NSAttributedString.Key: Any], end: Int) {
        guard let textStorage, offset < textStorage.length else { return (endAttributes, limit) }
        var effective = NSRange(location: offset, length: 1)
        var attributes = textStorage.attributes(at: offset, effectiveRange: &effective)
        var end = min(max(NSMaxRange(effective), offset + 1), limit)
        if attributes[.link] != nil { attributes.merge(linkAttributes) { $1 } }
        if let mark {
            if mark.range.contains(offset) {
                attributes.merge(mark.attributes) { $1 }
                end = min(end, mark.range.upperBound)
            } else if offset < mark.range.lowerBound {
                end = min(end, mark.range.lowerBound)
            }
        }
        return (attributes, end)
    }

    package func layoutLine(_ proposed: CGRect, at offset: Int, remaining: inout CGRect) -> CGRect {
        let direction = layoutStyle(at: offset).direction
        return textContainers.first?.lineFragmentRect(
            forProposedRect: proposed, at: offset,
            writingDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight, remaining: &remaining)
            ?? proposed
    }

    /// Dots. Of the attributes only font and color are shown: links, attachments and spacing tell about the text.
    private func secretRuns(in range: Range<Int>) -> [TextRun] {
        let shown = attributes(at: range.lowerBound).filter { $0.key == .font || $0.key == .foregroundColor }
        let readable = observer?.readableOffset.map { $0 - range.lowerBound }
        let dots = SecretText.dotsWithSameLength(as: buffer.text(in: range), except: readable)
        return [appearance.textRun(for: dots, attributes: shown)]
    }

    package func layoutStyle(at offset: Int) -> TextParagraph {
        var style = TextParagraph(attributes(at: offset)[.paragraphStyle] as? NSParagraphStyle ?? .default)
        if style.hyphenation == 0 { style.hyphenation = hyphenationFactor }
        return style
    }

    package func layoutFont(at offset: Int) -> UIFont {
        attributes(at: offset)[.font] as? UIFont ?? appearance.font
    }

    private func attributes(at offset: Int) -> [NSAttributedString.Key: Any] {
        guard let textStorage, offset < textStorage.length else { return endAttributes }
        return textStorage.attributes(at: offset, effectiveRange: nil)
    }
}
