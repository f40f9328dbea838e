extension NSAttributedString {
    /// The size of the text in points, without wrapping. Not rounded to pixels.
    public func size() -> CGSize {
        TextDrawing(self).size()
    }

    /// Draws the text in the current context with its upper left corner at `point`, without wrapping.
    public func draw(at point: CGPoint) {
        TextDrawing(self).draw(at: point)
    }

    /// Draws the lines that fit into `rect`, wrapped at its width, in the current context.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context; `options` determines the meaning of `rect`.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        TextDrawing(self).draw(with: rect, options: options, context: context)
    }

    /// The area that the text fills when drawn into a rectangle of `size`, in points, not rounded to pixels. A width
    /// or height of 0 sets no limit.
    ///
    /// Without `usesLineFragmentOrigin` the rectangle starts below the baseline, at the font's descender.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        TextDrawing(self).boundingRect(with: size, options: options, context: context)
    }
}
