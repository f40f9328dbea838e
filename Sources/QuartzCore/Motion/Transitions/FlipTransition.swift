import CoreGraphics

/// Flips a layer like a card: shows the snapshot of the old content for the first half, then the new content.
package final class FlipTransition: CATransition {
    /// The side that moves toward the viewer.
    package enum Side: Sendable {
        case left, right, top, bottom
    }

    private var side = Side.left
    private var distance: CGFloat = 1

    /// - Parameter distance: From the eye to the layer, in points.
    package convenience init(from side: Side, distance: CGFloat) {
        self.init()
        self.side = side
        self.distance = distance
    }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? FlipTransition else { return }
        side = other.side
        distance = other.distance
    }

    override func changeNew(_ values: inout LayerValues, progress part: Double, snapshot picture: TransitionSnapshot) {
        values.isHidden = values.isHidden || part < 0.5
        rotate(&values, by: part - 1)
    }

    override func changeOld(_ values: inout LayerValues, progress part: Double) {
        values.isHidden = part >= 0.5
        rotate(&values, by: part)
    }

    /// - Parameter part: The fraction of half a rotation.
    private func rotate(_ values: inout LayerValues, by part: Double) {
        let angle = CGFloat(part) * .pi
        var card = CATransform3DIdentity
        card.m34 = -1 / max(distance, 1)
        switch side {
        case .left: card = CATransform3DRotate(card, angle, 0, 1, 0)
        case .right: card = CATransform3DRotate(card, -angle, 0, 1, 0)
        case .top: card = CATransform3DRotate(card, -angle, 1, 0, 0)
        case .bottom: card = CATransform3DRotate(card, angle, 1, 0, 0)
        }
        values.geometry.transform = CATransform3DConcat(values.geometry.transform, card)
    }
}
