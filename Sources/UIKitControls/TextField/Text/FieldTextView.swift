import TextLayout
import UIKitCore
import UIKitText

/// The subview of a text field that shows the line, selection and caret. It does not handle touches.
@MainActor final class FieldTextView: UIView {
    /// The values to show.
    struct Content {
        var text: FieldTextLayout
        var selection: Range<Int>
        var isEditing: Bool
        /// The alignment of a line that is shorter than the view.
        var alignment: NSTextAlignment
        var lineHeight: CGFloat
    }

    private let glyphView = FieldGlyphView()
    /// The field, whose subclass may draw the text itself.
    weak var field: UITextField? {
        didSet { glyphView.field = field }
    }
    private let caret = TextCaretView()
    private var selectionViews: [UIView] = []
    private var content: Content?
    /// The scroll offset to the left, for a line wider than the view, so that the caret is visible.
    private var scrollOffset: CGFloat = 0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(glyphView)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    func update(_ content: Content) {
        self.content = content
        // Text positions may be queried before the next layout.
        scrollToCaret(content)
        setNeedsLayout()
    }

    /// The x coordinate of the line's left end, in points of this view.
    private var origin: CGFloat {
        guard let content else { return 0 }
        let spare = bounds.width - content.text.layout.size.width
        guard spare >= (content.isEditing ? TextFieldMetrics.caretWidth : 0) else { return -scrollOffset }
        switch content.alignment {
        case .center: return (spare / 2).floored(atScale: traitCollection.displayScale)
        case .right: return spare - (content.isEditing ? TextFieldMetrics.caretWidth : 0)
        case .left, .natural, .justified: return 0
        }
    }

    private var top: CGFloat {
        guard let content else { return 0 }
        return ((bounds.height - content.lineHeight) / 2).floored(atScale: traitCollection.displayScale)
    }

    /// The text offset nearest to `point` of this view.
    func offset(closestTo point: CGPoint) -> Int { content?.text.offset(closestTo: point.x - origin) ?? 0 }

    /// The frame of the caret before `offset`, in points of this view.
    func caretRect(at offset: Int) -> CGRect {
        guard let content else { return .zero }
        let scale = traitCollection.displayScale
        let height = (content.lineHeight + TextFieldMetrics.caretExtraHeight).ceiled(atScale: scale)
        let y = ((bounds.height - height) / 2).floored(atScale: scale)
        let x = min(max(origin + content.text.x(of: offset), 0), max(bounds.width - TextFieldMetrics.caretWidth, 0))
        return CGRect(
            x: x.floored(atScale: scale), y: y, width: TextFieldMetrics.caretWidth, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        scrollToCaret(content)
        glyphView.frame = bounds
        glyphView.update(content.text.layout, origin: CGPoint(x: origin, y: top))
        updateSelectionViews(content)
        caret.frame = caretRect(at: content.selection.upperBound)
        caret.backgroundColor = tintColor
        caret.isHidden = !content.isEditing || !content.selection.isEmpty
    }

    private func scrollToCaret(_ content: Content) {
        let width = content.text.layout.size.width
        let x = content.text.x(of: head ?? content.selection.upperBound)
        guard content.isEditing else {
            scrollOffset = 0
            return
        }
        let availableWidth = bounds.width - TextFieldMetrics.caretWidth
        scrollOffset = min(max(scrollOffset, x - availableWidth), x)
        scrollOffset = max(0, min(scrollOffset, width - availableWidth))
    }

    /// The end of the selection that moves and is kept visible.
    var head: Int?

    private func updateSelectionViews(_ content: Content) {
        let places = content.isEditing ? selectionBoxes(of: content.selection) : []
        while selectionViews.count > places.count { selectionViews.removeLast().removeFromSuperview() }
        while selectionViews.count < places.count {
            let box = UIView()
            insertSubview(box, at: 0)
            selectionViews.append(box)
        }
        for (box, place) in zip(selectionViews, places) {
            box.frame = place
            box.backgroundColor = tintColor.withAlphaComponent(TextFieldMetrics.selectionAlpha)
        }
    }

    /// Draws the line of text.
    func drawLine() { glyphView.drawLine() }

    /// Starts or stops blinking. The field that is first responder blinks; starting again restarts the cycle.
    func setCaretBlinks(_ blinks: Bool) { caret.setBlinks(blinks) }

    /// The rectangles of selected text, in points of this view.
    func selectionBoxes(of range: Range<Int>) -> [CGRect] {
        guard let content else { return [] }
        return content.text.selectionRects(of: range).map {
            CGRect(x: origin + $0.minX, y: top, width: $0.width, height: content.lineHeight)
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

/// The glyphs in a view of their own, redrawn only when the text or its origin changes.
@MainActor private final class FieldGlyphView: UIView {
    private var line: TextLayout?
    private var origin = CGPoint.zero
    weak var field: UITextField?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func update(_ line: TextLayout, origin: CGPoint) {
        guard line !== self.line || origin != self.origin else { return }
        self.line = line
        self.origin = origin
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        if let field { field.drawText(in: bounds) } else { drawLine() }
    }

    func drawLine() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        line?.draw(in: context, at: origin)
    }
}
