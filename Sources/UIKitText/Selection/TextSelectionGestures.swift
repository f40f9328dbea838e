import CoreGraphics
import UIFoundation
@_spi(Core) import UIKitCore

/// Recognizes taps, and remembers how many followed each other and what they were made with.
@MainActor final class TextTapRecognizer: UITapGestureRecognizer {
    private(set) var tapCount = 1
    private(set) var isFromMouse = false
    private(set) var isExtending = false
    /// Whether the recognizer may take a tap.
    var isEnabledForTaps: () -> Bool = { true }

    override var meetsBeginConditions: Bool { isEnabledForTaps() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first {
            tapCount = touch.tapCount
            isFromMouse = touch.isFromMouse
            isExtending = event.modifierFlags.contains(.shift)
        }
        super.touchesEnded(touches, with: event)
    }

    /// Also prevents the tap recognizers of enclosing views. Recognizers of the same view continue.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view
    }
}

/// Recognizes a finger that stays down. A mouse that does selects when it moves.
@MainActor final class TextPressRecognizer: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !touches.contains(where: \.isFromMouse) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }
}

/// Recognizes a drag of the mouse, which selects from where the button went down.
@MainActor final class TextPointerDragRecognizer: UIGestureRecognizer {
    private(set) var start = CGPoint.zero
    private(set) var current = CGPoint.zero
    private(set) var tapCount = 1
    private static let slop: CGFloat = 3

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, touch.source == .primaryButton, numberOfTouches <= 1
        else { return state = .failed }
        start = touch.location(in: view)
        current = start
        tapCount = touch.tapCount
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        current = touch.location(in: view)
        switch state {
        case .possible: if hypot(current.x - start.x, current.y - start.y) > Self.slop { state = .began }
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

/// The recognizers of a text, and what they do.
@MainActor final class TextSelectionGestures {
    private unowned let interaction: UITextInteraction
    private let tap = TextTapRecognizer()
    private let secondaryTap = UITapGestureRecognizer()
    private let press = TextPressRecognizer()
    private let drag = TextPointerDragRecognizer()
    private lazy var loupe = TextLoupe()
    private let autoscroller = TextAutoscroller()
    /// The unit that a mouse drag began in; it stays selected.
    private var dragOrigin = 0..<0
    private var dragGranularity = UITextGranularity.character

    var recognizers: [UIGestureRecognizer] {
        (interaction.recognizesTaps ? [tap] : []) + [secondaryTap, press, drag]
    }

    init(of interaction: UITextInteraction) {
        self.interaction = interaction
        tap.isEnabledForTaps = { [weak interaction] in interaction?.textInput?.canBecomeFirstResponder == true }
        secondaryTap.buttonMaskRequired = .secondary
        // The mask does not concern fingers.
        secondaryTap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        press.minimumPressDuration = TextMetrics.pressDuration
        tap.cancelsTouchesInView = false
        tap.delaysTouchesEnded = false
        tap.addTarget(self, action: Selector("textTapped", TextSelectionGestures.tapped))
        secondaryTap.addTarget(self, action: Selector("textSecondaryTapped", TextSelectionGestures.secondaryTapped))
        press.addTarget(self, action: Selector("textPressed", TextSelectionGestures.pressed))
        drag.addTarget(self, action: Selector("textDragged", TextSelectionGestures.dragged))
    }

    private func point(of recognizer: UIGestureRecognizer) -> CGPoint {
        recognizer.location(in: interaction.textView)
    }

    /// The text view with an item at `point`, and the item.
    private func item(at point: CGPoint) -> (UITextView, UITextItem)? {
        guard let view = interaction.textInput as? UITextView, let item = view.item(at: point) else { return nil }
        return (view, item)
    }

    // MARK: Taps

    private func tapped() {
        let point = point(of: tap)
        if let (view, item) = item(at: point) { return view.performPrimaryAction(of: item) }
        let wasActive = interaction.textInput?.isFirstResponder == true
        guard interaction.begin(at: point) else { return }
        let offset = interaction.offset(at: point)
        if tap.isExtending { return extendSelection(to: offset, from: wasActive ? nil : 0) }
        switch tap.tapCount {
        case 1 where tap.isFromMouse: clickedOnce(at: offset)
        case 1: interaction.placeCaret(tappedAt: point, wasActive: wasActive)
        case 2: select(interaction.unit(.word, at: offset))
        default: select(interaction.unit(tripleTapUnit, at: offset))
        }
    }

    private var tripleTapUnit: UITextGranularity { interaction.textInput is UITextView ? .paragraph : .document }

    private func select(_ range: Range<Int>) {
        interaction.select(from: range.lowerBound, to: range.upperBound)
        interaction.setHandlesShown(!tap.isFromMouse)
        if !tap.isFromMouse { interaction.showMenuSoon() }
    }

    /// A mouse places the caret exactly.
    private func clickedOnce(at offset: Int) {
        interaction.hideMenu()
        interaction.setHandlesShown(false)
        interaction.select(from: offset, to: offset)
    }

    /// Extends from the end that does not move; from `base` for a text that was not active.
    private func extendSelection(to offset: Int, from base: Int?) {
        let selection = interaction.selection
        let anchor = base ?? interaction.client?.input.editor.anchor ?? selection.lowerBound
        interaction.hideMenu()
        interaction.select(from: anchor, to: offset)
    }

    private func secondaryTapped() {
        let point = point(of: secondaryTap)
        if let (view, item) = item(at: point), view.showMenu(of: item) { return }
        guard interaction.begin(at: point) else { return }
        let offset = interaction.offset(at: point)
        let selection = interaction.selection
        if selection.isEmpty || !(selection.lowerBound...selection.upperBound).contains(offset) {
            let word = interaction.unit(.word, at: offset)
            interaction.select(from: word.lowerBound, to: word.upperBound)
        }
        interaction.setHandlesShown(false)
        interaction.showMenu()
    }

    // MARK: Press and drag

    private func pressed() {
        let point = point(of: press)
        switch press.state {
        case .began, .changed:
            if press.state == .began {
                if let (view, item) = item(at: point), view.showMenu(of: item) { return cancelPress() }
                guard interaction.begin(at: point) else { return }
                interaction.hideMenu()
                interaction.setHandlesShown(false)
            }
            let offset = interaction.offset(at: point)
            let range = interaction.isTextEditable ? offset..<offset : interaction.unit(.word, at: offset)
            interaction.select(from: range.lowerBound, to: range.upperBound)
            loupe.show(around: point, caret: interaction.caretRect(at: offset), in: interaction.textView)
        case .ended:
            loupe.hide()
            guard interaction.textInput?.isFirstResponder == true else { return }
            interaction.setHandlesShown(!interaction.selection.isEmpty)
            interaction.showMenu()
        case .cancelled, .failed: loupe.hide()
        case .possible: break
        }
    }

    private func cancelPress() {
        press.isEnabled = false
        press.isEnabled = true
    }

    private func dragged() {
        guard let view = interaction.view, let textView = interaction.textView else { return }
        let point = view.convert(drag.current, to: textView)
        switch drag.state {
        case .began:
            let start = view.convert(drag.start, to: textView)
            guard interaction.begin(at: start) else { return }
            interaction.hideMenu()
            interaction.setHandlesShown(false)
            dragGranularity = drag.tapCount == 1 ? .character : drag.tapCount == 2 ? .word : tripleTapUnit
            let offset = interaction.offset(at: start)
            dragOrigin = dragGranularity == .character ? offset..<offset : interaction.unit(dragGranularity, at: offset)
            dragSelection(to: point)
        case .changed:
            guard let scroll = textView as? UIScrollView, interaction.textInput?.isFirstResponder == true else {
                return dragSelection(to: point)
            }
            dragSelection(to: TextAutoscroller.visible(point, in: scroll))
            autoscroller.follow(point, in: scroll) { [weak self] in self?.dragSelection(to: $0) }
        case .ended, .cancelled, .failed, .possible: autoscroller.stop()
        }
    }

    private func dragSelection(to point: CGPoint) {
        guard interaction.textInput?.isFirstResponder == true else { return }
        let offset = interaction.offset(at: point)
        let unit = dragGranularity == .character ? offset..<offset : interaction.unit(dragGranularity, at: offset)
        if offset < dragOrigin.lowerBound {
            interaction.select(from: dragOrigin.upperBound, to: unit.lowerBound)
        } else {
            interaction.select(from: dragOrigin.lowerBound, to: max(unit.upperBound, dragOrigin.upperBound))
        }
    }
}
