import CoreGraphics
import TextLayout

/// One paragraph laid out: one block of lines, or with excluded areas one for each piece of a line.
///
/// Points, y down, from the paragraph's top left corner; offsets are UTF-16 units from its beginning.
@MainActor final class ParagraphLayout {
    /// Consecutive lines with the same left edge.
    struct Block {
        let layout: TextLayout
        let origin: CGPoint
        /// The offset at which the block begins.
        let start: Int
        let end: Int
    }

    let blocks: [Block]
    /// From the top of the first line to the bottom of the last.
    let height: CGFloat
    /// The right edge of the widest line.
    let width: CGFloat
    let isRightToLeft: Bool
    /// The frame of the caret of a paragraph without characters.
    let emptyCaret: CGRect
    /// The space before the next paragraph, in points.
    let style: TextParagraph
    private lazy var carets = blocks.map { $0.layout.carets() }

    init(blocks: [Block], emptyCaret: CGRect, isRightToLeft: Bool, style: TextParagraph) {
        self.blocks = blocks
        self.emptyCaret = emptyCaret
        self.isRightToLeft = isRightToLeft
        self.style = style
        height = blocks.map { $0.origin.y + $0.layout.size.height }.max() ?? emptyCaret.maxY
        width = blocks.flatMap { block in block.layout.lines.map { block.origin.x + $0.frame.maxX } }.max() ?? 0
    }

    private func block(at offset: Int) -> Int { blocks.lastIndex { $0.start <= offset } ?? 0 }

    func caretRect(at offset: Int) -> CGRect {
        guard !blocks.isEmpty else { return emptyCaret }
        let index = block(at: offset)
        return carets[index].caret(at: offset - blocks[index].start)
            .offsetBy(dx: blocks[index].origin.x, dy: blocks[index].origin.y)
    }

    func offset(closestTo point: CGPoint) -> Int {
        guard !blocks.isEmpty else { return 0 }
        func distance(_ block: Block) -> CGFloat {
            let frame = CGRect(origin: block.origin, size: block.layout.size)
            let dy = max(frame.minY - point.y, point.y - frame.maxY, 0)
            let left = frame.minX + (block.layout.lines.map(\.origin.x).min() ?? 0)
            let dx = max(left - point.x, point.x - frame.maxX, 0)
            return dy * 1000 + dx
        }
        let index = blocks.indices.min { distance(blocks[$0]) < distance(blocks[$1]) } ?? 0
        let local = CGPoint(x: point.x - blocks[index].origin.x, y: point.y - blocks[index].origin.y)
        return blocks[index].start + carets[index].offset(closestTo: local)
    }

    func boxes(of range: Range<Int>) -> [CGRect] {
        zip(blocks, carets).flatMap { block, carets -> [CGRect] in
            let part = range.clamped(to: block.start..<block.end)
            guard !part.isEmpty else { return [] }
            return carets.boxes(of: part.lowerBound - block.start..<part.upperBound - block.start)
                .map { $0.offsetBy(dx: block.origin.x, dy: block.origin.y) }
        }
    }

    /// The lines with their ranges and frames.
    var lines: [(range: Range<Int>, frame: CGRect, baseline: CGFloat)] {
        blocks.flatMap { block in
            block.layout.lines.map {
                (
                    $0.range.lowerBound + block.start..<$0.range.upperBound + block.start,
                    $0.frame.offsetBy(dx: block.origin.x, dy: block.origin.y), block.origin.y + $0.baseline
                )
            }
        }
    }

    /// The range of the line with the caret before `offset`.
    func lineRange(at offset: Int) -> Range<Int> {
        let lines = lines
        return lines.first { $0.range.contains(offset) }?.range ?? lines.last?.range ?? 0..<0
    }
}
