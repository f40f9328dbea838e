import CoreGraphics
import UIFoundation
import UIKitCore

/// The geometry of the text.
extension UITextView: LayoutManagerObserver {
    /// The container's top left corner, in points of the text view.
    var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

    func layoutManager(_ manager: NSLayoutManager, didReplace range: Range<Int>?, with text: String) {
        input.lastTyped.hide()
        if let range {
            input.editor.replaceKeepingSelection(range, with: text)
        } else {
            input.editor = TextEditor(textStorage.string)
        }
        layoutDidChange()
    }

    func layoutDidChange() {
        isTextLaidOut = false
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    func updateEverything() {
        updateAppearance()
        updateTextLayout()
        layoutDidChange()
    }

    /// Draws the text again with other colors.
    func invalidateText() {
        layoutManager.documentLayout.invalidate()
        setNeedsLayout()
    }

    func updateAppearance() {
        var textAppearance = TextAppearance(
            font: attributes.font ?? TextViewAttributes.defaultFont, color: attributes.color ?? .label
        ) { [weak self] color in
            // Colors are resolved within the layout call, which runs on the main actor.
            MainActor.assumeIsolated { self.map { color.resolvedColor(in: $0).cgColor } ?? color.cgColor }
        }
        textAppearance.isBold = traitCollection.legibilityWeight == .bold
        layoutManager.appearance = textAppearance
        layoutManager.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layoutManager.endAttributes = attributes.typing
        layoutManager.linkAttributes = [.underlineStyle: NSUnderlineStyle([]).rawValue]
            .merging(linkTextAttributes) { $1 }
    }

    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        if let own = attributes.font { attributes.font = own.adjusted(to: traitCollection) }
        if let own = attributes.typing[.font] as? UIFont {
            attributes.typing[.font] = own.adjusted(to: traitCollection)
        }
        let whole = NSRange(location: 0, length: textStorage.length)
        textStorage.beginEditing()
        textStorage.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: traitCollection)
            if adjusted !== font { textStorage.addAttribute(.font, value: adjusted, range: range) }
        }
        textStorage.endEditing()
    }

    /// Adapts the container to the width, and the content to the text.
    func updateTextLayout() {
        if textContainer.widthTracksTextView {
            let width = max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
            if textContainer.size.width != width {
                textContainer.size = CGSize(width: width, height: textContainer.size.height)
            }
        }
        isTextLaidOut = true
        laidOutWidth = bounds.width
        let height = layoutManager.documentLayout.height + textContainerInset.top + textContainerInset.bottom
        let scale = max(traitCollection.displayScale, 1)
        let size = CGSize(width: bounds.width, height: (height * scale).rounded(.up) / scale)
        if contentSize != size { contentSize = size }
        let frame = CGRect(origin: .zero, size: size)
        if content.frame != frame { content.frame = frame }
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let probe = TextDocumentLayout(source: layoutManager)
        var shape = textContainer.shape
        let inset = textContainerInset
        let isLimited = width.isFinite && width > 0 && width < 1e7
        shape.width = isLimited ? max(width - inset.left - inset.right, 0) : .infinity
        probe.invalidate()
        probe.shape = shape
        let height = probe.height
        let used = probe.usedWidth + shape.padding + inset.left + inset.right
        let scale = max(traitCollection.displayScale, 1)
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(
            width: isLimited ? min(up(used), width) : up(used), height: up(height + inset.top + inset.bottom))
    }

    // MARK: Geometry for editing

    package func caretRect(at offset: Int) -> CGRect {
        updateContainerWidth()
        let line = layoutManager.documentLayout.caretRect(at: offset)
        let limit = max(bounds.width - 1, 0)
        return CGRect(
            x: min(max(line.minX + textOrigin.x, 0), limit), y: line.minY + textOrigin.y, width: 1,
            height: line.height + TextMetrics.caretExtraHeight)
    }

    package func offset(closestTo point: CGPoint) -> Int {
        updateContainerWidth()
        return layoutManager.documentLayout.offset(
            closestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
    }

    package func selectionBoxes(of range: Range<Int>) -> [CGRect] {
        updateContainerWidth()
        return layoutManager.documentLayout.boxes(of: range)
            .map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
    }

    /// The rectangles near the visible part, so that selecting a long text does not lay it all out.
    func visibleSelectionBoxes(of range: Range<Int>) -> [CGRect] {
        let layout = layoutManager.documentLayout
        let visible = layout.paragraphs(from: bounds.minY - textOrigin.y, to: bounds.maxY - textOrigin.y)
        let buffer = layoutManager.buffer
        let low = buffer.paragraphStart(visible.lowerBound)
        let last = min(visible.upperBound, buffer.paragraphCount) - 1
        let high = buffer.paragraphStart(last) + buffer.paragraphLength(last)
        return selectionBoxes(of: range.clamped(to: low..<high))
    }

    package func lineRange(at offset: Int) -> Range<Int> { layoutManager.documentLayout.lineRange(at: offset) }
    package func isRightToLeft(at offset: Int) -> Bool { layoutManager.documentLayout.isRightToLeft(at: offset) }
    package var pageHeight: CGFloat {
        bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    }

    private func updateContainerWidth() {
        if textContainer.widthTracksTextView { updateTextLayout() }
    }

    // MARK: Scrolling

    func reveal(_ range: NSRange) {
        updateTextLayout()
        let range = input.editor.buffer.clamped(TextRanges.range(range))
        let rect =
            range.isEmpty
            ? caretRect(at: range.lowerBound) : selectionBoxes(of: range).reduce(CGRect.null) { $0.union($1) }
        guard !rect.isNull, isScrollEnabled else { return }
        scrollRectToVisible(withInsets(rect), animated: false)
    }

    /// `rect` of the text as high as it is to be visible: the inset at the top and bottom stays visible with the first and
    /// last line.
    private func withInsets(_ rect: CGRect) -> CGRect {
        let isFirst = rect.minY <= textOrigin.y
        let isLast = rect.maxY >= contentSize.height - textContainerInset.bottom - TextMetrics.caretExtraHeight
        let top = isFirst ? 0 : rect.minY
        let bottom = isLast ? contentSize.height : rect.maxY
        return CGRect(x: bounds.minX, y: top, width: 1, height: max(bottom - top, 1))
    }

    func revealCaret() {
        guard window != nil, isFirstResponder else { return }
        guard !isScrollEnabled else { return reveal(NSRange(location: input.editor.head, length: 0)) }
        revealCaretAroundLater()
    }

    /// Scrolls the scroll views around a text view that does not scroll itself to its caret. They get to know the height of
    /// the text after its change: the row of a table when the app asks for it, others in the next layout.
    private func revealCaretAroundLater() {
        guard isEditable, !revealsCaretAround, let loop = UIKitSystem.current?.frameLoop else { return }
        revealsCaretAround = true
        _ = loop.scheduleWork("the caret of a \(type(of: self))", after: 0) { [weak self] in
            self?.revealsCaretAround = false
            self?.revealCaretAround()
        }
    }

    private func revealCaretAround() {
        guard let window, isFirstResponder, !isScrollEnabled, input.editor.selection.isEmpty else { return }
        window.layoutIfNeeded()
        updateTextLayout()
        let rect = withInsets(caretRect(at: input.editor.head))
        for case let scroll as UIScrollView in sequence(first: superview, next: { $0?.superview })
        where !scroll.isTracking && !scroll.isDragging {
            scroll.scrollRectToVisible(convert(rect, to: scroll), animated: true)
        }
    }
}
