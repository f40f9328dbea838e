import CoreGraphics
import TextLayout

/// A laid out text with its caret positions, which are found when they are first needed.
@MainActor final class LaidOutText {
    let layout: TextLayout
    private(set) lazy var carets = layout.carets()

    init(_ layout: TextLayout) { self.layout = layout }
}

/// One paragraph laid out: one block of lines, with excluded areas one for each piece of a line, or if it is long and may be
/// divided, one for each few lines.
///
/// Points, y down, from the paragraph's top left corner; offsets are UTF-16 units from its beginning.
@MainActor final class ParagraphLayout {
    /// Consecutive lines with the same left edge. Several blocks may show lines of the same text.
    @MainActor struct Block {
        let text: LaidOutText
        /// The lines of `text` that belong to the block; not empty.
        let lines: Range<Int>
        /// The top left corner of `text`.
        var origin: CGPoint
        /// The offset at which `text` begins.
        var base: Int
        /// The offset at which the block begins.
        var start: Int
        var end: Int

        /// All lines of a text that begins at `start`.
        init(_ layout: TextLayout, origin: CGPoint, start: Int, end: Int) {
            text = LaidOutText(layout)
            lines = layout.lines.indices
            self.origin = origin
            base = start
            (self.start, self.end) = (start, end)
        }

        /// Some lines of a text that begins at `base`.
        init(_ lines: Range<Int>, of text: LaidOutText, origin: CGPoint, base: Int) {
            self.text = text
            self.lines = lines
            self.origin = origin
            self.base = base
            start = base + text.layout.lines[lines.lowerBound].range.lowerBound
            end = base + text.layout.lines[lines.upperBound - 1].range.upperBound
        }

        /// The top of the first line.
        var top: CGFloat { lines.isEmpty ? origin.y : origin.y + text.layout.lines[lines.lowerBound].origin.y }
        /// The bottom of the last line.
        var bottom: CGFloat { lines.isEmpty ? origin.y : origin.y + text.layout.lines[lines.upperBound - 1].frame.maxY }

        /// The offset at which one of the text's lines begins.
        func lineStart(_ line: Int) -> Int { base + text.layout.lines[line].range.lowerBound }

        /// A line of the block with its range and frame.
        func line(_ line: Int) -> (range: Range<Int>, frame: CGRect) {
            let found = text.layout.lines[line]
            return (
                found.range.lowerBound + base..<found.range.upperBound + base,
                found.frame.offsetBy(dx: origin.x, dy: origin.y)
            )
        }

        /// The block after the text before it has changed.
        func moved(by offset: Int, down dy: CGFloat) -> Block {
            var block = self
            block.base += offset
            block.start += offset
            block.end += offset
            block.origin.y += dy
            return block
        }
    }

    let blocks: [Block]
    /// Whether the blocks are the lines of one column, which `EditedParagraph` may lay out apart from each other.
    let isDivided: Bool
    /// From the top of the first line to the bottom of the last.
    let height: CGFloat
    /// The right edge of the widest line.
    let width: CGFloat
    let isRightToLeft: Bool
    /// The frame of the caret of a paragraph without characters.
    let emptyCaret: CGRect
    /// The space before the next paragraph, in points.
    let style: TextParagraph

    init(
        blocks: [Block], isDivided: Bool = false, emptyCaret: CGRect, isRightToLeft: Bool, style: TextParagraph
    ) {
        self.blocks = blocks
        self.isDivided = isDivided
        self.emptyCaret = emptyCaret
        self.isRightToLeft = isRightToLeft
        self.style = style
        height = blocks.map(\.bottom).max() ?? emptyCaret.maxY
        width =
            blocks.lazy.flatMap { block in
                block.lines.lazy.map { block.origin.x + block.text.layout.lines[$0].frame.maxX }
            }.max() ?? 0
    }

    private func block(at offset: Int) -> Int { blocks.lastIndex { $0.start <= offset } ?? 0 }

    func caretRect(at offset: Int) -> CGRect {
        guard !blocks.isEmpty else { return emptyCaret }
        let block = blocks[block(at: offset)]
        return block.text.carets.caret(at: offset - block.base).offsetBy(dx: block.origin.x, dy: block.origin.y)
    }

    func offset(closestTo point: CGPoint) -> Int {
        guard let last = blocks.last else { return 0 }
        if isDivided {
            let block = blocks.first { point.y < $0.bottom } ?? last
            // Lines of the text that are not the block's may not answer.
            let low = block.top - block.origin.y
            let high = block.end == last.end ? CGFloat.infinity : (block.bottom - block.origin.y).nextDown
            let local = CGPoint(x: point.x - block.origin.x, y: min(max(point.y - block.origin.y, low), high))
            return block.base + block.text.carets.offset(closestTo: local)
        }
        func distance(_ block: Block) -> CGFloat {
            let layout = block.text.layout
            let frame = CGRect(origin: block.origin, size: layout.size)
            let dy = max(frame.minY - point.y, point.y - frame.maxY, 0)
            let left = frame.minX + (layout.lines.map(\.origin.x).min() ?? 0)
            let dx = max(left - point.x, point.x - frame.maxX, 0)
            return dy * 1000 + dx
        }
        let block = blocks.min { distance($0) < distance($1) } ?? last
        let local = CGPoint(x: point.x - block.origin.x, y: point.y - block.origin.y)
        return block.base + block.text.carets.offset(closestTo: local)
    }

    func boxes(of range: Range<Int>) -> [CGRect] {
        var boxes: [CGRect] = []
        var index = blocks.startIndex
        while index < blocks.endIndex {
            let block = blocks[index]
            // Blocks of one text are asked together: each time, all lines of the text are looked at.
            var next = index + 1
            while next < blocks.endIndex, blocks[next].text === block.text, blocks[next].base == block.base {
                next += 1
            }
            let part = range.clamped(to: block.start..<blocks[next - 1].end)
            if !part.isEmpty {
                boxes += block.text.carets.boxes(of: part.lowerBound - block.base..<part.upperBound - block.base)
                    .map { $0.offsetBy(dx: block.origin.x, dy: block.origin.y) }
            }
            index = next
        }
        return boxes
    }

    /// The number of lines.
    var lineCount: Int { blocks.reduce(0) { $0 + $1.lines.count } }

    /// The line with the caret before `offset`, with its range and frame; nil without characters.
    func line(at offset: Int) -> (range: Range<Int>, frame: CGRect)? {
        guard !blocks.isEmpty else { return nil }
        let block = blocks[block(at: offset)]
        let number = block.lines.first { block.line($0).range.contains(offset) } ?? block.lines.last
        return number.map { block.line($0) }
    }

    /// Draws the lines with characters of `range`, with the paragraph's top left corner at `origin`.
    func draw(_ range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        for block in blocks where block.start < range.upperBound && block.end > range.lowerBound {
            let isWhole = range.lowerBound <= block.start && range.upperBound >= block.end
            let shown = isWhole ? block.lines : block.lines.filter { block.line($0).range.overlaps(range) }.span
            block.text.layout.draw(
                in: context, at: CGPoint(x: origin.x + block.origin.x, y: origin.y + block.origin.y), lines: shown)
        }
    }
}

extension [Int] {
    /// The range from the first to the last of consecutive numbers.
    fileprivate var span: Range<Int> { isEmpty ? 0..<0 : self[0]..<self[count - 1] + 1 }
}
