import CoreGraphics
import Foundation
import QuartzCore

/// Two fingers that zoom.
struct ScrollPinch {
    /// The scale that goes with fingers that have not moved apart, were there no limits.
    let scale: CGFloat
    /// The middle of the fingers, from the upper left of the view. Points.
    var middle: CGPoint

    /// The scale that is shown where fingers ask for `wanted`: beyond `limits` it follows less and less.
    static func shown(_ wanted: CGFloat, in limits: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        let nearest = max(limits.lowerBound, min(wanted, limits.upperBound))
        guard bounces, wanted > 0, nearest > 0, wanted != nearest else { return nearest }
        let band = RubberBand(length: log2(ScrollNumbers.zoomReach))
        return nearest * exp2(band.stretch(log2(wanted / nearest)))
    }

    /// The scale that fingers ask for where `shown` is shown.
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

    /// Whether fingers have something to zoom.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

    /// Has a pinch where there is something to zoom, and none elsewhere.
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

    /// The action of the pinch.
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

    /// Two fingers around `focus`, a point of the content, begin to zoom.
    private func beginPinch(around focus: CGPoint) {
        guard canZoom, pinch == nil else { return }
        if case .moving = phase { catchMotion(as: .touched) }
        pinch = ScrollPinch(
            scale: ScrollPinch.wanted(currentZoomScale, in: zoomLimits), middle: place(of: focus))
        announceZoom()
    }

    /// Where `point` of the content is, from the upper left of the view.
    private func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY) }

    /// The fingers are `scale` times as far from each other as they were in the beginning, around `focus`, a point of the
    /// content.
    private func followPinch(scale: CGFloat, around focus: CGPoint) {
        guard let pinch, scale.isFinite, scale > 0 else { return }
        self.pinch?.middle = place(of: focus)
        let shown = ScrollPinch.shown(pinch.scale * scale, in: zoomLimits, bounces: bouncesZoom)
        let target = offset(keeping: focus, scaledBy: shown / currentZoomScale)
        takeZoomScale(shown)
        move(to: onPixels(target))
    }

    /// Fewer than two fingers are left: a scale beyond a limit comes back to it.
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
