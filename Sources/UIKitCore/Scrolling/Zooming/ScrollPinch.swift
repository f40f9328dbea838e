import CoreGraphics
import Foundation
import QuartzCore

/// The state of a zoom gesture.
struct ScrollPinch {
    /// The initial scale, ignoring the limits.
    let scale: CGFloat
    /// The center of the fingers, relative to the view's top left corner, in points.
    var middle: CGPoint

    /// The displayed scale for a gesture's scale `wanted`. Beyond `limits` the rubber band reduces the change.
    static func shown(_ wanted: CGFloat, in limits: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        let nearest = max(limits.lowerBound, min(wanted, limits.upperBound))
        guard bounces, wanted > 0, nearest > 0, wanted != nearest else { return nearest }
        let band = RubberBand(length: log2(ScrollNumbers.zoomReach))
        return nearest * exp2(band.stretch(log2(wanted / nearest)))
    }

    /// The gesture's scale for a displayed scale: the inverse of `displayedScale`.
    static func wanted(_ shown: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
        let nearest = max(limits.lowerBound, min(shown, limits.upperBound))
        guard shown > 0, nearest > 0, shown != nearest else { return shown }
        let band = RubberBand(length: log2(ScrollNumbers.zoomReach))
        return nearest * exp2(band.pull(for: log2(shown / nearest)))
    }
}

extension UIScrollView {
    private var zoomLimits: ClosedRange<CGFloat> {
        let still = currentZoomScale
        return maximumZoomScale > minimumZoomScale ? minimumZoomScale...maximumZoomScale : still...still
    }

    /// Whether the user can zoom.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

    /// Adds or removes the pinch recognizer, depending on the limits.
    func updatePinch() {
        let isWanted = maximumZoomScale > minimumZoomScale
        guard isWanted != (pinchGestureRecognizer != nil) else { return }
        if let pinchGestureRecognizer {
            removeGestureRecognizer(pinchGestureRecognizer)
            self.pinchGestureRecognizer = nil
        } else {
            let recognizer = ScrollPinchGestureRecognizer(
                target: self, action: Selector("handlePinch", UIScrollView.followFingers))
            addGestureRecognizer(recognizer)
            pinchGestureRecognizer = recognizer
        }
    }

    /// The action of the pinch recognizer.
    private func followFingers() {
        guard let recognizer = pinchGestureRecognizer else { return endPinch() }
        switch recognizer.state {
        case .began:
            beginPinch(around: recognizer.location(in: self))
            followPinch(scale: recognizer.scale, around: recognizer.location(in: self))
        case .changed: followPinch(scale: recognizer.scale, around: recognizer.location(in: self))
        case .ended, .cancelled: endPinch()
        case .possible, .failed: return
        }
    }

    /// Begins zooming around `focus`, in content coordinates.
    private func beginPinch(around focus: CGPoint) {
        guard canZoom, pinch == nil else { return }
        if case .moving = phase { catchMotion(as: .touched) }
        pinch = ScrollPinch(
            scale: ScrollPinch.wanted(currentZoomScale, in: zoomLimits), middle: place(of: focus))
        announceZoom()
    }

    /// Converts `point` from content coordinates to a position relative to the view's top left corner.
    private func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY) }

    /// Updates the zoom. `scale` is relative to the beginning of the gesture, `focus` in content coordinates.
    private func followPinch(scale: CGFloat, around focus: CGPoint) {
        guard let pinch, scale.isFinite, scale > 0 else { return }
        self.pinch?.middle = place(of: focus)
        let shown = ScrollPinch.shown(pinch.scale * scale, in: zoomLimits, bounces: bouncesZoom)
        let target = offset(keeping: focus, scaledBy: shown / currentZoomScale)
        takeZoomScale(shown)
        move(to: onPixels(target))
    }

    /// Ends zooming. A scale beyond a limit springs back.
    private func endPinch() {
        guard let pinch else { return }
        self.pinch = nil
        let (current, allowed) = (currentZoomScale, allowedZoom(currentZoomScale))
        let focus = CGPoint(x: bounds.minX + pinch.middle.x, y: bounds.minY + pinch.middle.y)
        let target = offset(keeping: focus, scaledBy: allowed / current)
        let home = clamped(onPixels(target), atScale: allowed)
        guard window != nil else { return endPinch(at: allowed, home) }
        if current != allowed { return startZooming(to: allowed, offset: home, isBounce: true) }
        announceEndOfZoom()
    }

    private func endPinch(at scale: CGFloat, _ offset: CGPoint) {
        takeZoomScale(scale)
        move(to: offset)
        announceEndOfZoom()
    }
}
