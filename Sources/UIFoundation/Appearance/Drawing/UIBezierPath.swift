/// A path with its stroke and fill settings. In points, y down; angles in radians, growing clockwise from the x axis.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// The width of strokes in points. Default 1.
    open var lineWidth: CGFloat = 1
    /// The shape of line ends. Default `butt`.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of corners. Default `miter`.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a mitered corner may be, in line widths, before it is beveled. Default 10.
    open var miterLimit: CGFloat = 10
    /// The allowed error of curves in pixels. Default 0.6. Stored only: contexts use their own tolerance.
    open var flatness: CGFloat = 0.6
    /// Whether fills use the even-odd rule instead of the winding rule. Default false.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() {
        super.init()
    }

    /// A path with a copy of `cgPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// A copy of the path so far. Setting it replaces the path.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether both have the same elements and the same settings for strokes and fills.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && dash == other.dash && dashPhase == other.dashPhase
            && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
            && flatness == other.flatness && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { path.hashValue }

    /// Starts a new subpath at `point`.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line. Without a current point, does nothing but log.
    open func addLine(to point: CGPoint) {
        guard hasCurrentPoint("addLine(to:)") else { return }
        path.addLine(to: point)
    }

    /// Adds a cubic curve. Without a current point, does nothing but log.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint("addCurve(to:controlPoint1:controlPoint2:)") else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve. Without a current point, does nothing but log.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasCurrentPoint("addQuadCurve(to:controlPoint:)") else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, after a line from the current point to its start if there is one.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names directions as seen with y up; here y points down.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() {
        guard !path.isEmpty else { return }
        path.closeSubpath()
    }

    /// Adds the subpaths of `bezierPath`.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Removes everything from the path; the stroke settings stay.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// Whether nothing has been added to the path.
    open var isEmpty: Bool { path.isEmpty }
    /// The bounding box of the path, without the line width; `CGRect.null` for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The point where the next line starts; zero for an empty path.
    open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

    /// Whether a fill covers `point`.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    /// Makes strokes repeat the first `count` dash and gap lengths of `pattern`, starting `phase` points in. Nil
    /// makes solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Writes the dash pattern, its length and its phase; nil pointers are skipped.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash, count: dash.count)
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    /// A new path with the same points and settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.copyStyle(from: self)
        return copy
    }

    func copyStyle(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
        dashPhase = other.dashPhase
    }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func hasCurrentPoint(_ call: String) -> Bool {
        if path.isEmpty {
            Log.line("UIBezierPath.\(call): no current point; call move(to:) first.")
        }
        return !path.isEmpty
    }

    // MARK: Drawing

    /// Fills the path in the current context with its fill color.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Strokes the path in the current context with its stroke color.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Fills the path in the current context, blended by `blendMode`; `alpha` from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
    }

    /// Strokes the path in the current context, blended by `blendMode`; `alpha` from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode: blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dash)
            context.strokePath()
        }
    }

    /// Clips later drawing in the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private func draw(blendMode: CGBlendMode, alpha: CGFloat, paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        context.addPath(path)
        paint(context)
        context.restoreGState()
    }

    /// The same path in the opposite direction, from its end to its start.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath()
        result.copyStyle(from: self)
        for stretch in Subpath.subpaths(of: cgPath).reversed() {
            stretch.addReversed(to: result)
        }
        return result
    }
}
