import CoreGraphics

extension LayerImage {
    /// The filled and stroked path of a shape layer at the canvas's scale; nil when nothing of it is visible.
    ///
    /// - Parameter isMask: Whether only its alpha matters.
    static func shapeImage(_ shape: ShapeValues, scale: CGFloat, isMask: Bool) -> LayerImage? {
        guard let path = shape.path, !path.isEmpty else { return nil }
        let stroke = shape.strokeColor.flatMap { $0.alpha > 0 && shape.lineWidth > 0 ? $0 : nil }
        let fill = shape.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        guard stroke != nil || fill != nil else { return nil }
        let reach =
            stroke == nil ? 0 : shape.lineWidth * (shape.lineJoin == .miter ? max(1, shape.miterLimit) : 1.5) / 2
        let box = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
        // One pixel of margin for antialiased edges.
        let pixels = PixelRect(enclosing: box.applying(CGAffineTransform(scaleX: scale, y: scale))).grown(by: 1)
        let area = CGRect(
            x: CGFloat(pixels.x) / scale, y: CGFloat(pixels.y) / scale, width: CGFloat(pixels.width) / scale,
            height: CGFloat(pixels.height) / scale)
        return LayerImage(
            filling: area, scale: scale, hasClearEdge: true, format: isMask ? .coverage : .color
        ) { context in
            if let fill {
                context.setFillColor(fill)
                context.addPath(path)
                context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
            }
            if let stroke {
                shape.stroke(path, stroke, in: context)
            }
        }
    }

    /// The gradient of a gradient layer at the canvas's scale, clipped to the rounded corners; nil without colors.
    static func gradientImage(_ gradient: GradientValues, outline: Outline, scale: CGFloat) -> LayerImage? {
        let stops = gradient.stops
        let locations = stops.map(\.location)
        guard !stops.isEmpty,
            let cgGradient = CGGradient(
                colorsSpace: nil, colors: stops.map { $0.color as Any }, locations: locations)
        else { return nil }
        guard outline.rect.width > 0, outline.rect.height > 0 else { return nil }
        return LayerImage(filling: outline.rect, scale: scale, hasClearEdge: false) { context in
            context.addPath(outline.path)
            context.clip()
            gradient.draw(cgGradient, stops: stops, in: outline.rect, context: context)
        }
    }
}

extension ShapeValues {
    fileprivate func stroke(_ path: CGPath, _ color: CGColor, in context: CGContext) {
        let part = strokeStart > 0 || strokeEnd < 1 ? path.trimmed(from: strokeStart, to: strokeEnd) : path
        context.setStrokeColor(color)
        context.setLineWidth(lineWidth)
        context.setMiterLimit(miterLimit)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        if let lineDashPattern, lineDashPattern.contains(where: { $0 > 0 }) {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { max(0, $0) })
        }
        context.addPath(part)
        context.strokePath()
    }
}

extension GradientValues {
    fileprivate func draw(
        _ gradient: CGGradient, stops: [(location: CGFloat, color: CGColor)], in rect: CGRect, context: CGContext
    ) {
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        let start = place(startPoint)
        let end = place(endPoint)
        switch type {
        case .radial:
            let rx = abs(end.x - start.x)
            let ry = abs(end.y - start.y)
            guard rx > 0, ry > 0 else { return }
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: rx, y: ry)
            context.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        case .conic:
            drawConic(stops, in: rect, center: start, from: atan2(end.y - start.y, end.x - start.x), context: context)
        default:
            context.drawLinearGradient(
                gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }

    /// Draws wedges so thin that neighbors differ by one color step at most. Antialiasing is off because it would
    /// show seams.
    private func drawConic(
        _ stops: [(location: CGFloat, color: CGColor)], in rect: CGRect, center: CGPoint, from angle: CGFloat,
        context: CGContext
    ) {
        let steps = 720
        let radius = rect.width + rect.height + abs(center.x - rect.midX) + abs(center.y - rect.midY)
        context.setShouldAntialias(false)
        for step in 0..<steps {
            let turn = 2 * CGFloat.pi / CGFloat(steps)
            let from = angle + turn * CGFloat(step)
            let to = angle + turn * CGFloat(step + 1)
            context.setFillColor(color(in: stops, at: (CGFloat(step) + 0.5) / CGFloat(steps)))
            context.move(to: center)
            context.addLine(to: CGPoint(x: center.x + radius * cos(from), y: center.y + radius * sin(from)))
            context.addLine(to: CGPoint(x: center.x + radius * cos(to), y: center.y + radius * sin(to)))
            context.fillPath()
        }
        context.setShouldAntialias(true)
    }

    private func color(in stops: [(location: CGFloat, color: CGColor)], at location: CGFloat) -> CGColor {
        guard let after = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard after > 0 else { return stops[0].color }
        let low = stops[after - 1]
        let high = stops[after]
        let progress = Double((location - low.location) / (high.location - low.location))
        guard
            case .color(let mixed) = AnimatedValue.color(low.color)
                .interpolated(to: .color(high.color), progress)
        else { return low.color }
        return mixed
    }
}
