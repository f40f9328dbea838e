import CoreGraphics

/// A color that multiplies all colors of a layer: that of a replicated instance.
struct LayerTint: Equatable {
    /// Red, green and blue in sRGB, 0 to 1.
    let factors: SIMD3<Float>

    init(_ factors: SIMD3<Float>) {
        self.factors = factors.clamped(lowerBound: .zero, upperBound: .one)
    }

    /// The tint of content that two tints multiply; nil when neither changes anything.
    static func product(_ first: LayerTint?, _ second: LayerTint?) -> LayerTint? {
        guard let first else { return second }
        guard let second else { return first }
        return LayerTint(first.factors * second.factors)
    }

    func applied(to color: CGColor) -> CGColor {
        CGColor(
            srgbRed: color.red * CGFloat(factors.x), green: color.green * CGFloat(factors.y),
            blue: color.blue * CGFloat(factors.z), alpha: color.alpha)
    }

    /// A copy of a color bitmap with all pixels multiplied.
    func applied(to bitmap: Bitmap) -> Bitmap {
        let result = Bitmap(width: bitmap.width, height: bitmap.height)
        let scale = SIMD4<UInt32>(SIMD4(factors.z, factors.y, factors.x, 1) * 256, rounding: .toNearestOrEven)
        for row in 0..<bitmap.height {
            let from = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: SIMD4<UInt8>.self)
            let to = (result.pixels + row * result.bytesPerRow).assumingMemoryBound(to: SIMD4<UInt8>.self)
            for column in 0..<bitmap.width {
                let product = SIMD4<UInt32>(truncatingIfNeeded: from[column]) &* scale
                to[column] = SIMD4<UInt8>(truncatingIfNeeded: product &>> 8)
            }
        }
        return result
    }
}

/// What a replicated instance adds to the appearance of a layer.
struct InstanceShade: Equatable {
    /// Multiplies the colors of the layer and its sublayers; nil for none.
    var tint: LayerTint?
    /// Multiplies the opacity of the layer, but not again that of its sublayers.
    var alpha: Float = 1

    /// What the sublayers inherit.
    var inherited: InstanceShade { InstanceShade(tint: tint) }
}

extension LayerValues {
    /// Applies the color and opacity of a replicated instance. Contents are multiplied as pictures.
    mutating func apply(_ shade: InstanceShade) {
        opacity *= shade.alpha
        guard let tint = shade.tint else { return }
        box.backgroundColor = box.backgroundColor.map(tint.applied)
        box.borderColor = box.borderColor.map(tint.applied)
        shadow.color = shadow.color.map(tint.applied)
        switch kind {
        case .shape(var shape):
            shape.fillColor = shape.fillColor.map(tint.applied)
            shape.strokeColor = shape.strokeColor.map(tint.applied)
            kind = .shape(shape)
        case .gradient(var gradient):
            gradient.colors = gradient.colors.map(tint.applied)
            kind = .gradient(gradient)
        case .plain, .backdrop, .transform, .replicator, .emitter: break
        }
    }

    /// Removes everything that a layer without a plane of its own cannot show.
    mutating func removeOwnAppearance() {
        box = Box()
        box.borderColor = nil
        shadow.opacity = 0
        masksToBounds = false
    }
}
