import CoreGraphics

extension CALayer {
    /// A name for use by the app. Default nil.
    public final var name: String? {
        get { options.name }
        set { options.name = newValue }
    }

    /// The curve of the corners. Default circular.
    public final var cornerCurve: CALayerCornerCurve {
        get { values.box.cornerCurve }
        set { change("cornerCurve", \.box.cornerCurve, to: newValue) }
    }

    /// The distance from the corner at which a curve begins, in radii: 1 for circular corners, 1.528665 for
    /// continuous ones.
    public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? ContinuousCorner.reach : 1
    }

    /// The corners that `cornerRadius` rounds. Default all.
    public final var maskedCorners: CACornerMask {
        get { values.box.maskedCorners }
        set { change("maskedCorners", \.box.maskedCorners, to: newValue) }
    }

    /// The color of the shadow. Default opaque black.
    public final var shadowColor: CGColor? {
        get { values.shadow.color }
        set { change("shadowColor", \.shadow.color, to: newValue) }
    }

    /// The offset of the shadow, in points, y down. Default (0, −3). Non-finite values are reported and ignored.
    public final var shadowOffset: CGSize {
        get { values.shadow.offset }
        set {
            let isFinite = newValue.width.isFinite && newValue.height.isFinite
            guard newValue != values.shadow.offset, accepts(isFinite, key: "shadowOffset", value: newValue) else {
                return
            }
            change("shadowOffset") { values.shadow.offset = newValue }
        }
    }

    /// The standard deviation of the shadow's blur in points. Default 3.
    public final var shadowRadius: CGFloat {
        get { values.shadow.radius }
        set { change("shadowRadius", \.shadow.radius, to: newValue) }
    }

    /// Whether the layer and its sublayers fade as one image. When false, each layer fades separately. Default true.
    public final var allowsGroupOpacity: Bool {
        get { options.rendering.allowsGroupOpacity }
        set { setOption(\.rendering.allowsGroupOpacity, to: newValue) }
    }

    /// Whether the layer and its sublayers are cached as one image while they do not change. Default false.
    public final var shouldRasterize: Bool {
        get { options.rendering.shouldRasterize }
        set { setOption(\.rendering.shouldRasterize, to: newValue) }
    }

    /// The pixels per point of the image that `shouldRasterize` caches. With fewer than the screen has, the layer looks
    /// blurred; more make no difference. Default 1. Values that are not above 0 are reported and ignored.
    public final var rasterizationScale: CGFloat {
        get { options.rendering.rasterizationScale }
        set {
            guard accepts(newValue.isFinite && newValue > 0, key: "rasterizationScale", value: newValue) else { return }
            setOption(\.rendering.rasterizationScale, to: newValue)
        }
    }

    /// Stored only; edges between pixels are always antialiased. Default false.
    public final var allowsEdgeAntialiasing: Bool {
        get { options.rendering.allowsEdgeAntialiasing }
        set { options.rendering.allowsEdgeAntialiasing = newValue }
    }

    /// The edges that are antialiased. Stored only. Default all.
    public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { options.rendering.edgeAntialiasingMask }
        set { options.rendering.edgeAntialiasingMask = newValue }
    }

    /// Stored only; iOS does not draw them either. Default nil.
    public final var filters: [Any]? {
        get { options.filters }
        set { options.filters = newValue }
    }

    /// Stored only; iOS does not draw them either. Default nil.
    public final var backgroundFilters: [Any]? {
        get { options.backgroundFilters }
        set { options.backgroundFilters = newValue }
    }

    /// Stored only; iOS does not draw it either. Default nil.
    public final var compositingFilter: Any? {
        get { options.compositingFilter }
        set { options.compositingFilter = newValue }
    }

    final func setOption<Value: Equatable>(_ path: WritableKeyPath<LayerOptions, Value>, to value: Value) {
        guard options[keyPath: path] != value else { return }
        options[keyPath: path] = value
        markChanged()
    }
}
