import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// What one view of a text view draws: a paragraph, or some lines of a long one.
@MainActor struct TextPiece {
    /// Tells what is drawn: another content is drawn again.
    struct Content: Hashable {
        let text: ObjectIdentifier
        let lines: Range<Int>
    }

    let paragraph: ParagraphLayout
    /// The index of the paragraph.
    let index: Int
    /// The lines; nil for the whole paragraph.
    let block: ParagraphLayout.Block?

    var content: Content {
        Content(
            text: block.map { ObjectIdentifier($0.text) } ?? ObjectIdentifier(paragraph), lines: block?.lines ?? 0..<0)
    }

    /// The piece of a paragraph between two heights of the container, or the pieces if its lines are drawn apart.
    static func pieces(of index: Int, in owner: UITextView, from low: CGFloat, to high: CGFloat) -> [TextPiece] {
        let document = owner.layoutManager.documentLayout
        let paragraph = document.paragraph(index)
        let whole = [TextPiece(paragraph: paragraph, index: index, block: nil)]
        guard paragraph.isDivided else { return whole }
        let top = document.top(of: index)
        // Letters reach out of their lines.
        let visible = paragraph.blocks.filter {
            top + $0.top - $0.lineHeight < high && top + $0.bottom + $0.lineHeight > low
        }
        guard let first = visible.first, let last = visible.last else { return [] }
        let start = owner.layoutManager.buffer.paragraphStart(index)
        guard owner.layoutManager.drawsLinesApart(in: start + first.start..<start + last.end) else { return whole }
        return visible.map { TextPiece(paragraph: paragraph, index: index, block: $0) }
    }
}

/// A paragraph or some lines of a long one, drawn again only when the layout is another one.
@MainActor final class TextPieceView: UIView {
    private var piece: TextPiece?
    private weak var owner: UITextView?
    /// The distance from the paragraph's top to the view's, without the margin, in points: whole pixels, so that lines
    /// are drawn as in one picture of the paragraph.
    private var offset: CGFloat = 0
    /// Space for letters that reach out of their lines, in points.
    private static let margin: CGFloat = 6
    /// The same above and below the lines.
    private var verticalMargin = TextPieceView.margin

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// What is shown; nil at the beginning.
    var content: TextPiece.Content? { piece?.content }
    /// The index of the paragraph that is shown.
    var index: Int { piece?.index ?? 0 }

    func show(_ piece: TextPiece, of owner: UITextView) {
        let document = owner.layoutManager.documentLayout
        let origin = owner.textOrigin
        let scale = max(owner.traitCollection.displayScale, 1)
        let offset = piece.block.map { ($0.top * scale).rounded(.down) / scale } ?? 0
        let height = (piece.block?.bottom ?? piece.paragraph.height) - offset
        let margin = piece.block.map { max(Self.margin, $0.lineHeight.rounded(.up)) } ?? Self.margin
        let width = max(piece.paragraph.width, owner.textContainer.size.width)
        let frame = CGRect(
            x: origin.x, y: origin.y + document.top(of: piece.index) + offset, width: width, height: height
        )
        .insetBy(dx: -Self.margin, dy: -margin)
        if !isDrawn(piece, offset: offset) { setNeedsDisplay() }
        self.piece = piece
        self.owner = owner
        self.offset = offset
        verticalMargin = margin
        if frame != self.frame { self.frame = frame }
    }

    /// Whether the view's picture shows `piece` already.
    private func isDrawn(_ piece: TextPiece, offset: CGFloat) -> Bool {
        guard let old = self.piece, old.content == piece.content else { return false }
        guard let block = piece.block, let oldBlock = old.block else { return old.index == piece.index }
        // Lines have other heights in pixels where they begin inside of another pixel.
        return abs((block.top - offset) - (oldBlock.top - self.offset)) < 1e-6
    }

    override func draw(_ rect: CGRect) {
        guard let owner, let piece else { return }
        let manager = owner.layoutManager
        guard piece.index < manager.buffer.paragraphCount else { return }
        let start = manager.buffer.paragraphStart(piece.index)
        let end = piece.block?.end ?? manager.buffer.paragraphLength(piece.index)
        let range = NSRange(location: start + (piece.block?.start ?? 0), length: end - (piece.block?.start ?? 0))
        let top = manager.documentLayout.top(of: piece.index)
        let origin = CGPoint(x: Self.margin, y: verticalMargin - offset - top)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}

extension ParagraphLayout.Block {
    /// The height of the first line, in points.
    fileprivate var lineHeight: CGFloat { lines.isEmpty ? 0 : text.layout.lines[lines.lowerBound].height }
}
