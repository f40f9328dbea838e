import UIKit

/// A line that the user has drawn.
@objcMembers
final class Stroke: NSObject {
    let color: UIColor
    let width: CGFloat
    private(set) var points: [CGPoint] = []

    init(color: UIColor, width: CGFloat) {
        self.color = color
        self.width = width
        super.init()
    }

    func add(_ point: CGPoint) {
        guard points.last != point else { return }
        points.append(point)
    }

    /// Quadratic curves through the middles of the segments.
    var path: UIBezierPath {
        let path = UIBezierPath()
        guard let first = points.first else { return path }
        path.move(to: first)
        for (previous, next) in zip(points, points.dropFirst()) {
            let middle = CGPoint(x: (previous.x + next.x) / 2, y: (previous.y + next.y) / 2)
            path.addQuadCurve(to: middle, controlPoint: previous)
        }
        if let last = points.last { path.addLine(to: last) }
        return path
    }
}
