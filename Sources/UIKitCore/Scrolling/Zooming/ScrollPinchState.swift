import CoreGraphics
import Foundation
import QuartzCore

/// The state of a zoom gesture.
struct ScrollPinchState {
    /// The initial scale, ignoring the limits.
    let scale: CGFloat
    /// The center of the fingers, relative to the view's top left corner, in points.
    var center: CGPoint

    /// The displayed scale for a gesture's scale `wanted`. Beyond `limits` the rubber band reduces the change.
    static func displayedScale(_ requested: CGFloat, in limits: ClosedRange<CGFloat>, bounces: Bool) -> CGFloat {
        let nearest = max(limits.lowerBound, min(requested, limits.upperBound))
        guard bounces, requested > 0, nearest > 0, requested != nearest else { return nearest }
        let band = RubberBand(length: log2(ScrollDefaults.zoomOvershootLimit))
        return nearest * exp2(band.stretch(log2(requested / nearest)))
    }

    /// The gesture's scale for a displayed scale: the inverse of `displayedScale`.
    static func gestureScale(_ shown: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
        let nearest = max(limits.lowerBound, min(shown, limits.upperBound))
        guard shown > 0, nearest > 0, shown != nearest else { return shown }
        let band = RubberBand(length: log2(ScrollDefaults.zoomOvershootLimit))
        return nearest * exp2(band.unstretch(log2(shown / nearest)))
    }
}

extension UIScrollView {
    private var zoomLimits: ClosedRange<CGFloat> {
        let current = currentZoomScale
        return maximumZoomScale > minimumZoomScale ? minimumZoomScale...maximumZoomScale : current...current
    }

    /// Whether the user can zoom.
    var canZoom: Bool { maximumZoomScale > minimumZoomScale && viewToZoom != nil }

    /// Adds or removes the pinch recognizer, depending on the limits.
    func updatePinchRecognizer() {
        let isWanted = maximumZoomScale > minimumZoomScale
        guard isWanted != (pinchGestureRecognizer != nil) else { return }
        if let pinchGestureRecognizer {
            removeGestureRecognizer(pinchGestureRecognizer)
            self.pinchGestureRecognizer = nil
        } else {
            let recognizer = ScrollPinchGestureRecognizer(
                target: self, action: Selector("handlePinch", UIScrollView.handlePinch))
            addGestureRecognizer(recognizer)
            pinchGestureRecognizer = recognizer
        }
    }

    /// The action of the pinch recognizer.
    private func handlePinch() {
        guard let recognizer = pinchGestureRecognizer else { return endPinch() }
        switch recognizer.state {
        case .began:
            beginPinch(around: recognizer.location(in: self))
            updatePinch(scale: recognizer.scale, around: recognizer.location(in: self))
        case .changed: updatePinch(scale: recognizer.scale, around: recognizer.location(in: self))
        case .ended, .cancelled: endPinch()
        case .possible, .failed: return
        }
    }

    /// Begins zooming around `focus`, in content coordinates.
    private func beginPinch(around focus: CGPoint) {
        guard canZoom, pinch == nil else { return }
        if case .moving = phase { interruptMotion(entering: .tracking) }
        pinch = ScrollPinchState(
            scale: ScrollPinchState.gestureScale(currentZoomScale, in: zoomLimits), center: positionInView(of: focus))
        notifyZoomBegin()
    }

    /// Converts `point` from content coordinates to a position relative to the view's top left corner.
    private func positionInView(of point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// Updates the zoom. `scale` is relative to the beginning of the gesture, `focus` in content coordinates.
    private func updatePinch(scale: CGFloat, around focus: CGPoint) {
        guard let pinch, scale.isFinite, scale > 0 else { return }
        self.pinch?.center = positionInView(of: focus)
        let shown = ScrollPinchState.displayedScale(pinch.scale * scale, in: zoomLimits, bounces: bouncesZoom)
        let target = offset(keeping: focus, scaledBy: shown / currentZoomScale)
        applyZoomScale(shown)
        applyOffset(pixelAligned(target))
    }

    /// Ends zooming. A scale beyond a limit springs back.
    private func endPinch() {
        guard let pinch else { return }
        self.pinch = nil
        let current = currentZoomScale
        let allowed = clampedZoomScale(currentZoomScale)
        let focus = CGPoint(x: bounds.minX + pinch.center.x, y: bounds.minY + pinch.center.y)
        let target = offset(keeping: focus, scaledBy: allowed / current)
        let restingOffset = clamped(pixelAligned(target), atScale: allowed)
        guard window != nil else { return endPinch(at: allowed, offset: restingOffset) }
        if current != allowed { return startZooming(to: allowed, offset: restingOffset, isBounce: true) }
        notifyZoomEnd()
    }

    private func endPinch(at scale: CGFloat, offset: CGPoint) {
        applyZoomScale(scale)
        applyOffset(offset)
        notifyZoomEnd()
    }
}
