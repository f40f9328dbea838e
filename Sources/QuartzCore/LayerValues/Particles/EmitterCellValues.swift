import CoreGraphics

/// The properties of an emitter cell from which particles are created.
struct EmitterCellValues {
    var isEnabled = true
    var birthRate: Float = 0
    /// Seconds, and points per second; angles in radians.
    var lifetime = Spread()
    var velocity = Spread()
    var scale = Spread(mean: 1)
    var spin = Spread()
    var scaleSpeed: Float = 0
    var longitude: Float = 0
    var latitude: Float = 0
    var emissionRange: Float = 0
    /// Points per second, per second.
    var acceleration = SIMD3<Float>.zero
    /// Red, green, blue and alpha.
    var color = SIMD4<Float>(repeating: 1)
    var colorRange = SIMD4<Float>.zero
    var colorSpeed = SIMD4<Float>.zero
    var picture: ParticlePicture?
    /// Emission begins so many seconds after its start, and lasts so many seconds.
    var begin: Seconds = 0
    var duration = Seconds.infinity
    var speed: Float = 1
    var cells: [EmitterCellValues] = []
    /// Identifies the cell of which these are the values.
    var cell: ObjectIdentifier?

    /// A mean value and the width of the interval around it.
    struct Spread: Equatable {
        var mean: Float = 0
        var range: Float = 0

        func value(_ random: inout ParticleRandom) -> Float { mean + range * (random.next() - 0.5) }

        var highest: Float { mean + abs(range) / 2 }
    }

    /// The longest time for which a particle, or what it emits in its turn, lives, in seconds of the layer's time.
    func longestLife(_ factor: Float) -> Seconds {
        let life = Seconds(max(0, lifetime.highest * factor)) / Seconds(max(abs(speed), 1e-3))
        let nested = cells.map { $0.longestLife(factor) }.max() ?? 0
        return life.isFinite ? min(life + nested, 1e6) : 1e6
    }
}

/// The picture of a cell's particles.
final class ParticlePicture {
    let bitmap: Bitmap
    /// The part that is shown, in pixels, and the pixels per point.
    let part: PixelRect
    let scale: CGFloat
    let filter: (magnification: CALayerContentsFilter, minification: CALayerContentsFilter)

    init(
        _ bitmap: Bitmap, part: PixelRect, scale: CGFloat,
        filter: (magnification: CALayerContentsFilter, minification: CALayerContentsFilter)
    ) {
        self.bitmap = bitmap
        self.part = part
        self.scale = scale
        self.filter = filter
    }

    /// Half the diagonal, in points: how far a rotated particle reaches from its center.
    var reach: CGFloat {
        let (width, height) = (CGFloat(part.width) / scale, CGFloat(part.height) / scale)
        return (width * width + height * height).squareRoot() / 2
    }
}

/// Random numbers that depend only on their seed, the cell and the number of the particle.
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt64, number: UInt64) {
        state = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15 &* (number &+ 1))
    }

    /// A number from 0 to 1.
    mutating func next() -> Float {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Float(Self.mixed(state) >> 40) / Float(1 << 24)
    }

    /// Another seed from this one and a number.
    static func seed(_ seed: UInt64, _ number: Int) -> UInt64 { mixed(seed &* 31 &+ UInt64(bitPattern: Int64(number))) }

    /// SplitMix64's finalizer: neighbors become unrelated.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
