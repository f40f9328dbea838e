import Foundation

/// A picture from outside: its pixels, and how they are to be turned.
package struct StoredPicture: Sendable {
    /// The pixels as they are stored.
    package let image: CGImage
    /// Always up for PNG.
    package let orientation: ExifOrientation

    /// Reads a PNG or a JPEG, whichever it begins as.
    package init(_ data: Data) throws(ImageFailure) {
        if data.starts(with: PNGHeader.signature) {
            image = try CGImage(png: data)
            orientation = .up
        } else if data.starts(with: [0xFF, 0xD8]) {
            image = try CGImage(jpeg: data)
            orientation = ExifOrientation(jpeg: data)
        } else {
            throw .unknownKind
        }
    }
}
