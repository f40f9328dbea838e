import CoreGraphics

/// The additional properties of an emitter layer.
struct EmitterValues: Equatable {
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    /// What multiplies the same properties of all cells.
    var factors = Factors()
    var seed: UInt32 = 0
    /// The living particles.
    let particles: ParticleSystem

    struct Factors: Equatable {
        var birthRate: Float = 1
        var lifetime: Float = 1
        var velocity: Float = 1
        var scale: Float = 1
        var spin: Float = 1
    }

    static func == (lhs: EmitterValues, rhs: EmitterValues) -> Bool {
        lhs.shape == rhs.shape && lhs.mode == rhs.mode && lhs.renderMode == rhs.renderMode
            && lhs.position == rhs.position && lhs.zPosition == rhs.zPosition && lhs.size == rhs.size
            && lhs.depth == rhs.depth && lhs.factors == rhs.factors && lhs.seed == rhs.seed
            && lhs.particles === rhs.particles
    }
}

/// The shape on or in which an emitter layer creates particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A horizontal line through the position, as wide as the emitter's size.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle around the position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A rectangle around the position with the emitter's depth.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A circle around the position. Its radius is the width of the emitter's size.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere around the position. Its radius is the width of the emitter's size.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of its shape from which an emitter layer creates particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of the shape; for round shapes, the outermost points on its axes.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface of the shape; for flat shapes, their area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// The inside of the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How an emitter layer paints particles that overlap.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no particular order, which is that of their birth.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest is behind all others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest is in front of all others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// By their z coordinate.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their colors are added to those behind them.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
