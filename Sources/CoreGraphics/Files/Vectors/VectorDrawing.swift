import Foundation

/// What a library has read. Called for one document at a time.
protocol VectorDrawing: AnyObject {
    /// The size in points.
    var size: CGSize { get }
    func draw(layer: String?, on cairo: OpaquePointer) throws(VectorFailure)
    func bounds(ofLayer id: String) -> (ink: CGRect, outline: CGRect)?
}
