import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// Shows the paragraphs of a text view that are visible, the selection behind them and the caret before them.
@MainActor final class TextContentView: UIView {
    private unowned let owner: UITextView
    private var pieces: [TextPieceView] = []
    private let highlights = UIView()
    private let glyphs = UIView()
    let caret = TextCaretView()

    init(owner: UITextView) {
        self.owner = owner
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [highlights, glyphs, caret] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the paragraphs between two heights of the text view, and of long ones the lines.
    func showParagraphs(from low: CGFloat, to high: CGFloat) {
        let layout = owner.layoutManager.documentLayout
        let origin = owner.textOrigin
        let visible = layout.paragraphs(from: low - origin.y, to: high - origin.y)
        let expected = visible.flatMap {
            TextPiece.pieces(of: $0, in: owner, from: low - origin.y, to: high - origin.y)
        }
        var known = Dictionary(pieces.map { ($0.content, $0) }) { first, _ in first }
        var shown = expected.map { known.removeValue(forKey: $0.content) }
        var free = Dictionary(grouping: known.values, by: \.index)
        for (number, piece) in expected.enumerated() {
            let view = shown[number] ?? free[piece.index]?.popLast() ?? TextPieceView()
            shown[number] = view
            if view.superview == nil { glyphs.addSubview(view) }
            view.show(piece, of: owner)
        }
        for view in free.values.joined() { view.removeFromSuperview() }
        pieces = shown.compactMap(\.self)
    }

    /// Shows the selection, and the caret where it is empty.
    func showSelection(isEditing: Bool) {
        let selection = owner.input.editor.selection
        let isShown = owner.isFirstResponder && owner.isSelectable
        let rects = isShown && !selection.isEmpty ? owner.visibleSelectionBoxes(of: selection) : []
        while highlights.subviews.count > rects.count { highlights.subviews.last?.removeFromSuperview() }
        while highlights.subviews.count < rects.count { highlights.addSubview(UIView()) }
        for (view, rect) in zip(highlights.subviews, rects) {
            view.frame = rect
            view.backgroundColor = owner.tintColor.withAlphaComponent(TextMetrics.selectionAlpha)
        }
        caret.isHidden = !isShown || !selection.isEmpty || !isEditing
        guard !caret.isHidden else { return }
        let rect = owner.caretRect(for: owner.input.position(selection.upperBound))
        caret.frame = CGRect(
            x: rect.midX - TextMetrics.caretWidth / 2, y: rect.minY, width: TextMetrics.caretWidth, height: rect.height)
        caret.backgroundColor = owner.tintColor
    }
}
