import TextLayout

extension NSAttributedString {
    /// The size of the text in points, without wrapping. Not rounded to pixels.
    public func size() -> CGSize {
        layout(width: nil, height: nil).size
    }

    /// Draws the text in the current context with its upper left corner at `point`, without wrapping.
    public func draw(at point: CGPoint) {
        draw(layout(width: nil, height: nil), at: point)
    }

    /// Draws the lines that fit into `rect`, wrapped at its width, in the current context.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context; `NSStringDrawingOptions` says what `rect` means.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let layout = layout(in: rect.size, options: options, context: context)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        draw(layout, at: origin)
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
    }

    /// What the text fills when it is drawn into a rectangle of `size`; a width or height of 0 sets no limit. Points,
    /// not rounded to pixels. Without `usesLineFragmentOrigin` the rectangle starts below the baseline, at the font's
    /// descender.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
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
        width: CGFloat?, height: CGFloat?, _ adjust: (inout TextParagraph) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = textParagraph()
        adjust(&paragraph)
        return TextLayout(
            runs: textRuns(over: .plain, adjust: adjust), paragraph: paragraph, width: width, height: height)
    }

    private func draw(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: point, shadow: firstAttribute(.shadow) as? NSShadow)
    }
}

extension TextLayout {
    /// Draws the lines, with `shadow` behind them.
    func draw(in context: CGContext, at origin: CGPoint, shadow: NSShadow?) {
        guard let shadow, let colour = shadow.shadowColor as? UIColor else { return draw(in: context, at: origin) }
        context.saveGState()
        context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: colour.cgColor)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        draw(in: context, at: origin)
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
