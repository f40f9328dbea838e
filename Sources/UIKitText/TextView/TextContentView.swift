import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// Shows the paragraphs of a text view that are visible, the selection behind them and the caret before them.
@MainActor final class TextContentView: UIView {
    private unowned let owner: UITextView
    private var paragraphs: [Int: TextParagraphView] = [:]
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

    /// Shows the paragraphs between two heights of the text view.
    func showParagraphs(from low: CGFloat, to high: CGFloat) {
        let layout = owner.layoutManager.documentLayout
        let origin = owner.textOrigin
        let visible = layout.paragraphs(from: low - origin.y, to: high - origin.y)
        for (index, view) in paragraphs where !visible.contains(index) {
            view.removeFromSuperview()
            paragraphs[index] = nil
        }
        for index in visible {
            let view = paragraphs[index] ?? TextParagraphView()
            if paragraphs[index] == nil {
                paragraphs[index] = view
                glyphs.addSubview(view)
            }
            view.show(index, of: owner)
        }
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

/// One paragraph, drawn again only when its layout is another one.
@MainActor final class TextParagraphView: UIView {
    private var layout: ParagraphLayout?
    private var index = 0
    private weak var owner: UITextView?
    /// Space for letters that reach out of their lines, in points.
    private static let margin: CGFloat = 6

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func show(_ index: Int, of owner: UITextView) {
        let document = owner.layoutManager.documentLayout
        let layout = document.paragraph(index)
        let origin = owner.textOrigin
        let width = max(layout.width, owner.textContainer.size.width)
        let frame = CGRect(
            x: origin.x, y: origin.y + document.top(of: index), width: width, height: layout.height
        ).insetBy(dx: -Self.margin, dy: -Self.margin)
        if layout !== self.layout || index != self.index { setNeedsDisplay() }
        self.layout = layout
        self.index = index
        self.owner = owner
        if frame != self.frame { self.frame = frame }
    }

    override func draw(_ rect: CGRect) {
        guard let owner else { return }
        let manager = owner.layoutManager
        guard index < manager.buffer.paragraphCount else { return }
        let start = manager.buffer.paragraphStart(index)
        let range = NSRange(location: start, length: manager.buffer.paragraphLength(index))
        let top = manager.documentLayout.top(of: index)
        let origin = CGPoint(x: Self.margin, y: Self.margin - top)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}
