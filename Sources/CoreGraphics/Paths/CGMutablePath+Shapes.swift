import Foundation

extension CGMutablePath {
    /// Adds a closed rectangle, starting at its origin along the x axis. A null rectangle adds nothing.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, DrawingMisuse.accepts(rect, in: "addRect(_:)") else { return }
        let rect = rect.standardized
        addLines(
            between: [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], transform: transform)
        closeSubpath()
    }

    /// Adds closed rectangles, in order.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in the rectangle, starting at the right toward larger y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, DrawingMisuse.accepts(rect, in: "addEllipse(in:)") else { return }
        let toRect = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addUnitArc(from: 0, delta: 2 * .pi, startsSubpath: true, transform: toRect.concatenating(transform))
        closeSubpath()
    }

    /// Adds a closed rectangle whose corners are quarter ellipses of this width and height.
    ///
    /// - Precondition: corners are not negative and at most half a side, as on Apple's systems; release builds clamp
    ///   them.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull, DrawingMisuse.accepts(rect, in: "addRoundedRect(in:)") else { return }
        let slack = 1e-6
        assert(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.width + slack && cornerHeight >= 0
                && 2 * cornerHeight <= rect.height + slack,
            "Corners of \(cornerWidth)×\(cornerHeight) do not fit \(rect.size); use at most half of each side.")
        let rx = max(0, min(cornerWidth, rect.width / 2))
        let ry = max(0, min(cornerHeight, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        let corners = [
            (CGPoint(x: rect.maxX - rx, y: rect.maxY - ry), CGFloat(0)),
            (CGPoint(x: rect.minX + rx, y: rect.maxY - ry), .pi / 2),
            (CGPoint(x: rect.minX + rx, y: rect.minY + ry), .pi),
            (CGPoint(x: rect.maxX - rx, y: rect.minY + ry), 3 * .pi / 2),
        ]
        move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
        for (center, angle) in corners {
            let toCorner = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
            addUnitArc(
                from: angle, delta: .pi / 2, startsSubpath: false, transform: toCorner.concatenating(transform))
        }
        closeSubpath()
    }

    /// Adds a circular arc, after a line to its start if there is a subpath.
    ///
    /// Angles are radians from the x axis toward the y axis. `clockwise` refers to y up: with y down, as in views,
    /// true is counterclockwise on the screen. A difference of 2π or more gives a full circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard DrawingMisuse.accepts([center, CGPoint(x: startAngle, y: endAngle)], in: "addArc(center:)") else {
            return
        }
        let turn = 2 * CGFloat.pi
        var delta = endAngle - startAngle
        if abs(delta) >= turn - 1e-9 {
            delta = clockwise ? -turn : turn
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds a circular arc of `delta` radians, after a line to its start if there is a subpath.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard DrawingMisuse.accepts([center, CGPoint(x: startAngle, y: delta), CGPoint(x: radius, y: 0)], in: "addArc")
        else { return }
        let toCircle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        addUnitArc(
            from: startAngle, delta: delta, startsSubpath: isEmpty, transform: toCircle.concatenating(transform))
    }

    /// Adds an arc tangent to the lines from the current point to `tangent1End` and from there to `tangent2End`,
    /// after a line to its start. A straight corner or zero radius gives a line to `tangent1End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let isUndone = transform.isInvertible
        let from = isUndone ? currentPoint.applying(transform.inverted()) : currentPoint
        let ux = from.x - tangent1End.x
        let uy = from.y - tangent1End.y
        let vx = tangent2End.x - tangent1End.x
        let vy = tangent2End.y - tangent1End.y
        let first = hypot(ux, uy)
        let second = hypot(vx, vy)
        let cross = ux * vy - uy * vx
        guard radius > 0, first > 0, second > 0, abs(cross) > 1e-9 * first * second else {
            return addLine(to: tangent1End, transform: transform)
        }
        let angle = atan2(abs(cross), ux * vx + uy * vy)
        let reach = radius / tan(angle / 2)
        let begin = CGPoint(x: tangent1End.x + ux / first * reach, y: tangent1End.y + uy / first * reach)
        // The center is beside the first line, on the side of the second one.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: begin.x - uy / first * radius * side, y: begin.y + ux / first * radius * side)
        let startAngle = atan2(begin.y - center.y, begin.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: -side * (.pi - angle), transform: transform)
    }

    /// Adds an arc of the unit circle, as curves of at most a quarter turn.
    private func addUnitArc(
        from startAngle: CGFloat, delta: CGFloat, startsSubpath: Bool, transform: CGAffineTransform
    ) {
        let begin = CGPoint(x: cos(startAngle), y: sin(startAngle))
        if startsSubpath { move(to: begin, transform: transform) } else { addLine(to: begin, transform: transform) }
        let pieces = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4)
        for piece in 0..<pieces where delta != 0 {
            let a = startAngle + step * CGFloat(piece)
            let b = startAngle + step * CGFloat(piece + 1)
            addCurve(
                to: CGPoint(x: cos(b), y: sin(b)),
                control1: CGPoint(x: cos(a) - reach * sin(a), y: sin(a) + reach * cos(a)),
                control2: CGPoint(x: cos(b) + reach * sin(b), y: sin(b) - reach * cos(b)), transform: transform)
        }
    }
}
