import Foundation

/// A decoded image file: its pixels and their orientation.
package struct DecodedImage: Sendable {
    /// The pixels as they are stored.
    package let image: CGImage
    /// The orientation; always `up` for PNG.
    package let orientation: ExifOrientation

    /// Decodes a PNG or a JPEG, according to its signature.
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
