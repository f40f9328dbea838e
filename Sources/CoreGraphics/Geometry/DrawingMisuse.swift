/// Reports invalid calls of CoreGraphics: one line in the log, and the call changes nothing.
enum DrawingMisuse {
    /// Whether all coordinates are finite; if not, logs Apple's message with the name of the call.
    static func accepts(_ points: [CGPoint], in call: StaticString) -> Bool {
        guard points.contains(where: { !$0.isFinite }) else { return true }
        Log.lineOnce(
            "\(call): an invalid numeric value (NaN, or not-a-number, or infinite) was passed and this value is being "
                + "ignored. Please fix this problem.")
        return false
    }

    /// Whether all four values are finite; if not, logs Apple's message with the name of the call.
    static func accepts(_ rect: CGRect, in call: StaticString) -> Bool {
        accepts([rect.origin, CGPoint(x: rect.size.width, y: rect.size.height)], in: call)
    }
}
