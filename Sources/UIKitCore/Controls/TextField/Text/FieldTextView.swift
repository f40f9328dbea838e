import TextLayout

/// The subview of a text field that shows the line, selection and caret. It does not handle touches.
@MainActor final class FieldTextView: UIView {
    /// The values to show.
    struct Content {
        var text: FieldText
        var selection: Range<Int>
        var isEditing: Bool
        /// The alignment of a line that is shorter than the view.
        var alignment: NSTextAlignment
        var lineHeight: CGFloat
    }

    private let ink = FieldInkView()
    private let caret = UIView()
    private var boxes: [UIView] = []
    private var content: Content?
    private var blink: CaretBlink?
    /// The scroll offset to the left, for a line wider than the view, so that the caret is visible.
    private var scroll: CGFloat = 0

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        caret.layer.cornerRadius = TextFieldMeasure.caretWidth / 2
        caret.isHidden = true
        addSubview(ink)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ content: Content) {
        self.content = content
        // Text positions may be queried before the next layout.
        scrollToCaret(content)
        setNeedsLayout()
    }

    /// The x coordinate of the line's left end, in points of this view.
    private var origin: CGFloat {
        guard let content else { return 0 }
        let spare = bounds.width - content.text.layout.size.width
        guard spare >= (content.isEditing ? TextFieldMeasure.caretWidth : 0) else { return -scroll }
        switch content.alignment {
        case .center: return (spare / 2).floored(atScale: traitCollection.displayScale)
        case .right: return spare - (content.isEditing ? TextFieldMeasure.caretWidth : 0)
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
        let height = (content.lineHeight + TextFieldMeasure.caretRise).ceiled(atScale: scale)
        let y = ((bounds.height - height) / 2).floored(atScale: scale)
        let x = min(max(origin + content.text.x(of: offset), 0), max(bounds.width - TextFieldMeasure.caretWidth, 0))
        return CGRect(
            x: x.floored(atScale: scale), y: y, width: TextFieldMeasure.caretWidth, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        scrollToCaret(content)
        ink.frame = bounds
        ink.show(content.text.layout, at: CGPoint(x: origin, y: top))
        showSelection(content)
        caret.frame = caretRect(at: content.selection.upperBound)
        caret.backgroundColor = tintColor
        caret.isHidden = !content.isEditing || !content.selection.isEmpty
    }

    private func scrollToCaret(_ content: Content) {
        let (width, x) = (content.text.layout.size.width, content.text.x(of: head ?? content.selection.upperBound))
        guard content.isEditing else {
            scroll = 0
            return
        }
        let room = bounds.width - TextFieldMeasure.caretWidth
        scroll = min(max(scroll, x - room), x)
        scroll = max(0, min(scroll, width - room))
    }

    /// The end of the selection that moves and is kept visible.
    var head: Int?

    private func showSelection(_ content: Content) {
        let places = content.isEditing ? content.text.boxes(of: content.selection) : []
        while boxes.count > places.count { boxes.removeLast().removeFromSuperview() }
        while boxes.count < places.count {
            let box = UIView()
            insertSubview(box, at: 0)
            boxes.append(box)
        }
        for (box, place) in zip(boxes, places) {
            box.frame = CGRect(x: origin + place.minX, y: top, width: place.width, height: content.lineHeight)
            box.backgroundColor = tintColor.withAlphaComponent(TextFieldMeasure.selectionAlpha)
        }
    }

    // MARK: Caret

    /// Starts or stops blinking. The field that is first responder blinks; starting again restarts the cycle.
    func setBlinks(_ blinks: Bool) {
        guard blinks, let system = window?.system else {
            blink?.stop()
            blink = nil
            return
        }
        if let blink { return blink.restart() }
        blink = CaretBlink(on: system.host.clock) { [weak self, weak system] strength in
            system?.activate()
            self?.caret.alpha = strength
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}

/// The glyphs in a view of their own, redrawn only when the text or its origin changes.
@MainActor private final class FieldInkView: UIView {
    private var line: TextLayout?
    private var origin = CGPoint.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func show(_ line: TextLayout, at origin: CGPoint) {
        guard line !== self.line || origin != self.origin else { return }
        (self.line, self.origin) = (line, origin)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        line?.draw(in: context, at: origin)
    }
}
