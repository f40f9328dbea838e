/// A path with the way it is stroked and filled. Points, y down; angles in radians, growing clockwise from the x axis.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// The width of strokes in points. Default 1.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// How long a pointed corner gets, in line widths, before it is cut off. Default 10.
    open var miterLimit: CGFloat = 10
    /// How far curves may stray from their true shape, in pixels. Default 0.6. Kept for the app; curves are drawn by
    /// the context's own measure.
    open var flatness: CGFloat = 0.6
    /// Whether what lies inside two rings is outside. Default false.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() {
        super.init()
    }

    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// A copy of what has been added so far; setting it replaces that.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line; nothing, with a note, when there is no current point.
    open func addLine(to point: CGPoint) {
        guard hasCurrentPoint("addLine(to:)") else { return }
        path.addLine(to: point)
    }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint("addCurve(to:controlPoint1:controlPoint2:)") else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

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

    /// Closes the present ring by a line to its start.
    open func close() {
        guard !path.isEmpty else { return }
        path.closeSubpath()
    }

    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func removeAllPoints() { path = CGMutablePath() }

    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    open var isEmpty: Bool { path.isEmpty }
    /// The box around the path itself, without the line's width; `CGRect.null` for an empty path.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the next line would start; zero for an empty path.
    open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

    /// Whether a fill would cover `point`.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

    /// Strokes draw `count` lengths of `pattern` in turn, line and gap, starting `phase` points in; nil ends that.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Writes the dash pattern, its length and its phase; a nil pointer skips one.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash, count: dash.count)
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }

    func takeStyle(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        (dash, dashPhase) = (other.dash, other.dashPhase)
    }

    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func hasCurrentPoint(_ call: String) -> Bool {
        if path.isEmpty {
            Log.line("UIBezierPath.\(call): no current point; call move(to:) first.")
        }
        return !path.isEmpty
    }

    // MARK: Drawing

    /// Fills the path in the current context with its fill colour.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Strokes the path in the current context with its stroke colour.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
    }

    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(with: blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dash)
            context.strokePath()
        }
    }

    /// Cuts what is drawn from now on to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: fillRule)
    }

    private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        context.addPath(path)
        paint(context)
        context.restoreGState()
    }
}
