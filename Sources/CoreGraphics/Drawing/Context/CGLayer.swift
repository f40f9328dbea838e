import Foundation

/// A drawing that is drawn once and shown many times, with the pixels per point of a context.
public final class CGLayer: Hashable {
    /// The context for drawing, with the origin at the corner of the layer. Points, with y as in the layer's context.
    public let context: CGContext?
    /// The size in points.
    public let size: CGSize

    /// Creates an empty layer for drawing in `context`; nil when the size is empty or too large.
    ///
    /// - Parameter auxiliaryInfo: Ignored, as on Apple's systems.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let matrix = context.userToPixel
        let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let limit = CGFloat(Bitmap.maximumSide)
        guard scale > 0, width >= 1, height >= 1, width <= limit, height <= limit,
            width * height <= CGFloat(CGImage.maximumPixelCount)
        else { return nil }
        self.size = size
        self.context = CGContext(width: Int(width), height: Int(height), scale: scale)
    }

    /// Whether both are the same object.
    public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Draws the layer with its corner at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        guard let picture = layer.context?.makeImage(), let scale = layer.context?.userToPixel.a, scale > 0 else {
            return
        }
        let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
        drawUpright(picture, in: CGRect(origin: point, size: size))
    }

    /// Draws the layer scaled to `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let picture = layer.context?.makeImage() else { return }
        drawUpright(picture, in: rect)
    }
}
