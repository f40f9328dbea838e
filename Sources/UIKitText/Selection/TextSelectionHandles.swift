import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// A ball with a stem at an end of a selection, which a finger drags.
@MainActor final class TextHandleView: UIView {
    private let ball = UIView()
    private let stem = UIView()
    let pan = UIPanGestureRecognizer()
    let isLeading: Bool

    init(isLeading: Bool) {
        self.isLeading = isLeading
        super.init(frame: .zero)
        ball.layer.cornerRadius = TextMetrics.handleRadius
        for view in [stem, ball] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        accessibilityIdentifier = isLeading ? "text.selection.start" : "text.selection.end"
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    /// The ball and what is beyond it: touches of the text itself belong to the text.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.contains(point) else { return false }
        return isLeading ? point.y <= ball.frame.maxY : point.y >= ball.frame.minY
    }

    /// Places the handle at a caret, in points of the superview.
    func place(at caret: CGRect, color: UIColor) {
        let side = TextMetrics.handleTouchSide
        let radius = TextMetrics.handleRadius
        let top = caret.minY - (isLeading ? 2 * radius - TextMetrics.handleOverlap : 0)
        let height = caret.height + 2 * radius - TextMetrics.handleOverlap
        let touch = CGRect(x: caret.midX - side / 2, y: top, width: side, height: height)
        frame = touch.insetBy(dx: 0, dy: min((height - side) / 2, 0))
        let y = (bounds.height - height) / 2
        ball.frame = CGRect(
            x: side / 2 - radius, y: isLeading ? y : y + height - 2 * radius, width: 2 * radius, height: 2 * radius)
        stem.frame = CGRect(
            x: side / 2 - TextMetrics.handleStem / 2, y: isLeading ? y + radius : y, width: TextMetrics.handleStem,
            height: height - radius)
        ball.backgroundColor = color
        stem.backgroundColor = color
    }
}

/// The two handles of a selection.
@MainActor final class TextSelectionHandles {
    private unowned let interaction: UITextInteraction
    private var handles: [TextHandleView] = []
    /// The end that stays while the other one is dragged; nil while none is.
    private var fixedEnd: Int?
    private var grabOffset = CGVector.zero

    init(of interaction: UITextInteraction) { self.interaction = interaction }

    /// Shows the handles at the ends of the selection, or removes them.
    func update(isShown: Bool) {
        let selection = interaction.selection
        guard isShown, !selection.isEmpty, interaction.textInput?.isFirstResponder == true,
            let view = interaction.view, let textView = interaction.textView
        else { return remove() }
        if handles.isEmpty { handles = [make(isLeading: true), make(isLeading: false)] }
        for handle in handles {
            if handle.superview !== view { view.addSubview(handle) }
            let caret = interaction.caretRect(at: handle.isLeading ? selection.lowerBound : selection.upperBound)
            guard !caret.isNull else { return remove() }
            handle.place(at: textView.convert(caret, to: view), color: view.tintColor)
        }
    }

    func remove() {
        handles.forEach { $0.removeFromSuperview() }
        handles = []
        fixedEnd = nil
    }

    private func make(isLeading: Bool) -> TextHandleView {
        let handle = TextHandleView(isLeading: isLeading)
        handle.pan.addTarget(self, action: Selector("textHandleDragged:", TextSelectionHandles.dragged))
        return handle
    }

    private func dragged(_ pan: UIGestureRecognizer) {
        guard let handle = pan.view as? TextHandleView, let textView = interaction.textView else { return }
        let point = pan.location(in: textView)
        switch pan.state {
        case .began:
            let selection = interaction.selection
            interaction.hideMenu()
            fixedEnd = handle.isLeading ? selection.upperBound : selection.lowerBound
            let caret = interaction.caretRect(at: handle.isLeading ? selection.lowerBound : selection.upperBound)
            grabOffset = CGVector(dx: caret.midX - point.x, dy: caret.midY - point.y)
        case .changed: move(handle, to: CGPoint(x: point.x + grabOffset.dx, y: point.y + grabOffset.dy))
        case .ended, .cancelled, .failed:
            fixedEnd = nil
            interaction.showMenu()
        case .possible: break
        }
    }

    /// Moves an end. It stays at least one character away from the other.
    private func move(_ handle: TextHandleView, to point: CGPoint) {
        guard let fixedEnd else { return }
        let offset = interaction.offset(at: point)
        if handle.isLeading {
            let limit = interaction.client?.input.editor.buffer.previousCharacter(before: fixedEnd) ?? fixedEnd - 1
            interaction.select(from: fixedEnd, to: min(offset, limit))
        } else {
            let limit = interaction.client?.input.editor.buffer.nextCharacter(after: fixedEnd) ?? fixedEnd + 1
            interaction.select(from: fixedEnd, to: max(offset, limit))
        }
        interaction.selectionDidMove()
    }
}
