import TextLayout

/// Measures and draws text outside of views, for `NSAttributedString`, `NSString` and `String`.
package struct TextDrawing {
    private let text: any AttributedText
    private let appearance: TextAppearance

    /// - Parameter appearance: the appearance of characters without attributes. Default: 12 points, black.
    package init(_ text: any AttributedText, appearance: TextAppearance = .plain) {
        self.text = text
        self.appearance = appearance
    }

    /// The size in points, without wrapping; not rounded to pixels.
    package func size() -> CGSize {
        layout(width: nil, height: nil).size
    }

    /// Draws without wrapping, with the upper left corner at `point`.
    func draw(at point: CGPoint) {
        draw(layout(width: nil, height: nil), at: point)
    }

    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let layout = layout(in: rect.size, options: options, context: context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        draw(layout, at: origin)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let layout = layout(in: size, options: options, context: context)
        let isFromTop = options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(
            origin: CGPoint(x: 0, y: isFromTop ? 0 : layout.firstBaseline - layout.size.height), size: layout.size)
        context?.totalBounds = bounds
        return bounds
    }

    private func layout(
        in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> TextLayout {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let layout = layout(
            width: size.width > 0 ? size.width : nil, height: wraps && size.height > 0 ? size.height : nil
        ) { paragraph in
            if !wraps { paragraph.lineLimit = 1 }
            if !wraps, paragraph.lineBreak == .wordWrap { paragraph.lineBreak = .clip }
            if options.contains(.truncatesLastVisibleLine) { paragraph.lineBreak = .truncateTail }
            if let scale = context?.minimumScaleFactor, scale > 0 { paragraph.minimumScale = scale }
        }
        context?.actualScaleFactor = layout.scale
        return layout
    }

    private func layout(
        width: CGFloat?, height: CGFloat?, adjust: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = text.textParagraph()
        adjust(&paragraph)
        var appearance = appearance
        appearance.lineWidth = width ?? .infinity
        return TextLayout(
            runs: text.textRuns(appearance: appearance, fallback: .default, adjust: adjust), paragraph: paragraph,
            width: width,
            height: height)
    }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: point, shadow: text.firstAttribute(.shadow) as? NSShadow)
    }
}

extension TextLayout {
    /// Draws the lines with `shadow` behind them.
    package func draw(in context: CGContext, at origin: CGPoint, shadow: NSShadow?) {
        guard let shadow, let color = shadow.shadowColor as? UIColor else { return draw(in: context, at: origin) }
        context.saveGState()
        context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(in: context, at: origin)
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
