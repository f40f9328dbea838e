/// Measures and draws text with one set of attributes, as `NSAttributedString` does.
extension NSString {
    /// The size of the text in points, without wrapping.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    /// Draws the text with its upper left corner at `point`, without wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the lines that fit into `rect`, wrapped at its width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text; `options` determines the meaning of `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The area that the text fills when drawn into a rectangle of `size`, in points. A width or height of 0 sets no
    /// limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// The same methods for `String`, which has them through bridging to `NSString` on Apple's systems.
extension String {
    /// The size of the text in points, without wrapping.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        textDrawing(attrs).size()
    }

    /// Draws the text with its upper left corner at `point`, without wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        textDrawing(attrs).draw(at: point)
    }

    /// Draws the lines that fit into `rect`, wrapped at its width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        textDrawing(attrs).draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text; `options` determines the meaning of `rect`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        textDrawing(attributes).draw(with: rect, options: options, context: context)
    }

    /// The area that the text fills when drawn into a rectangle of `size`, in points. A width or height of 0 sets no
    /// limit.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        textDrawing(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func textDrawing(_ attributes: [NSAttributedString.Key: Any]?) -> TextDrawing {
        TextDrawing(UniformText(self, attributes ?? [:]))
    }
}
