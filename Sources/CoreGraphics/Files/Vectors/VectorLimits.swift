import Foundation

/// What is read of a vector file at most.
package enum VectorLimits {
    /// The longest side in points.
    package static let side: CGFloat = 16_384
    /// The most bytes that a file may have.
    package static let byteCount = 1 << 25
}
