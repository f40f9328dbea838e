extension UIBezierPath {
    public convenience init(rect: CGRect) {
        self.init()
        addRing([
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    /// The ellipse that touches the edges of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// `rect` with corners that bend little by little, as UIKit's do. A radius beyond what fits makes a capsule.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, radius: cornerRadius)
    }

    /// `rect` with some of its corners rounded; the radius is `cornerRadii.width`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(roundedRect: rect, byRoundingCorners: corners, radius: cornerRadii.width)
    }

    private convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, radius: CGFloat) {
        guard radius > 0, !rect.isEmpty else {
            self.init(rect: rect)
            return
        }
        self.init()
        let bend = CornerBend(radius: radius, in: rect.size)
        // Clockwise from the left end of the top edge: the corners in this order, with the edge that leads into each.
        let turns: [(corner: UIRectCorner, at: CGPoint, incoming: CGVector, isAlongWidth: Bool)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), true),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), false),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), true),
            (.topLeft, rect.origin, CGVector(dx: 0, dy: -1), false),
        ]
        let start = corners.contains(.topLeft) ? bend.reach(alongWidth: true) : 0
        move(to: CGPoint(x: rect.minX + start, y: rect.minY))
        for turn in turns {
            if corners.contains(turn.corner) {
                let steps = bend.steps(incomingAlongWidth: turn.isAlongWidth)
                add(steps, at: turn.at, incoming: turn.incoming)
            } else {
                addLine(to: turn.at)
            }
        }
        close()
    }

    /// Adds `steps`, told as distances from `corner` back along the edge before it and on along the edge after it.
    private func add(_ steps: [CornerBend.Step], at corner: CGPoint, incoming: CGVector) {
        // Clockwise with y down, the edge after a corner is the one before it turned by a quarter: (x, y) → (-y, x).
        func place(_ point: CornerBend.Point) -> CGPoint {
            CGPoint(
                x: corner.x - incoming.dx * point.before - incoming.dy * point.after,
                y: corner.y - incoming.dy * point.before + incoming.dx * point.after)
        }
        for step in steps {
            switch step {
            case .line(let end):
                addLine(to: place(end))
            case .curve(let control1, let control2, let end):
                addCurve(to: place(end), controlPoint1: place(control1), controlPoint2: place(control2))
            }
        }
    }

    private func addRing(_ points: [CGPoint]) {
        move(to: points[0])
        for point in points.dropFirst() {
            addLine(to: point)
        }
        close()
    }
}
