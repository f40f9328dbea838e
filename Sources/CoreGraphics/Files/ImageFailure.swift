import Foundation

/// Why an image could not be decoded or encoded.
package enum ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not begin with the PNG signature.
    case notPNG
    /// The bytes do not begin with the JPEG signature.
    case notJPEG
    /// The bytes begin neither as PNG nor as JPEG.
    case unknownKind
    /// A dimension is 0 pixels.
    case empty
    /// There are more pixels than `CGImage.maximumPixelCount`, or a side is longer than `Bitmap.maximumSide`.
    case tooLarge(width: Int, height: Int)
    /// The data cannot be decoded to its end; with the reason from the library or our own check.
    case damaged(String)
    /// The image could not be encoded; with the library's reason.
    case unwritable(String)

    /// The problem and its remedy.
    package var description: String {
        switch self {
        case .notPNG: "This is not a PNG image; convert it to PNG first."
        case .notJPEG: "This is not a JPEG image; convert it to JPEG first."
        case .unknownKind: "This is neither a PNG nor a JPEG image; convert it to one of them first."
        case .empty: "The image has no pixels; both sides must be at least 1 pixel long."
        case .tooLarge(let width, let height):
            "The image has \(width)×\(height) pixels; scale it down to sides of at most \(Bitmap.maximumSide) and "
                + "\(CGImage.maximumPixelCount) pixels in all."
        case .damaged(let reason): "The image is damaged (\(reason)); fetch or export it again."
        case .unwritable(let reason): "The image could not be written: \(reason)."
        }
    }
}
