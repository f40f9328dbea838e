extension UIView {
    /// Views with a lower alpha receive no touches (documented for `hitTest(_:with:)`).
    private static let minimumHitTestAlpha: Float = 0.01

    /// The current nesting depth of `hitTest(_:with:)` calls.
    private static var hitTestDepth = 0

    /// The largest nesting depth at which a touch is delivered. `hitTest(_:with:)` recurses, as UIKit documents and
    /// overrides expect, so that each level uses stack.
    static let hitTestLimit = 2_000

    /// Logs that deeper views receive no touches. Always returns false.
    private func reportHitTestLimit() -> Bool {
        misuse(
            "Hit testing stopped at \(self), which has \(UIView.hitTestLimit) ancestors: its descendants receive no "
                + "touches. Nest fewer views, or override hitTest(_:with:) in an ancestor.")
        return false
    }

    func findHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard layer.isVisible(minimumOpacity: UIView.minimumHitTestAlpha), isUserInteractionEnabled,
            touchBlockCount == 0,
            self.point(inside: point, with: event)
        else { return nil }
        let inside = subviews
        guard !inside.isEmpty, UIView.hitTestDepth < UIView.hitTestLimit || reportHitTestLimit() else { return self }
        UIView.hitTestDepth += 1
        defer { UIView.hitTestDepth -= 1 }
        return findHit(among: inside, at: point, with: event) ?? self
    }

    /// How many views hit tests have asked for a hit in a superview. For tests.
    package private(set) static var viewsAskedForHits = 0

    /// The hit in the frontmost of `views` that has one. Among many, blocks of neighbors that are elsewhere are not asked.
    private func findHit(among views: [UIView], at point: CGPoint, with event: UIEvent?) -> UIView? {
        let isPlain = layer.hasIdentitySublayerTransform
        var asked = 0
        defer { UIView.viewsAskedForHits += asked }
        var end = views.count
        while let range = layer.hitCandidates(
            at: point, before: end, of: views.count, isLayer: { views.isLayer($0, ofElementAt: $1) })
        {
            let hit = views.firstResultFromFront(in: range) { view in
                asked += 1
                return view.hitTest(view.convert(point, from: layer, isPlain: isPlain), with: event)
            }
            if let hit { return hit }
            end = range.lowerBound
        }
        return nil
    }

    private func convert(_ point: CGPoint, from outer: CALayer, isPlain: Bool) -> CGPoint {
        layer.location(of: point, in: outer, isUntransformed: isPlain)
    }

    func containsPoint(_ point: CGPoint) -> Bool {
        layer.boundsContain(point)
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.detach(recognizer)
        attachedRecognizers.append(recognizer)
        hasHadRecognizers = true
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        attachedRecognizers.removeAll { $0 === recognizer }
        recognizer.detachFromView()
    }

    func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in attachedRecognizers where !recognizers.contains(where: { $0 === recognizer }) {
            detach(recognizer)
        }
        recognizers.forEach(attach)
    }
}

extension Array where Element: UIView {
    /// The first non-nil result, from the last element in `range` to the first.
    ///
    /// The loop does not retain the views: they have weak references, which makes reference counting dominate the cost.
    /// The array keeps them alive, even if `ask` changes the array's owner.
    @MainActor fileprivate func firstResultFromFront(
        in range: Range<Int>, _ body: (UIView) -> UIView?
    ) -> UIView? {
        withExtendedLifetime(self) {
            withUnsafeBufferPointer { views in
                let references = UnsafeRawPointer(views.baseAddress)?.assumingMemoryBound(to: Unmanaged<UIView>.self)
                guard let references else { return nil }
                for index in range.reversed() {
                    if let answer = references[index]._withUnsafeGuaranteedRef(body) { return answer }
                }
                return nil
            }
        }
    }

    /// Whether `layer` is that of the view at `index`, without reference counting.
    @MainActor fileprivate func isLayer(_ layer: CALayer, ofElementAt index: Int) -> Bool {
        withUnsafeBufferPointer { views in
            UnsafeRawPointer(views.baseAddress!).assumingMemoryBound(to: Unmanaged<UIView>.self)[index]
                ._withUnsafeGuaranteedRef { $0.layer === layer }
        }
    }
}
