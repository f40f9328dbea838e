import CoreGraphics
import TextLayout
import UIFoundation
import UIKitCore

// MARK: Making paragraphs

extension TextDocumentLayout {
    /// Lays out a paragraph, or after an edit the lines of it that changed.
    func makeParagraph(_ index: Int) -> ParagraphLayout {
        let buffer = source.layoutBuffer
        let start = buffer.paragraphStart(index)
        let content = buffer.contentLength(index)
        var style = source.layoutStyle(at: start)
        style.lineLimit = 0
        style.lineBreak = style.lineBreak == .charWrap ? .charWrap : .wordWrap
        let isRightToLeft = direction(of: buffer.paragraphText(index), style)
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
        var blocks: [ParagraphLayout.Block] = []
        var isDivided = false
        let area = ExclusionArea(shape.exclusionPaths)
        let top = shape.isIrregular ? top(of: index) : 0
        if content == 0 {
            // Only the caret is shown.
        } else if let edited = editedBlocks(index, style, isRightToLeft: isRightToLeft) {
            (blocks, isDivided) = (edited, true)
        } else if shape.asksContainer {
            blocks = blocksOfContainerLines(start..<start + content, style, top: top)
        } else if top < area.bottom {
            blocks = blocksBesideExclusions(start..<start + content, style, area, top: top)
        } else {
            let whole = makeBlock(start..<start + content, from: 0, style, left: shape.padding, width: lineWidth, y: 0)
            let parts = isRightToLeft ? nil : dividedBlocks(whole, of: index, style)
            (blocks, isDivided) = (parts ?? [whole], parts != nil)
        }
        return ParagraphLayout(
            blocks: blocks, isDivided: isDivided, emptyCaret: empty, isRightToLeft: isRightToLeft, style: style)
    }

    /// The lines of a long paragraph as blocks that an edit may replace; nil if they must stay together.
    private func dividedBlocks(
        _ whole: ParagraphLayout.Block, of index: Int, _ style: TextParagraph
    ) -> [ParagraphLayout.Block]? {
        guard lineWidth != nil, shape.maximumLines == 0, !shape.isIrregular, !source.layoutHidesText else { return nil }
        let text = source.layoutBuffer.paragraphText(index).dropLast(
            source.layoutBuffer.paragraphLength(index) - whole.end)
        return EditedParagraph.divided(whole.text.layout, of: String(text), style, origin: whole.origin)
    }

    /// The blocks of a long paragraph after an edit; nil if it must be laid out as a whole.
    private func editedBlocks(
        _ index: Int, _ style: TextParagraph, isRightToLeft: Bool
    ) -> [ParagraphLayout.Block]? {
        guard let (old, edit) = entries[index].outdated, old.style == style, !isRightToLeft, !source.layoutHidesText
        else { return nil }
        let buffer = source.layoutBuffer
        let start = buffer.paragraphStart(index)
        let new = edit.newRange.lowerBound + start..<edit.newRange.upperBound + start
        guard EditedParagraph.isSeparable(buffer.text(in: new)) else { return nil }
        return EditedParagraph(
            old: old, edit: edit, length: buffer.contentLength(index),
            layout: { part in
                self.makeLayout(
                    part.lowerBound + start..<part.upperBound + start,
                    EditedParagraph.style(style, ofPartFrom: part.lowerBound), width: self.lineWidth)
            },
            boundary: { buffer.characterBoundary(atOrAfter: $0 + start) - start }
        ).blocks()
    }

    private var lineWidth: CGFloat? { shape.width.isFinite ? max(shape.width - 2 * shape.padding, 0) : nil }

    /// The lines that are left for a paragraph; nil for no limit.
    private func remainingLines(before index: Int) -> Int? {
        guard shape.maximumLines > 0 else { return nil }
        let used = (0..<index).reduce(0) { $0 + max(paragraph($1).lineCount, 1) }
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
        _ range: Range<Int>, _ style: TextParagraph, _ area: ExclusionArea, top: CGFloat
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
                next = max(next, y + block.text.layout.size.height)
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
                next = max(next, free.minY - top + block.text.layout.size.height)
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
        let probe = makeLayout(low..<sampleEnd, style, width: width)
        let count = max(probe.lines.first?.range.upperBound ?? 1, 1)
        let end = min(low + count, range.upperBound)
        let line = makeLayout(low..<end, style, width: width)
        return ParagraphLayout.Block(
            line, origin: CGPoint(x: piece.lowerBound, y: y), start: offset, end: end - range.lowerBound)
    }

    private func makeBlock(
        _ range: Range<Int>, from offset: Int, _ style: TextParagraph, left: CGFloat, width: CGFloat?, y: CGFloat
    ) -> ParagraphLayout.Block {
        let layout = makeLayout(range.lowerBound + offset..<range.upperBound, style, width: width)
        return ParagraphLayout.Block(layout, origin: CGPoint(x: left, y: y), start: offset, end: range.count)
    }

    /// How many UTF-16 units were laid out since the process began.
    package private(set) static var unitsLaidOut = 0

    private func makeLayout(_ range: Range<Int>, _ style: TextParagraph, width: CGFloat?) -> TextLayout {
        Self.unitsLaidOut += range.count
        return TextLayout(
            runs: source.layoutRuns(in: range, text: source.layoutBuffer.text(in: range), lineWidth: width),
            paragraph: style, width: width)
    }
}
