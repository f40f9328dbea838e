import Foundation

/// Why a picture from outside could not be read or written.
package enum ImageFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not begin as a PNG does.
    case notPNG
    /// The bytes do not begin as a JPEG does.
    case notJPEG
    /// The bytes begin neither as a PNG nor as a JPEG does.
    case unknownKind
    /// A side is 0 pixels long.
    case empty
    /// There are more pixels than `CGImage.maximumPixelCount`, or a side is longer than `Bitmap.maximumSide`.
    case tooLarge(width: Int, height: Int)
    /// It begins rightly but cannot be read to its end; with the reason that the library or a check of ours gives.
    case damaged(String)
    /// It could not be written; with the reason that the library gives.
    case unwritable(String)

    /// What is wrong with the picture and what to do about it.
    package var description: String {
        switch self {
        case .notPNG: "This is not a PNG picture; convert it to PNG first."
        case .notJPEG: "This is not a JPEG picture; convert it to JPEG first."
        case .unknownKind: "This is neither a PNG nor a JPEG picture; convert it to one of them first."
        case .empty: "The picture has no pixels; both sides must be at least 1 pixel long."
        case .tooLarge(let width, let height):
            "The picture has \(width)×\(height) pixels; scale it down to sides of at most \(Bitmap.maximumSide) and "
                + "\(CGImage.maximumPixelCount) pixels in all."
        case .damaged(let reason): "The picture is damaged (\(reason)); fetch or export it again."
        case .unwritable(let reason): "The picture could not be written: \(reason)."
        }
    }
}
