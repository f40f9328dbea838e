import Foundation

extension CGContext {
    /// Clears the current path.
    public func beginPath() {
        currentPath = PathStorage()
    }

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint) {
        addToPath { $0.move(to: point, transform: $1) }
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) {
        addToPath { $0.addLine(to: point, transform: $1) }
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        addToPath { $0.addCurve(to: end, control1: control1, control2: control2, transform: $1) }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        addToPath { $0.addQuadCurve(to: end, control: control, transform: $1) }
    }

    /// Closes the subpath with a line to its start.
    public func closePath() {
        currentPath.close()
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) {
        addToPath { $0.addRect(rect, transform: $1) }
    }

    /// Adds closed rectangles, in order.
    public func addRects(_ rects: [CGRect]) {
        addToPath { $0.addRects(rects, transform: $1) }
    }

    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        addToPath { $0.addLines(between: points, transform: $1) }
    }

    /// Adds the ellipse inside the rectangle.
    public func addEllipse(in rect: CGRect) {
        addToPath { $0.addEllipse(in: rect, transform: $1) }
    }

    /// Adds an arc; angles in radians, `clockwise` refers to y up as in `CGMutablePath`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addToPath {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: $1)
        }
    }

    /// Adds an arc that is tangent to two lines; see `CGMutablePath`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        addToPath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: $1) }
    }

    /// Adds all elements of `path`.
    public func addPath(_ path: CGPath) {
        addToPath { $0.addPath(path, transform: $1) }
    }

    /// Replaces the path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        guard state.userToPixel.isInvertible else { return beginPath() }
        let inUser = consumePath().applying(state.userToPixel.inverted())
        let outline = StrokeOutline(style: state.line, tolerance: state.curveTolerance).outline(of: inUser)
        currentPath = outline.applying(state.userToPixel)
    }

    /// Whether the path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The current point of the path; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.current?.applying(state.userToPixel.inverted()) ?? .zero
    }

    /// The bounding box of all points, control points included; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        currentPath.applying(state.userToPixel.inverted()).controlBounds
    }

    /// The path in user space; nil for an empty one.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.userToPixel.inverted()))
    }

    /// Whether drawing the path in this mode would paint the point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        if let rule = mode.fillRule, path.contains(point, using: rule) { return true }
        guard mode.strokes else { return false }
        let outline = StrokeOutline(style: state.line, tolerance: state.curveTolerance).outline(of: path.storage)
        return CGPath(storage: outline).contains(point)
    }

    /// Returns the path and clears it.
    func consumePath() -> PathStorage {
        defer { currentPath = PathStorage() }
        return currentPath
    }

    /// A path in pixels of shapes in user space.
    func makePath(_ add: (CGMutablePath, CGAffineTransform) -> Void) -> PathStorage {
        let path = CGMutablePath()
        add(path, state.userToPixel)
        return path.storage
    }

    private func addToPath(_ add: (CGMutablePath, CGAffineTransform) -> Void) {
        let path = CGMutablePath(storage: currentPath)
        // A second reference to the path would copy all of it on mutation.
        currentPath = PathStorage()
        add(path, state.userToPixel)
        currentPath = path.storage
    }
}
