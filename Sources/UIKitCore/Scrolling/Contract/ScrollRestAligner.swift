import CoreGraphics

/// Chooses where the content of a scroll view comes to rest after the user has moved it, as the rows of a picker do.
@MainActor package protocol ScrollRestAligner: AnyObject {
    /// The resting offset for content that would come to rest at `offset`. Points.
    func restingOffset(near offset: CGPoint) -> CGPoint
    /// Called when the touch that stopped a motion ends and the content is already at a resting offset.
    func scrollViewDidRestAfterTouch(_ scrollView: UIScrollView)
}
