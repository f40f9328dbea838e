import CoreGraphics
import QuartzCore

/// A motion of the offset, and optionally the zoom scale, after a drag or in an animation.
package struct ScrollMotion {
    package enum Kind {
        /// After a drag. `isChosen` if paging or the delegate has chosen the target.
        case fling(x: AxisMotion, y: AxisMotion, isChosen: Bool)
        /// An animation with ease-in, ease-out timing. `isToTop` after a tap on the status bar.
        case eased(from: CGPoint, to: CGPoint, isToTop: Bool)
        case zoom(ZoomAnimation)
    }

    package private(set) var kind: Kind
    /// Seconds of the host's clock.
    package let start: Seconds
    /// The final offset, aligned to pixels unless the app chose it.
    package private(set) var destination: CGPoint
    /// How far the content was shifted since the motion began, in points of y.
    private var contentShift: CGFloat = 0
    /// Where an animation is to end now, for content that moves meanwhile; nil where it was going.
    package var target: (@MainActor () -> CGPoint?)?
    /// Whether an animation began toward an offset at which the content could rest, so that it ends at one.
    package var endsInRange = false

    package init(kind: Kind, start: Seconds, destination: CGPoint) {
        self.kind = kind
        self.start = start
        self.destination = destination
    }

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

    /// The offset at `now`, in points.
    package func offset(at now: Seconds) -> CGPoint {
        let time = max(0, now - start)
        switch kind {
        case .fling(let x, let y, _):
            return CGPoint(x: x.offset(at: time), y: y.offset(at: time) + contentShift)
        case .eased(let from, let to, _):
            let part = ScrollMotion.curve.value(at: time / ScrollDefaults.animationDuration)
            return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part + contentShift)
        case .zoom(let zoom):
            let offset = zoom.offset(at: progress(of: zoom, at: now))
            return CGPoint(x: offset.x, y: offset.y + contentShift)
        }
    }

    /// The velocity of a fling at `now`, in points per second; zero for animations.
    package func velocity(at now: Seconds) -> CGPoint {
        let time = max(0, now - start)
        switch kind {
        case .fling(let x, let y, _): return CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
        case .eased, .zoom: return .zero
        }
    }

    /// The zoom scale at `now`; nil for a motion without zoom.
    package func scale(at now: Seconds) -> CGFloat? {
        switch kind {
        case .zoom(let zoom): zoom.scale(at: progress(of: zoom, at: now))
        case .fling, .eased: nil
        }
    }

    private func progress(of zoom: ZoomAnimation, at now: Seconds) -> CGFloat {
        ScrollMotion.curve.value(at: max(0, now - start) / ScrollDefaults.animationDuration)
    }

    /// The same motion, shifted by `change` points of y.
    package func shifted(by change: CGFloat) -> ScrollMotion {
        var other = self
        other.destination.y += change
        other.contentShift += change
        return other
    }

    /// The same animation from where it is at `now`, but to `destination`. Other motions keep their destination.
    package func redirected(to destination: CGPoint, at now: Seconds) -> ScrollMotion {
        guard case .eased(_, _, let isToTop) = kind, destination != self.destination else { return self }
        let part = ScrollMotion.curve.value(at: max(0, now - start) / ScrollDefaults.animationDuration)
        let current = offset(at: now)
        // The beginning from which the rest of the same curve continues at the current offset.
        let from =
            part < 1
            ? CGPoint(along: { (current[$0] - destination[$0] * part) / (1 - part) }) : destination
        var other = self
        other.kind = .eased(from: from, to: destination, isToTop: isToTop)
        other.destination = destination
        other.contentShift = 0
        return other
    }

    package func isOver(at now: Seconds) -> Bool {
        let time = max(0, now - start)
        switch kind {
        case .fling(let x, let y, _): return x.isOver(at: time) && y.isOver(at: time)
        case .eased, .zoom: return time >= ScrollDefaults.animationDuration
        }
    }

    // MARK: Kinds

    /// Whether the motion continues a drag.
    package var isFling: Bool {
        switch kind {
        case .fling: true
        case .eased, .zoom: false
        }
    }

    /// The zoom animation; nil for scrolling.
    package var zoom: ZoomAnimation? {
        switch kind {
        case .zoom(let zoom): zoom
        case .fling, .eased: nil
        }
    }
}

/// A linear change of zoom scale and offset.
package struct ZoomAnimation {
    package let scales: (from: CGFloat, to: CGFloat)
    package let offsets: (from: CGPoint, to: CGPoint)
    /// Whether the scale springs back to a limit that the user has exceeded.
    package let isBounce: Bool

    package init(scales: (from: CGFloat, to: CGFloat), offsets: (from: CGPoint, to: CGPoint), isBounce: Bool) {
        self.scales = scales
        self.offsets = offsets
        self.isBounce = isBounce
    }

    /// - Parameter part: The progress, from 0 to 1.
    package func scale(at part: CGFloat) -> CGFloat { scales.from + (scales.to - scales.from) * part }

    package func offset(at part: CGFloat) -> CGPoint {
        CGPoint(along: { offsets.from[$0] + (offsets.to[$0] - offsets.from[$0]) * part })
    }
}
