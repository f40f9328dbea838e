import CoreGraphics
import QuartzCore

/// The zooming of one scroll view. Exists once the app has set a limit.
@MainActor final class ScrollZooming {
    /// What the app has set.
    var limits = ZoomLimits()
    /// The recognizer that zooms; nil while both limits are equal.
    var recognizer: UIPinchGestureRecognizer?
    /// The current gesture; nil for none.
    var pinch: Pinch?

    /// A zoom gesture.
    struct Pinch {
        /// The initial scale, ignoring the limits.
        let scale: CGFloat
        /// The center of the fingers, relative to the view's top left corner, in points.
        var center: CGPoint
    }
}

extension UIScrollView {
    // MARK: Scale

    /// The view that is zoomed.
    var viewToZoom: UIView? { storedDelegate?.viewForZooming(in: self) }

    /// The current scale. As on iOS it is only stored in the view's transform.
    var currentZoomScale: CGFloat {
        guard let transform = viewToZoom?.transform else { return 1 }
        let scale = hypot(transform.a, transform.b)
        return scale > 0 ? scale : 1
    }

    /// The limits, as subclasses may override them.
    var zoomLimits: ZoomLimits {
        ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
    }

    /// Scales the view around its top left corner, and updates the content size.
    func applyZoomScale(_ scale: CGFloat) {
        guard let view = viewToZoom, scale.isFinite, scale > 0, scale != currentZoomScale else { return }
        let corner = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(
            x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
        contentSize = view.frame.size
        storedDelegate?.scrollViewDidZoom(self)
    }

    /// The offset that keeps `focus`, in content coordinates, at its screen position when the scale changes by
    /// `factor`.
    func offset(keeping focus: CGPoint, scaledBy factor: CGFloat) -> CGPoint {
        let corner = viewToZoom?.frame.origin ?? .zero
        let offset = bounds.origin
        return CGPoint(along: { axis in
            corner[axis] + (focus[axis] - corner[axis]) * factor - (focus[axis] - offset[axis])
        })
    }

    /// `offset`, clamped to the range at `scale`.
    func clamped(_ offset: CGPoint, atScale scale: CGFloat) -> CGPoint {
        guard let view = viewToZoom else { return clamped(offset) }
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        return CGPoint(along: { range($0, of: size).clamp(offset[$0]) })
    }

    // MARK: Zooming by the app

    func zoom(toScale requested: CGFloat, animated: Bool) {
        guard UIView.isValid(requested, "transform", of: self) else { return }
        let scale = zoomLimits.clamp(requested)
        let current = currentZoomScale
        guard scale > 0, scale.isFinite, scale != current else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        zoom(to: scale, offset: offset(keeping: middle, scaledBy: scale / current), animated: animated)
    }

    func zoom(toRect rect: CGRect, animated: Bool) {
        guard UIView.isValid(rect, "bounds", of: self), let view = viewToZoom else { return }
        let availableRect = bounds.inset(by: adjustedContentInset)
        guard rect.width > 0, rect.height > 0, availableRect.width > 0, availableRect.height > 0 else { return }
        let scale = zoomLimits.clamp(min(availableRect.width / rect.width, availableRect.height / rect.height))
        guard scale > 0, scale.isFinite else { return }
        let corner = view.frame.origin
        let start = view.bounds.origin
        let middle = CGPoint(
            x: corner.x + (rect.midX - start.x) * scale, y: corner.y + (rect.midY - start.y) * scale)
        let offset = CGPoint(
            x: middle.x - (availableRect.midX - bounds.minX), y: middle.y - (availableRect.midY - bounds.minY))
        zoom(to: scale, offset: offset, animated: animated)
    }

    private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
        guard viewToZoom != nil else { return }
        stopMoving()
        let offset = clamped(pixelAligned(offset), atScale: scale)
        guard animated, window != nil else {
            applyZoomScale(scale)
            return applyOffset(offset)
        }
        notifyZoomBegin()
        startZooming(to: scale, offset: offset, isBounce: false)
    }

    func startZooming(to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
        let course = ZoomAnimation(
            scales: (currentZoomScale, scale), offsets: (bounds.origin, offset), isBounce: isBounce)
        indicators.show()
        startMotion(ScrollMotion(kind: .zoom(course), start: now, destination: offset))
    }

    // MARK: Delegate

    /// Notifies the delegate that zooming begins.
    func notifyZoomBegin() {
        let view = viewToZoom
        notifyDelegate("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming(self, with: view) }
    }

    /// Notifies the delegate that zooming has ended.
    func notifyZoomEnd() {
        let view = viewToZoom
        let scale = currentZoomScale
        notifyDelegate("scrollViewDidEndZooming(_:with:atScale:)", arguments: "scale: \(scale)") {
            $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }

    // MARK: Zooming by the user

    /// Whether the user can zoom.
    var canZoom: Bool { zoomLimits.allowZooming && viewToZoom != nil }

    /// The zooming, to change its limits.
    var changedZooming: ScrollZooming {
        if let zooming { return zooming }
        let created = ScrollZooming()
        zooming = created
        return created
    }

    /// Adds or removes the pinch recognizer, depending on the limits.
    func updatePinchRecognizer() {
        guard let zooming, zoomLimits.allowZooming != (zooming.recognizer != nil) else { return }
        if let recognizer = zooming.recognizer {
            removeGestureRecognizer(recognizer)
            zooming.recognizer = nil
        } else {
            let recognizer = ScrollPinchGestureRecognizer(
                target: self, action: Selector("handlePinch", UIScrollView.handlePinch))
            addGestureRecognizer(recognizer)
            zooming.recognizer = recognizer
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
        guard canZoom, let zooming, zooming.pinch == nil else { return }
        if case .moving = phase { interruptMotion(entering: .tracking) }
        zooming.pinch = ScrollZooming.Pinch(
            scale: zoomLimits.unstretched(currentZoomScale), center: positionInView(of: focus))
        notifyZoomBegin()
    }

    /// Converts `point` from content coordinates to a position relative to the view's top left corner.
    private func positionInView(of point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    /// Updates the zoom. `scale` is relative to the beginning of the gesture, `focus` in content coordinates.
    private func updatePinch(scale: CGFloat, around focus: CGPoint) {
        guard let pinch = zooming?.pinch, scale.isFinite, scale > 0 else { return }
        zooming?.pinch?.center = positionInView(of: focus)
        let current = currentZoomScale
        let shown = zoomLimits.shown(pinch.scale * scale, current: current)
        let target = offset(keeping: focus, scaledBy: shown / current)
        applyZoomScale(shown)
        applyOffset(pixelAligned(target))
    }

    /// Ends zooming. A scale beyond a limit springs back.
    private func endPinch() {
        guard let pinch = zooming?.pinch else { return }
        zooming?.pinch = nil
        let current = currentZoomScale
        let allowed = zoomLimits.clamp(current)
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
