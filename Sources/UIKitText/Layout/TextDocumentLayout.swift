import CoreGraphics
import TextLayout
import UIFoundation
import UIKitCore

/// The text of a document laid out paragraph by paragraph.
///
/// Only paragraphs that are shown or asked about are laid out; the height of others is estimated from their length. An
/// edit lays out the paragraphs that it changes, and of a long one the lines around it (`EditedParagraph`). Points of the
/// text container, y down; offsets are UTF-16 units.
@MainActor package final class TextDocumentLayout {
    /// What the layout needs to know about the text.
    @MainActor package protocol Source: AnyObject {
        /// The text by paragraph.
        var layoutBuffer: TextBuffer { get }
        /// The runs of `range`, whose text is `text`. Attachments receive the width of a line; nil for no limit.
        func layoutRuns(in range: Range<Int>, text: String, lineWidth: CGFloat?) -> [TextRun]
        /// The free part of a proposed line with the text at `offset`, in points of the container; what is left of the line
        /// is in `remaining`.
        func layoutLine(_ proposed: CGRect, at offset: Int, remaining: inout CGRect) -> CGRect
        /// The style of the paragraph at `offset`.
        func layoutStyle(at offset: Int) -> TextParagraph
        /// The font of characters at `offset`, which may be the end of the text.
        func layoutFont(at offset: Int) -> UIFont
        /// Whether text without a direction of its own is written from right to left.
        var layoutIsRightToLeft: Bool { get }
        /// Whether dots are shown in place of characters. The direction of the characters must not show either.
        var layoutHidesText: Bool { get }
    }

    /// The shape of the area that the text fills.
    package struct Shape: Equatable {
        /// The width of the container, in points; infinite for no wrapping.
        package var width: CGFloat = .infinity
        /// The empty space at both sides of the lines, in points.
        package var padding: CGFloat = 5
        /// The maximum number of lines; 0 for no limit.
        package var maximumLines = 0
        /// How the last allowed line ends.
        package var lineBreak = TextParagraph.LineBreak.wordWrap
        /// The areas without text.
        package var exclusionPaths: [UIBezierPath] = []
        /// Whether the container is asked for the place of each line.
        package var asksContainer = false
        /// Whether the width of a line depends on its place, so that a paragraph's layout depends on those before it.
        var isIrregular: Bool { asksContainer || !exclusionPaths.isEmpty }

        package init() {}
    }

    struct Entry {
        var layout: ParagraphLayout?
        var height: CGFloat?
        /// The layout before edits that were not laid out yet, and what they replaced, from the paragraph's beginning.
        var outdated: (layout: ParagraphLayout, edit: TextReplacement)?

        /// The paragraph before `edit` is laid out.
        func edited(by edit: TextReplacement) -> Entry {
            if let layout { return Entry(outdated: layout.isDivided ? (layout, edit) : nil) }
            return Entry(outdated: outdated.map { ($0.layout, $0.edit.followed(by: edit)) })
        }
    }

    /// Texts up to this length, in UTF-16 units, are laid out completely, so that their height is exact.
    package static let exactLength = 20_000

    unowned let source: any Source
    private(set) var entries: [Entry] = []
    /// The tops of the first paragraphs, as far as they are known.
    private var tops: [CGFloat] = [0]
    /// The area that the text fills. Setting it lays everything out again.
    package var shape = Shape() {
        didSet { if shape != oldValue { invalidate() } }
    }

    package init(source: any Source) {
        self.source = source
        entries = [Entry()]
    }

    /// Forgets everything.
    package func invalidate() {
        entries = Array(repeating: Entry(), count: source.layoutBuffer.paragraphCount)
        tops = [0]
    }

    /// Lays changed paragraphs out again when they are needed.
    ///
    /// - Parameter edit: What was replaced, from the beginning of the text, if nothing else has changed.
    func replaceParagraphs(_ change: TextBuffer.Change, edit: TextReplacement? = nil) {
        guard shape.maximumLines == 0, !shape.isIrregular, change.first + change.removed <= entries.count
        else { return invalidate() }
        var new = Array(repeating: Entry(), count: change.inserted)
        if var edit, change.removed == 1, change.inserted == 1 {
            let start = source.layoutBuffer.paragraphStart(change.first)
            edit.range = edit.range.lowerBound - start..<edit.range.upperBound - start
            new[0] = entries[change.first].edited(by: edit)
        }
        entries.replaceSubrange(change.first..<change.first + change.removed, with: new)
        // The next paragraph's distance depends on the one before it.
        tops.removeLast(max(tops.count - 1 - max(change.first, 0), 0))
        if entries.count != source.layoutBuffer.paragraphCount { invalidate() }
    }

    /// Lays the paragraphs of `range` out again, after their attributes changed.
    package func invalidate(_ range: Range<Int>) {
        let buffer = source.layoutBuffer
        let first = buffer.paragraph(at: range.lowerBound).index
        let last = buffer.paragraph(at: max(range.upperBound, range.lowerBound)).index
        replaceParagraphs(TextBuffer.Change(first: first, removed: last - first + 1, inserted: last - first + 1))
    }

    // MARK: Paragraphs

    package var paragraphCount: Int { entries.count }

    /// The layout of a paragraph; made when it is first asked for.
    func paragraph(_ index: Int) -> ParagraphLayout {
        if let layout = entries[index].layout { return layout }
        let layout = makeParagraph(index)
        let isOther = entries[index].height != layout.height
        entries[index] = Entry(layout: layout, height: layout.height)
        if isOther { tops.removeLast(max(tops.count - 1 - index, 0)) }
        return layout
    }

    /// The top of a paragraph, in points of the container.
    func top(of index: Int) -> CGFloat {
        let isExact = source.layoutBuffer.length <= Self.exactLength || shape.isIrregular
        while tops.count <= index {
            let previous = tops.count - 1
            if isExact { _ = paragraph(previous) }
            let gap = entries[previous].layout.map { layout in
                CGFloat(layout.style.gap(before: style(ofParagraph: previous + 1)))
            }
            tops.append(tops[previous] + height(of: previous) + (gap ?? 0))
        }
        return tops[index]
    }

    private func style(ofParagraph index: Int) -> TextParagraph {
        source.layoutStyle(at: source.layoutBuffer.paragraphStart(index))
    }

    private func height(of index: Int) -> CGFloat {
        if let height = entries[index].height { return height }
        let line = estimatedLineHeight
        let width = max(shape.width - 2 * shape.padding, 1)
        let perLine = width.isFinite ? max(width / (line * 0.42), 1) : .infinity
        let lines = (CGFloat(source.layoutBuffer.paragraphLength(index)) / perLine).rounded(.up)
        let height = max(lines, 1) * line
        entries[index].height = height
        return height
    }

    private var estimatedLineHeight: CGFloat { source.layoutFont(at: 0).lineHeight }

    /// The height of the whole text, in points; estimated for parts of a long text that were never shown.
    package var height: CGFloat {
        let last = entries.count - 1
        let isExact = source.layoutBuffer.length <= Self.exactLength || shape.isIrregular
        let top = top(of: last)
        return top + (isExact ? paragraph(last).height : height(of: last))
    }

    /// The right edge of the widest line that is laid out.
    package var usedWidth: CGFloat {
        if source.layoutBuffer.length <= Self.exactLength { for index in entries.indices { _ = paragraph(index) } }
        return entries.compactMap { $0.layout?.width }.max() ?? 0
    }

    /// Whether the last paragraph was laid out.
    package var isComplete: Bool { !entries.contains { $0.layout == nil } }

    /// The paragraphs between two heights, laid out.
    package func paragraphs(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        var first = paragraphIndex(at: low)
        // Laying out a paragraph may change the places of those after it.
        var index = first
        while index < entries.count, top(of: index) < high {
            _ = paragraph(index)
            index += 1
        }
        first = min(first, entries.count - 1)
        return first..<max(index, first + 1)
    }

    /// The paragraph at a height.
    package func paragraphIndex(at y: CGFloat) -> Int {
        _ = top(of: entries.count - 1)
        var low = 0
        var high = entries.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if top(of: middle) <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Draws the lines of a paragraph with characters of `range`, which counts from the beginning of the text, with the
    /// container's top left corner at `origin`.
    func draw(_ index: Int, range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        let layout = paragraph(index)
        let start = source.layoutBuffer.paragraphStart(index)
        layout.draw(
            range.lowerBound - start..<range.upperBound - start, in: context,
            at: CGPoint(x: origin.x, y: origin.y + top(of: index)))
    }

    // MARK: Carets

    /// The caret before `offset`, without width.
    package func caretRect(at offset: Int) -> CGRect {
        let (index, start) = source.layoutBuffer.paragraph(at: offset)
        let characterIndex = min(offset - start, source.layoutBuffer.contentLength(index))
        let rect = paragraph(index).caretRect(at: characterIndex)
        return rect.offsetBy(dx: 0, dy: top(of: index))
    }

    /// The offset whose caret is nearest to `point`.
    package func offset(closestTo point: CGPoint) -> Int {
        let index = paragraphIndex(at: point.y)
        let layout = paragraph(index)
        let local = CGPoint(x: point.x, y: point.y - top(of: index))
        let offset = min(layout.offset(closestTo: local), source.layoutBuffer.contentLength(index))
        return source.layoutBuffer.paragraphStart(index) + offset
    }

    /// The rectangles of the lines in `range`. Lines whose break is selected extend to the container's end, unless
    /// `breaks` is false.
    package func boxes(of range: Range<Int>, breaks: Bool = true) -> [CGRect] {
        let buffer = source.layoutBuffer
        let range = buffer.clamped(range)
        guard !range.isEmpty else { return [] }
        var (index, start) = buffer.paragraph(at: range.lowerBound)
        var boxes: [CGRect] = []
        while start < range.upperBound, index < buffer.paragraphCount {
            let end = start + buffer.paragraphLength(index)
            let content = start + buffer.contentLength(index)
            let layout = paragraph(index)
            let top = top(of: index)
            let low = max(range.lowerBound, start) - start
            boxes += layout.boxes(of: low..<max(low, min(range.upperBound, content) - start))
                .map { $0.offsetBy(dx: 0, dy: top) }
            if breaks, range.upperBound >= end, content < end { boxes.append(breakBox(index, content - start, top)) }
            start = end
            index += 1
        }
        return boxes
    }

    /// The rectangle for a selected line break: from the end of the line to the end of the container.
    private func breakBox(_ index: Int, _ frame: Int, _ top: CGFloat) -> CGRect {
        let layout = paragraph(index)
        let caret = layout.caretRect(at: frame).offsetBy(dx: 0, dy: top)
        let width = shape.width.isFinite ? shape.width - shape.padding : max(layout.width, caret.maxX + 4)
        return layout.isRightToLeft
            ? CGRect(x: shape.padding, y: caret.minY, width: max(caret.minX - shape.padding, 0), height: caret.height)
            : CGRect(x: caret.minX, y: caret.minY, width: max(width - caret.minX, 0), height: caret.height)
    }

    /// The range of the line with the caret before `offset`, without its line break.
    package func lineRange(at offset: Int) -> Range<Int> {
        let buffer = source.layoutBuffer
        let (index, start) = buffer.paragraph(at: offset)
        let content = buffer.contentLength(index)
        let line = paragraph(index).line(at: min(offset - start, content))?.range ?? 0..<0
        var high = min(line.upperBound, content)
        // The caret at the end of a wrapped line would be drawn on the next one.
        if high < content, high > line.lowerBound { high = buffer.previousCharacter(before: start + high) - start }
        return start + min(line.lowerBound, content)..<start + max(high, min(line.lowerBound, content))
    }

    /// Whether the paragraph at `offset` is written from right to left.
    package func isRightToLeft(at offset: Int) -> Bool {
        paragraph(source.layoutBuffer.paragraph(at: offset).index).isRightToLeft
    }
}
