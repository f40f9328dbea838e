import CoreGraphics
import QuartzCore

/// How an offset moves by itself: after a finger, or because code asked for it.
struct ScrollMotion {
    enum Course {
        case fling(x: AxisMotion, y: AxisMotion)
        /// Even time made slow at both ends.
        case glide(from: CGPoint, to: CGPoint)
    }

    let course: Course
    /// Seconds of the clock.
    let start: Seconds
    /// Where it ends, on whole pixels where nobody asked for another place.
    let destination: CGPoint
    /// How far the content has been moved under the motion since it began. Points of y.
    private var shift: CGFloat = 0

    init(course: Course, start: Seconds, destination: CGPoint) {
        self.course = course
        self.start = start
        self.destination = destination
    }

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

    /// Where the offset is at `now`, in points.
    func offset(at now: Seconds) -> CGPoint {
        let time = max(0, now - start)
        switch course {
        case .fling(let x, let y):
            return CGPoint(x: x.offset(at: time), y: y.offset(at: time) + shift)
        case .glide(let from, let to):
            let part = ScrollMotion.curve.value(at: time / ScrollNumbers.animationDuration)
            return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part + shift)
        }
    }

    /// The same motion over content that has moved by `change` points of y.
    func shifted(by change: CGFloat) -> ScrollMotion {
        var other = ScrollMotion(
            course: course, start: start, destination: CGPoint(x: destination.x, y: destination.y + change))
        other.shift = shift + change
        return other
    }

    func isOver(at now: Seconds) -> Bool {
        let time = max(0, now - start)
        switch course {
        case .fling(let x, let y): return x.isOver(at: time) && y.isOver(at: time)
        case .glide: return time >= ScrollNumbers.animationDuration
        }
    }

    /// Whether this follows a finger that was lifted.
    var isFling: Bool {
        switch course {
        case .fling: true
        case .glide: false
        }
    }
}
