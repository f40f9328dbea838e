import CoreGraphics
import Foundation

/// What an emitter layer creates: the picture of the particles, how many there are, how they move and how they look.
///
/// A value and its range give numbers in an interval of that width around the value. Lengths are points, angles are
/// radians, times are seconds. Non-finite values are ignored.
open class CAEmitterCell: NSObject, CAMediaTiming {
    private var timing = TimingValues()
    private var cell = EmitterCellValues()
    private var options = Options()

    /// What the cell's `emitterValues` are made from.
    private struct Options {
        var name: String?
        var contents: Any?
        var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        var contentsScale: CGFloat = 1
        var magnificationFilter = CALayerContentsFilter.linear.rawValue
        var minificationFilter = CALayerContentsFilter.linear.rawValue
        var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
        var cells: [CAEmitterCell]?
    }

    /// Creates a cell that emits nothing.
    public override init() {
        super.init()
        timing.duration = .infinity
    }

    /// The initial value of a property; nil when the class has none. Default nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The name of the cell. Default nil.
    open var name: String? {
        get { options.name }
        set { options.name = newValue }
    }

    /// Whether the cell emits particles. Default true.
    open var isEnabled: Bool {
        get { cell.isEnabled }
        set { cell.isEnabled = newValue }
    }

    /// The picture of the particles, a `CGImage`; without one, particles are not visible. Default nil.
    open var contents: Any? {
        get { options.contents }
        set { options.contents = newValue }
    }

    /// The part of the picture that is shown, in unit coordinates. Default all of it.
    open var contentsRect: CGRect {
        get { options.contentsRect }
        set { if newValue.isFinite { options.contentsRect = newValue } }
    }

    /// The pixels of the picture per point. Default 1. Values that are not above 0 are ignored.
    open var contentsScale: CGFloat {
        get { options.contentsScale }
        set { if newValue.isFinite, newValue > 0 { options.contentsScale = newValue } }
    }

    /// How an enlarged picture is sampled: the raw value of a `CALayerContentsFilter`. Default linear.
    open var magnificationFilter: String {
        get { options.magnificationFilter }
        set { options.magnificationFilter = newValue }
    }

    /// How a reduced picture is sampled: the raw value of a `CALayerContentsFilter`. Default linear.
    open var minificationFilter: String {
        get { options.minificationFilter }
        set { options.minificationFilter = newValue }
    }

    /// Multiplies the colors of the picture. Particles of nested cells are multiplied by that of their parent too.
    /// Default opaque white; nil stands for that too.
    open var color: CGColor? {
        get { options.color }
        set { options.color = newValue }
    }

    /// What the particles emit in their turn; nil for nothing. Default nil.
    open var emitterCells: [CAEmitterCell]? {
        get { options.cells }
        set { options.cells = newValue }
    }

    /// The particles created per second. Default 0.
    open var birthRate: Float {
        get { cell.birthRate }
        set { set(\.birthRate, to: newValue) }
    }

    /// The seconds that a particle lives. Default 0.
    open var lifetime: Float {
        get { cell.lifetime.mean }
        set { set(\.lifetime.mean, to: newValue) }
    }

    /// The range of the lifetimes. Default 0.
    open var lifetimeRange: Float {
        get { cell.lifetime.range }
        set { set(\.lifetime.range, to: newValue) }
    }

    /// The speed at the start, in points per second. Default 0.
    open var velocity: CGFloat {
        get { CGFloat(cell.velocity.mean) }
        set { set(\.velocity.mean, to: Float(newValue)) }
    }

    /// The range of the speeds. Default 0.
    open var velocityRange: CGFloat {
        get { CGFloat(cell.velocity.range) }
        set { set(\.velocity.range, to: Float(newValue)) }
    }

    /// The direction of the start in the plane of the layer: 0 is to the right, and π/2 down. Default 0.
    open var emissionLongitude: CGFloat {
        get { CGFloat(cell.longitude) }
        set { set(\.longitude, to: Float(newValue)) }
    }

    /// The direction of the start out of the plane of the layer. Default 0.
    open var emissionLatitude: CGFloat {
        get { CGFloat(cell.latitude) }
        set { set(\.latitude, to: Float(newValue)) }
    }

    /// The angle within which directions vary. Default 0.
    open var emissionRange: CGFloat {
        get { CGFloat(cell.emissionRange) }
        set { set(\.emissionRange, to: Float(newValue)) }
    }

    /// The acceleration to the right, in points per second, per second. Default 0.
    open var xAcceleration: CGFloat {
        get { CGFloat(cell.acceleration.x) }
        set { set(\.acceleration.x, to: Float(newValue)) }
    }

    /// The acceleration downward. Default 0.
    open var yAcceleration: CGFloat {
        get { CGFloat(cell.acceleration.y) }
        set { set(\.acceleration.y, to: Float(newValue)) }
    }

    /// The acceleration toward the viewer. Default 0.
    open var zAcceleration: CGFloat {
        get { CGFloat(cell.acceleration.z) }
        set { set(\.acceleration.z, to: Float(newValue)) }
    }

    /// The size at the start, as a factor of the picture. Default 1.
    open var scale: CGFloat {
        get { CGFloat(cell.scale.mean) }
        set { set(\.scale.mean, to: Float(newValue)) }
    }

    /// The range of the sizes. Default 0.
    open var scaleRange: CGFloat {
        get { CGFloat(cell.scale.range) }
        set { set(\.scale.range, to: Float(newValue)) }
    }

    /// The change of the size per second. Default 0.
    open var scaleSpeed: CGFloat {
        get { CGFloat(cell.scaleSpeed) }
        set { set(\.scaleSpeed, to: Float(newValue)) }
    }

    /// The rotation in radians per second. Default 0.
    open var spin: CGFloat {
        get { CGFloat(cell.spin.mean) }
        set { set(\.spin.mean, to: Float(newValue)) }
    }

    /// The range of the rotations. Default 0.
    open var spinRange: CGFloat {
        get { CGFloat(cell.spin.range) }
        set { set(\.spin.range, to: Float(newValue)) }
    }

    /// The range of the red. Default 0.
    open var redRange: Float {
        get { cell.colorRange.x }
        set { set(\.colorRange.x, to: newValue) }
    }

    /// The range of the green. Default 0.
    open var greenRange: Float {
        get { cell.colorRange.y }
        set { set(\.colorRange.y, to: newValue) }
    }

    /// The range of the blue. Default 0.
    open var blueRange: Float {
        get { cell.colorRange.z }
        set { set(\.colorRange.z, to: newValue) }
    }

    /// The range of the opacity. Default 0.
    open var alphaRange: Float {
        get { cell.colorRange.w }
        set { set(\.colorRange.w, to: newValue) }
    }

    /// The change of the red per second. Default 0.
    open var redSpeed: Float {
        get { cell.colorSpeed.x }
        set { set(\.colorSpeed.x, to: newValue) }
    }

    /// The change of the green per second. Default 0.
    open var greenSpeed: Float {
        get { cell.colorSpeed.y }
        set { set(\.colorSpeed.y, to: newValue) }
    }

    /// The change of the blue per second. Default 0.
    open var blueSpeed: Float {
        get { cell.colorSpeed.z }
        set { set(\.colorSpeed.z, to: newValue) }
    }

    /// The change of the opacity per second. Default 0.
    open var alphaSpeed: Float {
        get { cell.colorSpeed.w }
        set { set(\.colorSpeed.w, to: newValue) }
    }

    /// When emission begins, in seconds of the layer, or after the birth of the parent. Default 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The seconds for which the cell emits; infinite by default.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The rate of the cell's time: of births and of the age of particles. Default 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The seconds of the cell's time by which emission begins earlier. Default 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// How often the cell emits for its duration; 0 counts as 1. Default 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The seconds for which the cell emits, if above 0. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether each run is followed by another one, which doubles the time of emission. Default false.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// `backwards` and `both` also emit before `beginTime`. Default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    private func set(_ path: WritableKeyPath<EmitterCellValues, Float>, to value: Float) {
        if value.isFinite { cell[keyPath: path] = value }
    }

    /// The values from which particles are created.
    final var emitterValues: EmitterCellValues { emitterValues(nesting: 0) }

    /// More levels of nested cells emit nothing, so that a cell within itself ends.
    private static let maximumNesting = 4

    private func emitterValues(nesting: Int) -> EmitterCellValues {
        var values = cell
        values.cell = ObjectIdentifier(self)
        if let color = options.color {
            values.color = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        }
        values.picture = picture
        values.speed = timing.speed.isFinite ? max(0, timing.speed) : 1
        let rate = Seconds(max(values.speed, 1e-3))
        let isEarly = timing.fillMode == .backwards || timing.fillMode == .both
        let begin = timing.beginTime - timing.timeOffset / rate
        values.begin = isEarly || !begin.isFinite ? 0 : begin
        let duration = timing.activeDuration / rate + (isEarly ? max(0, begin) : 0)
        values.duration = duration > 0 ? duration : .infinity
        if nesting < Self.maximumNesting {
            values.cells = (options.cells ?? []).map { $0.emitterValues(nesting: nesting + 1) }
        }
        return values
    }

    private var picture: ParticlePicture? {
        guard let any = options.contents, let image = any as? CGImage, image.width > 0, image.height > 0 else {
            return nil
        }
        let bitmap = image.isMask ? image.bitmap.blackWithCoverageAlpha : image.bitmap
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        let shown = options.contentsRect
        let part = PixelRect(
            rounding: CGRect(
                x: shown.minX * width, y: shown.minY * height, width: shown.width * width,
                height: shown.height * height)
        ).intersection(bitmap.bounds)
        guard !part.isEmpty else { return nil }
        return ParticlePicture(
            bitmap, part: part, scale: options.contentsScale,
            filter: (
                CALayerContentsFilter(rawValue: options.magnificationFilter),
                CALayerContentsFilter(rawValue: options.minificationFilter)
            ))
    }
}
