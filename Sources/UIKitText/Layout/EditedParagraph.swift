import CoreGraphics
import TextLayout

/// The lines of a long paragraph after an edit: those that it may change are laid out, the others are kept.
///
/// They are those of a layout of the whole paragraph. How letters look, and where a line may end, depends on the text
/// nearby. So some text before and after the lines that are needed is laid out with them.
@MainActor struct EditedParagraph {
    /// The paragraph before the edit; divided.
    let old: ParagraphLayout
    /// What was replaced, from the paragraph's beginning.
    let edit: TextReplacement
    /// The length of the paragraph now, without its line break.
    let length: Int
    /// Lays out a range of the paragraph.
    let layout: (Range<Int>) -> TextLayout
    /// The boundary of a character at or after an offset.
    let boundary: (Int) -> Int

    /// The number of lines of a block (chosen: fewer cost more views, more are laid out and drawn for each key).
    private static let linesPerBlock = 4
    /// How much text is laid out at once at most, in UTF-16 units, without what is around it (chosen).
    private static let longestPiece = 1_200

    /// How far around a place the text matters, in UTF-16 units: some letters for ligatures and line ends (chosen), and
    /// for hyphens the longest word that is divided.
    private var context: Int { old.style.hyphenation > 0 ? 80 : 16 }

    /// The blocks after the edit. Nil if the paragraph must be laid out as a whole.
    func blocks() -> [ParagraphLayout.Block]? {
        let first = firstChangedBlock
        guard old.isDivided, length > 0, old.blocks.last?.end == length - edit.growth else { return nil }
        var blocks = Array(old.blocks[..<first])
        var position = old.blocks[first].start
        // The next block of the old lines that may follow.
        var next = first + 1
        func isBehind(_ offset: Int) -> Bool {
            let block = old.blocks[next]
            return block.start < edit.range.upperBound + context || block.start + edit.growth < offset
        }
        var lookahead = context + 2 * lineLength(of: old.blocks[first])
        while position < length {
            while next < old.blocks.count, isBehind(position) { next += 1 }
            let kept = next < old.blocks.count ? old.blocks[next].start + edit.growth : length
            if kept == position { break }
            let start = contextStart(before: position, in: blocks)
            let end = boundary(min(min(kept, position + Self.longestPiece) + lookahead, length))
            let text = LaidOutText(layout(start..<end))
            guard let line = text.layout.lines.firstIndex(where: { start + $0.range.lowerBound == position }) else {
                return nil
            }
            let settled = settledLines(of: text.layout, isEnd: end == length)
            guard line < settled else {
                if end == length { return nil }
                lookahead *= 2
                continue
            }
            var last = line + 1
            while last < settled {
                let offset = start + text.layout.lines[last].range.lowerBound
                while next < old.blocks.count, isBehind(offset) { next += 1 }
                if next < old.blocks.count, old.blocks[next].start + edit.growth == offset { break }
                last += 1
            }
            let above = line > 0 ? text.layout.lines[line - 1].frame.maxY : 0
            let origin = CGPoint(x: old.blocks[first].origin.x, y: (blocks.last?.bottom ?? 0) - above)
            blocks += Self.divided(line..<last, of: text, origin: origin, base: start)
            position = blocks[blocks.count - 1].end
        }
        if next < old.blocks.count, position < length, let bottom = blocks.last?.bottom {
            let dy = bottom - old.blocks[next - 1].bottom
            blocks += old.blocks[next...].map { $0.moved(by: edit.growth, down: dy) }
        }
        return blocks.reduce(0) { $0 + $1.lines.count } >= Self.fewestLines ? blocks : nil
    }

    /// The block with the line before the first one that the edit touches: a line ends where the next word does not fit,
    /// so that the edit may change it.
    private var firstChangedBlock: Int {
        let offset = max(edit.range.lowerBound - context, 0)
        guard let index = old.blocks.lastIndex(where: { $0.start <= offset }) else { return 0 }
        let block = old.blocks[index]
        let isFirstLine = block.lines.count == 1 || offset < block.lineStart(block.lines.lowerBound + 1)
        return isFirstLine ? max(index - 1, 0) : index
    }

    /// The beginning of a line before `position`, with at least `context` units between them.
    private func contextStart(before position: Int, in blocks: [ParagraphLayout.Block]) -> Int {
        for block in blocks.reversed() {
            for line in block.lines.reversed() where position - block.lineStart(line) >= context {
                return block.lineStart(line)
            }
        }
        return 0
    }

    /// The number of lines that text after the layout's end cannot change.
    private func settledLines(of layout: TextLayout, isEnd: Bool) -> Int {
        guard !isEnd, let end = layout.lines.last?.range.upperBound else { return layout.lines.count }
        return layout.lines.dropLast(2).lastIndex { end - $0.range.upperBound >= context }.map { $0 + 1 } ?? 0
    }

    private func lineLength(of block: ParagraphLayout.Block) -> Int {
        (block.end - block.start) / max(block.lines.count, 1) + 1
    }
}

// MARK: Dividing

extension EditedParagraph {
    /// A paragraph with fewer lines is laid out as a whole.
    private static let fewestLines = 2 * linesPerBlock + 1

    /// The lines as blocks with a few lines each.
    private static func divided(
        _ lines: Range<Int>, of text: LaidOutText, origin: CGPoint, base: Int
    ) -> [ParagraphLayout.Block] {
        let count = (lines.count + linesPerBlock - 1) / linesPerBlock
        return (0..<count).map { number in
            let low = lines.lowerBound + number * lines.count / count
            let high = lines.lowerBound + (number + 1) * lines.count / count
            return ParagraphLayout.Block(low..<high, of: text, origin: origin, base: base)
        }
    }

    /// A paragraph that is laid out as a whole, in blocks that an edit may replace. Nil if its lines depend on text that
    /// is far away.
    static func divided(
        _ layout: TextLayout, of text: String, _ style: TextParagraph, origin: CGPoint
    ) -> [ParagraphLayout.Block]? {
        guard layout.lines.count >= fewestLines, isSeparable(text),
            style.tabStops.allSatisfy({ $0.alignment == .left })
        else { return nil }
        return divided(layout.lines.indices, of: LaidOutText(layout), origin: origin, base: 0)
    }

    /// The style of a part of a paragraph that is written from left to right.
    static func style(_ style: TextParagraph, ofPartFrom offset: Int) -> TextParagraph {
        var part = style
        part.direction = .leftToRight
        part.strategy.remove(.pushesOut)
        if offset > 0 { part.firstLineIndent = style.headIndent }
        return part
    }

    /// Whether the lines of `text` depend only on what is near: not where directions mix, nor in scripts whose words are
    /// found with a dictionary, nor after a line break inside the paragraph, which begins with another indent.
    static func isSeparable(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: false
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: false
            case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
            case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0xA9E0...0xA9FF,
                0xAA60...0xAADF:
                false
            default: true
            }
        }
    }
}
