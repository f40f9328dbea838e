import CoreGraphics

extension Outline {
    /// The outline that a path draws: a rectangle with Apple's continuous corners. Nil for other paths.
    init?(of path: CGPath) {
        let box = path.boundingBoxOfPath
        guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
        var elements: [PathElement] = []
        path.forEachElement { elements.append($0) }
        guard case .move(let start)? = elements.first else { return nil }
        let radius = (start.x - box.minX) / ContinuousCorner.reach
        guard radius > 0, radius * ContinuousCorner.reach <= min(box.width, box.height) / 2 else { return nil }
        var expected: [PathElement] = []
        CGPath(continuousRoundedRect: box, cornerRadius: radius).forEachElement { expected.append($0) }
        guard elements.count == expected.count,
            zip(elements, expected).allSatisfy({ $0.isClose(to: $1) })
        else { return nil }
        self.init(box)
        self.radius = radius
        curve = CornerShape(.continuous, radius: radius, halfSide: min(box.width, box.height) / 2)
    }
}

extension PathElement {
    /// Whether all points differ by less than what a pixel shows.
    fileprivate func isClose(to other: PathElement) -> Bool {
        func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
            abs(first.x - second.x) < 1e-3 && abs(first.y - second.y) < 1e-3
        }
        return switch (self, other) {
        case (.move(let end), .move(let otherEnd)), (.line(let end), .line(let otherEnd)): isNear(end, otherEnd)
        case (.curve(let control1, let control2, let end), .curve(let otherControl1, let otherControl2, let otherEnd)):
            isNear(control1, otherControl1) && isNear(control2, otherControl2) && isNear(end, otherEnd)
        case (.close, .close): true
        case (.move, _), (.line, _), (.quad, _), (.curve, _), (.close, _): false
        }
    }
}
