import Foundation

/// A path that can be modified. Pass `copy()` to code that needs an unchanging path.
///
/// Every `transform` applies to the points of that call only. A line or curve without a current point is ignored and
/// logged to standard error. Not safe to use from several threads while it is modified.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(storage: PathStorage())
    }

    override init(storage: PathStorage) {
        super.init(storage: storage)
    }

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard DrawingMisuse.accepts([point], in: "move(to:)") else { return }
        storage.move(to: point)
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard canAdd([point], in: "addLine(to:)") else { return }
        storage.addLine(to: point)
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let end = end.applying(transform)
        let control = control.applying(transform)
        guard canAdd([control, end], in: "addQuadCurve(to:control:)") else { return }
        storage.addQuad(control: control, end: end)
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let (end, control1, control2) =
            (end.applying(transform), control1.applying(transform), control2.applying(transform))
        guard canAdd([control1, control2, end], in: "addCurve(to:control1:control2:)") else { return }
        storage.addCurve(control1: control1, control2: control2, end: end)
    }

    /// Closes the subpath with a line to its start; does nothing without a subpath.
    public func closeSubpath() {
        storage.close()
    }

    /// Moves to the first point and adds lines to the others; does nothing for an empty array.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first, DrawingMisuse.accepts(points, in: "addLines(between:)") else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds all elements of `path`.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard transform.isFinite else {
            _ = DrawingMisuse.accepts([CGPoint(x: CGFloat.nan, y: 0)], in: "addPath(_:)")
            return
        }
        path.storage.forEach { storage.append($0.applying(transform)) }
    }

    private func canAdd(_ points: [CGPoint], in call: StaticString) -> Bool {
        guard DrawingMisuse.accepts(points, in: call) else { return false }
        guard storage.current != nil else {
            Log.lineOnce("\(call): no current point, the call is ignored. Call move(to:) first.")
            return false
        }
        return true
    }
}
