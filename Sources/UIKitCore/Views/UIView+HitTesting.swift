extension UIView {
    /// Below this alpha a view takes no touches (documented for `hitTest(_:with:)`).
    private static let leastTouchableAlpha: Float = 0.01

    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard layer.isShown(atLeast: UIView.leastTouchableAlpha), isUserInteractionEnabled, touchBlocks == 0,
            self.point(inside: point, with: event)
        else { return nil }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.layer.place(of: point, in: layer), with: event) { return hit }
        }
        return self
    }

    func containsPoint(_ point: CGPoint) -> Bool {
        layer.holds(point)
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.detach(recognizer)
        ownRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        ownRecognizers.removeAll { $0 === recognizer }
        recognizer.leaveView()
    }

    func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in ownRecognizers where !recognizers.contains(where: { $0 === recognizer }) {
            detach(recognizer)
        }
        recognizers.forEach(attach)
    }
}
