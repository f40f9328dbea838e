import Synchronization

/// A PDF or an SVG that keeps its shapes: the content of an image that preserves vector data, drawn at every size.
package final class VectorImage: Sendable, Equatable {
    /// The size in points.
    let size: CGSize
    private let document: VectorDocument
    private let renditions = Mutex<[PixelSize: CGImage]>([:])

    /// An animated size must not keep an image for each of its steps.
    private static let renditionLimit = 4

    private struct PixelSize: Hashable {
        let width: Int
        let height: Int
    }

    /// - Parameter scale: Pixels for each of the drawing's points per point of the image: 2 for a file for 2x only.
    init(_ document: VectorDocument, scale: CGFloat = 1) {
        self.document = document
        size = CGSize(width: document.size.width / scale, height: document.size.height / scale)
    }

    /// The size at natural size: rounded up to whole pixels at `scale`.
    func size(at scale: CGFloat) -> CGSize {
        CGSize(
            width: (size.width * scale - 0.01).rounded(.up) / scale,
            height: (size.height * scale - 0.01).rounded(.up) / scale)
    }

    /// The drawing stretched to `size` points at `scale`; nil for sizes that no image can have.
    func pixels(size: CGSize, at scale: CGFloat) -> CGImage? {
        let width = (size.width * scale - 0.01).rounded(.up)
        let height = (size.height * scale - 0.01).rounded(.up)
        guard width > 0, height > 0, max(width, height) <= CGFloat(Bitmap.maximumSide) else { return nil }
        let key = PixelSize(width: Int(width), height: Int(height))
        return renditions.withLock { known in
            if let image = known[key] { return image }
            if known.count >= Self.renditionLimit { known.removeAll() }
            let image = document.image(width: key.width, height: key.height)
            known[key] = image
            return image
        }
    }

    package static func == (left: VectorImage, right: VectorImage) -> Bool { left === right }
}

extension UIImage {
    /// The image of a PDF or SVG for the scale of `traits`: pixels, or a vector image that is drawn at every size.
    ///
    /// Nil, with a log line that begins with `path`, when the file cannot be read.
    ///
    /// - Parameter scale: The pixels per point that the file is for: 1 for files that are for every scale.
    convenience init?(
        vector data: Data, at path: String, scale: CGFloat = 1, isPreserved: Bool, for traits: UITraitCollection
    ) {
        do throws(VectorFailure) {
            let vector = VectorImage(try VectorDocument(data), scale: scale)
            let attributes = DisplayAttributes(scale: traits.displayScale > 0 ? traits.displayScale : 1)
            if isPreserved {
                self.init(.vector(vector), look: attributes)
            } else {
                guard let pixels = vector.pixels(size: vector.size, at: attributes.scale) else {
                    throw VectorFailure.tooLarge("\(vector.size.width)×\(vector.size.height) points")
                }
                self.init(pixels: pixels, look: attributes)
            }
        } catch {
            Log.line("\(path): \(error)")
            return nil
        }
    }

    /// Whether the image is drawn anew at each size: a symbol, or a vector image that preserves its data.
    package var isDrawnAtEverySize: Bool {
        switch content {
        case .symbol, .vector: true
        case .none, .pixels: false
        }
    }
}
