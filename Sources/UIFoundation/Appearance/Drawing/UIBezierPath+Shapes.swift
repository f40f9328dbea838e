extension UIBezierPath {
    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        addPolygon([
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
    }

    /// The ellipse that touches the edges of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
    }

    /// An arc. Angles in radians from the positive x axis; `clockwise` as seen with y down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// `rect` with continuous corners, as UIKit's. A radius that does not fit makes a capsule.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, radius: cornerRadius)
    }

    /// `rect` with only `corners` rounded; the radius is `cornerRadii.width`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(roundedRect: rect, byRoundingCorners: corners, radius: cornerRadii.width)
    }

    private convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, radius: CGFloat) {
        guard radius > 0, !rect.isEmpty else {
            self.init(rect: rect)
            return
        }
        let corners = RectCorners(rawValue: Int(truncatingIfNeeded: corners.rawValue)).intersection(.all)
        self.init(cgPath: CGPath(continuousRoundedRect: rect, cornerRadius: radius, corners: corners))
    }

    private func addPolygon(_ points: [CGPoint]) {
        move(to: points[0])
        for point in points.dropFirst() {
            addLine(to: point)
        }
        close()
    }
}
