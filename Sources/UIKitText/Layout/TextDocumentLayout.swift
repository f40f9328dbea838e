import CoreGraphics
import TextLayout
import UIFoundation
import UIKitCore

/// The text of a document laid out paragraph by paragraph.
///
/// Only paragraphs that are shown or asked about are laid out; the height of others is estimated from their length. An
/// edit lays out the paragraphs that it changes. Points of the text container, y down; offsets are UTF-16 units.
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

    private struct Entry {
        var layout: ParagraphLayout?
        var height: CGFloat?
    }

    /// Texts up to this length, in UTF-16 units, are laid out completely, so that their height is exact.
    package static let exactLength = 20_000

    private unowned let source: any Source
    private var entries: [Entry] = []
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
    package func replaceParagraphs(_ change: TextBuffer.Change) {
        guard shape.maximumLines == 0, !shape.isIrregular, change.first + change.removed <= entries.count
        else { return invalidate() }
        let new = Array(repeating: Entry(), count: change.inserted)
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

    /// Draws a paragraph with the container's top left corner at `origin`.
    func draw(_ index: Int, in context: CGContext, at origin: CGPoint) {
        let layout = paragraph(index)
        let y = origin.y + top(of: index)
        for block in layout.blocks {
            block.layout.draw(in: context, at: CGPoint(x: origin.x + block.origin.x, y: y + block.origin.y))
        }
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
        let line = paragraph(index).lineRange(at: min(offset - start, content))
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

// MARK: Making paragraphs

extension TextDocumentLayout {
    private func makeParagraph(_ index: Int) -> ParagraphLayout {
        let buffer = source.layoutBuffer
        let start = buffer.paragraphStart(index)
        let content = buffer.contentLength(index)
        var style = source.layoutStyle(at: start)
        style.lineLimit = 0
        style.lineBreak = style.lineBreak == .charWrap ? .charWrap : .wordWrap
        let text = buffer.text(in: start..<start + content)
        let isRightToLeft = direction(of: text, style)
        if style.direction == .natural { style.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        let empty = emptyCaret(at: start, style, isRightToLeft)
        let limit = remainingLines(before: index)
        guard limit != 0 else {
            return ParagraphLayout(
                blocks: [], emptyCaret: CGRect(x: empty.minX, y: 0, width: 0, height: 0), isRightToLeft: isRightToLeft,
                style: style)
        }
        if let limit {
            style.lineLimit = limit
            style.lineBreak = shape.lineBreak
        }
        let blocks: [ParagraphLayout.Block]
        let area = ExclusionArea(shape.exclusionPaths)
        let top = shape.isIrregular ? top(of: index) : 0
        if content == 0 {
            blocks = []
        } else if shape.asksContainer {
            blocks = blocksOfContainerLines(start..<start + content, style, top: top)
        } else if top < area.bottom {
            blocks = blocksBesideExclusions(start..<start + content, text, style, area, top: top)
        } else {
            let layout = TextLayout(
                runs: source.layoutRuns(in: start..<start + content, text: text, lineWidth: lineWidth),
                paragraph: style,
                width: lineWidth)
            let origin = CGPoint(x: shape.padding, y: 0)
            blocks = [ParagraphLayout.Block(layout: layout, origin: origin, start: 0, end: content)]
        }
        return ParagraphLayout(blocks: blocks, emptyCaret: empty, isRightToLeft: isRightToLeft, style: style)
    }

    private var lineWidth: CGFloat? { shape.width.isFinite ? max(shape.width - 2 * shape.padding, 0) : nil }

    /// The lines that are left for a paragraph; nil for no limit.
    private func remainingLines(before index: Int) -> Int? {
        guard shape.maximumLines > 0 else { return nil }
        let used = (0..<index).reduce(0) { $0 + max(paragraph($1).lines.count, 1) }
        return max(shape.maximumLines - used, 0)
    }

    private func emptyCaret(at offset: Int, _ style: TextParagraph, _ isRightToLeft: Bool) -> CGRect {
        let font = source.layoutFont(at: offset)
        let width = lineWidth ?? 0
        let x: CGFloat =
            switch style.alignment {
            case .left: 0
            case .center: width / 2
            case .right: width
            case .natural, .justified: isRightToLeft ? width : 0
            }
        return CGRect(x: x + shape.padding, y: 0, width: 0, height: max(font.lineHeight, style.minimumLineHeight))
    }

    private func direction(of text: String, _ style: TextParagraph) -> Bool {
        let known = source.layoutHidesText ? nil : TextDirection.isRightToLeft(text)
        switch style.direction {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .naturalElseRightToLeft: return known ?? true
        case .natural: return known ?? source.layoutIsRightToLeft
        }
    }

    /// Lays out one piece of a line after the other in the space that exclusion paths leave.
    private func blocksBesideExclusions(
        _ range: Range<Int>, _ text: String, _ style: TextParagraph, _ area: ExclusionArea, top: CGFloat
    ) -> [ParagraphLayout.Block] {
        var blocks: [ParagraphLayout.Block] = []
        var offset = 0
        var y: CGFloat = 0
        var style = style
        let lineHeight = source.layoutFont(at: range.lowerBound).lineHeight
        let right = (lineWidth ?? Self.unlimitedWidth) + shape.padding
        while offset < range.count {
            guard top + y < area.bottom else {
                blocks.append(makeBlock(range, from: offset, style, left: shape.padding, width: lineWidth, y: y))
                break
            }
            var next = y + lineHeight
            for piece in area.pieces(top: top + y, height: lineHeight, left: shape.padding, right: right)
            where offset < range.count {
                let block = makeLine(range, from: offset, style, piece, y: y)
                blocks.append(block)
                next = max(next, y + block.layout.size.height)
                offset = block.end
                style.firstLineIndent = style.headIndent
            }
            y = next
        }
        return blocks
    }

    /// Lays out one line after the other where the container has room for it, up to the end of the text or of the room.
    private func blocksOfContainerLines(
        _ range: Range<Int>, _ style: TextParagraph, top: CGFloat
    ) -> [ParagraphLayout.Block] {
        var blocks: [ParagraphLayout.Block] = []
        var offset = 0
        var y: CGFloat = 0
        var style = style
        let width = shape.width.isFinite ? shape.width : Self.unlimitedWidth
        let lineHeight = source.layoutFont(at: range.lowerBound).lineHeight
        while offset < range.count, style.lineLimit == 0 || blocks.count < style.lineLimit {
            var line = CGRect(x: 0, y: top + y, width: width, height: lineHeight)
            var next = y + lineHeight
            var isEmpty = true
            while offset < range.count, line.width > 0 {
                var remaining = CGRect.zero
                let free = source.layoutLine(line, at: range.lowerBound + offset, remaining: &remaining)
                let (left, right) = (free.minX + shape.padding, free.maxX - shape.padding)
                line = remaining
                guard left < right, free.minY >= top + y, free.minY.isFinite else { continue }
                let block = makeLine(range, from: offset, style, left..<right, y: free.minY - top)
                blocks.append(block)
                next = max(next, free.minY - top + block.layout.size.height)
                offset = block.end
                style.firstLineIndent = style.headIndent
                isEmpty = false
            }
            if isEmpty { break }
            y = next
        }
        return blocks
    }

    /// The width of lines in a container without a width, in points.
    private static let unlimitedWidth: CGFloat = 10_000

    /// How much text is laid out to find the first line, in UTF-16 units.
    private static let lineSample = 600

    private func makeLine(
        _ range: Range<Int>, from offset: Int, _ style: TextParagraph, _ piece: Range<CGFloat>, y: CGFloat
    ) -> ParagraphLayout.Block {
        let buffer = source.layoutBuffer
        let low = range.lowerBound + offset
        let sampleEnd = buffer.characterBoundary(atOrAfter: min(low + Self.lineSample, range.upperBound))
        let width = piece.upperBound - piece.lowerBound
        let sample = buffer.text(in: low..<sampleEnd)
        let probe = TextLayout(
            runs: source.layoutRuns(in: low..<sampleEnd, text: sample, lineWidth: width), paragraph: style, width: width
        )
        let count = max(probe.lines.first?.range.upperBound ?? 1, 1)
        let end = min(low + count, range.upperBound)
        let line = TextLayout(
            runs: source.layoutRuns(in: low..<end, text: buffer.text(in: low..<end), lineWidth: width),
            paragraph: style,
            width: width)
        return ParagraphLayout.Block(
            layout: line, origin: CGPoint(x: piece.lowerBound, y: y), start: offset, end: end - range.lowerBound)
    }

    private func makeBlock(
        _ range: Range<Int>, from offset: Int, _ style: TextParagraph, left: CGFloat, width: CGFloat?, y: CGFloat
    ) -> ParagraphLayout.Block {
        let part = range.lowerBound + offset..<range.upperBound
        let layout = TextLayout(
            runs: source.layoutRuns(in: part, text: source.layoutBuffer.text(in: part), lineWidth: width),
            paragraph: style,
            width: width)
        return ParagraphLayout.Block(
            layout: layout, origin: CGPoint(x: left, y: y), start: offset, end: range.count)
    }
}
