import CoreGraphics
import QuartzCore

/// How an offset, and at times a scale, moves by itself: after a finger, or because code asked for it.
struct ScrollMotion {
    enum Course {
        /// After a finger. A chosen one goes where paging or the delegate want it, another as far as its speed takes it.
        case fling(x: AxisMotion, y: AxisMotion, isChosen: Bool)
        /// Even time made slow at both ends.
        case glide(from: CGPoint, to: CGPoint)
        case zoom(ZoomCourse)
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
        case .fling(let x, let y, _):
            return CGPoint(x: x.offset(at: time), y: y.offset(at: time) + shift)
        case .glide(let from, let to):
            let part = ScrollMotion.curve.value(at: time / ScrollNumbers.animationDuration)
            return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part + shift)
        case .zoom(let zoom):
            let place = zoom.offset(at: part(of: zoom, at: now))
            return CGPoint(x: place.x, y: place.y + shift)
        }
    }

    /// How fast content goes at `now` that was let go, in points a second; zero for what code asked for.
    func velocity(at now: Seconds) -> CGPoint {
        let time = max(0, now - start)
        switch course {
        case .fling(let x, let y, _): return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
        case .glide, .zoom: return .zero
        }
    }

    /// The scale at `now`; nil where the motion does not zoom.
    func scale(at now: Seconds) -> CGFloat? {
        switch course {
        case .zoom(let zoom): zoom.scale(at: part(of: zoom, at: now))
        case .fling, .glide: nil
        }
    }

    private func part(of zoom: ZoomCourse, at now: Seconds) -> CGFloat {
        ScrollMotion.curve.value(at: max(0, now - start) / ScrollNumbers.animationDuration)
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
        case .fling(let x, let y, _): return x.isOver(at: time) && y.isOver(at: time)
        case .glide, .zoom: return time >= ScrollNumbers.animationDuration
        }
    }

    // MARK: Kinds

    /// Whether this follows a finger that was lifted.
    var isFling: Bool {
        switch course {
        case .fling: true
        case .glide, .zoom: false
        }
    }

    /// The zooming that this is; nil for scrolling.
    var zoom: ZoomCourse? {
        switch course {
        case .zoom(let zoom): zoom
        case .fling, .glide: nil
        }
    }
}

/// A change of scale and offset together: what is in view goes straight to its new place.
struct ZoomCourse {
    let scales: (from: CGFloat, to: CGFloat)
    let offsets: (from: CGPoint, to: CGPoint)
    /// Whether fingers had zoomed beyond a limit and the content comes back from there.
    let isBounce: Bool

    /// - Parameter part: How much of the way is done, from 0 to 1.
    func scale(at part: CGFloat) -> CGFloat { scales.from + (scales.to - scales.from) * part }

    func offset(at part: CGFloat) -> CGPoint {
        CGPoint(along: { offsets.from[$0] + (offsets.to[$0] - offsets.from[$0]) * part })
    }
}
