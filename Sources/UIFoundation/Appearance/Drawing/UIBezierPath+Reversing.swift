/// The part of a path between two moves.
struct Subpath {
    private enum Segment {
        case line
        case quad(CGPoint)
        case cubic(CGPoint, CGPoint)
    }

    /// The start of the subpath and the end of each segment: one more than there are segments.
    private var points: [CGPoint]
    private var segments: [Segment] = []
    private var isClosed = false

    private init(start: CGPoint) {
        points = [start]
    }

    static func subpaths(of path: CGPath) -> [Subpath] {
        var stretches: [Subpath] = []
        for element in path.elements {
            switch element {
            case .move(let point): stretches.append(Subpath(start: point))
            case .line(let end): append(&stretches, to: .line, endingAt: end)
            case .quad(let control, let end): append(&stretches, to: .quad(control), endingAt: end)
            case .curve(let control1, let control2, let end):
                append(&stretches, to: .cubic(control1, control2), endingAt: end)
            case .close: stretches[stretches.count - 1].isClosed = true
            }
        }
        return stretches
    }

    /// Appends to the last subpath or, after a close, to a new one with the same start.
    private static func append(_ stretches: inout [Subpath], to segment: Segment, endingAt end: CGPoint) {
        if let last = stretches.last, last.isClosed {
            stretches.append(Subpath(start: last.points[0]))
        }
        stretches[stretches.count - 1].segments.append(segment)
        stretches[stretches.count - 1].points.append(end)
    }

    func addReversed(to path: UIBezierPath) {
        path.move(to: points[points.count - 1])
        for (segment, end) in zip(segments, points).reversed() {
            switch segment {
            case .line: path.addLine(to: end)
            case .quad(let control): path.addQuadCurve(to: end, controlPoint: control)
            case .cubic(let control1, let control2):
                path.addCurve(to: end, controlPoint1: control2, controlPoint2: control1)
            }
        }
        if isClosed {
            path.close()
        }
    }
}
