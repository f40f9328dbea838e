import CoreGraphics
import Foundation

/// A layer that creates particles, moves them and lets them fade. They are shown above the layer's background and
/// border, and below its sublayers.
///
/// The particles depend only on `seed`, the cells and the layer's time, so two runs show the same. The layer has been
/// emitting since its time 0; set `beginTime` to the current time to begin without particles. A layer that neither has
/// particles nor creates them costs nothing.
open class CAEmitterLayer: CALayer {
    private var cells: [CAEmitterCell]?

    /// Creates an empty layer without cells.
    public override init() {
        super.init()
        values.kind = .emitter(EmitterValues(particles: ParticleSystem()))
    }

    /// Creates a presentation copy of `layer`, which shares its particles.
    public override init(layer: Any) {
        super.init(layer: layer)
        cells = (layer as? CAEmitterLayer)?.cells
        if values.emitter == nil {
            values.kind = .emitter(EmitterValues(particles: ParticleSystem()))
        }
    }

    /// What is emitted; nil for nothing. Later changes of a cell take effect when the cells are set again. Default nil.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            cells = newValue
            emitter.particles.setCells((newValue ?? []).map(\.emitterValues))
            change("emitterCells") {}
            updateEmitting()
        }
    }

    /// Multiplies the birth rate of all cells. Default 1.
    open var birthRate: Float {
        get { emitter.factors.birthRate }
        set { changeEmitter("birthRate", \.factors.birthRate, to: newValue) }
    }

    /// Multiplies the lifetime of all cells. Default 1.
    open var lifetime: Float {
        get { emitter.factors.lifetime }
        set { changeEmitter("lifetime", \.factors.lifetime, to: newValue) }
    }

    /// Multiplies the velocity of all cells. Default 1.
    open var velocity: Float {
        get { emitter.factors.velocity }
        set { changeEmitter("velocity", \.factors.velocity, to: newValue) }
    }

    /// Multiplies the scale of all cells. Default 1.
    open var scale: Float {
        get { emitter.factors.scale }
        set { changeEmitter("scale", \.factors.scale, to: newValue) }
    }

    /// Multiplies the spin of all cells. Default 1.
    open var spin: Float {
        get { emitter.factors.spin }
        set { changeEmitter("spin", \.factors.spin, to: newValue) }
    }

    /// The middle of the shape, in points of the layer. Default zero.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { changeEmitter("emitterPosition", \.position, to: newValue) }
    }

    /// The depth of the middle of the shape, in points. Default 0.
    open var emitterZPosition: CGFloat {
        get { emitter.zPosition }
        set { changeEmitter("emitterZPosition", \.zPosition, to: newValue) }
    }

    /// The size of the shape in points; round shapes use the width as radius. Default zero.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { changeEmitter("emitterSize", \.size, to: newValue) }
    }

    /// The depth of a cuboid in points. Default 0.
    open var emitterDepth: CGFloat {
        get { emitter.depth }
        set { changeEmitter("emitterDepth", \.depth, to: newValue) }
    }

    /// The shape on which particles are created. Default point.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { changeEmitter("emitterShape", \.shape, to: newValue) }
    }

    /// The part of the shape where particles are created. Default volume.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { changeEmitter("emitterMode", \.mode, to: newValue) }
    }

    /// How particles that overlap are painted. Default unordered.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { changeEmitter("renderMode", \.renderMode, to: newValue) }
    }

    /// The seed of the random numbers. Default 0.
    open var seed: UInt32 {
        get { emitter.seed }
        set { changeEmitter("seed", \.seed, to: newValue) }
    }

    private var emitter: EmitterValues { values.emitter ?? EmitterValues(particles: ParticleSystem()) }

    private func changeEmitter<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<EmitterValues, Value>, to value: Value
    ) {
        var emitter = emitter
        guard emitter[keyPath: path] != value, accepts(Self.isFinite(value), key: key, value: value) else { return }
        emitter[keyPath: path] = value
        change(key) { values.kind = .emitter(emitter) }
        updateEmitting()
    }

    private static func isFinite(_ value: Any) -> Bool {
        switch value {
        case let value as Float: value.isFinite
        case let value as CGFloat: value.isFinite
        case let value as CGPoint: value.isFinite
        case let value as CGSize: value.width.isFinite && value.height.isFinite
        default: true
        }
    }

    /// Requests frames as long as particles live or are created.
    private func updateEmitting() {
        guard !marks.isEmitting, emitter.particles.isActive(after: -.infinity, emitter) else { return }
        marks.isEmitting = true
        markChanged()
        markAnimatedBelow()
    }
}
