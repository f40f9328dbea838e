import CoreGraphics

/// A layer that shows what lies behind it on the canvas: blurred, with stronger colours, and under a tint.
///
/// It covers its bounds with their rounded corners, or a path, and looks through the layers around it: their opacity
/// fades the result, their transforms move and scale its outline, but neither the picture nor the blur. Layers that
/// are rendered by themselves, off a screen, have nothing behind them; there it is a plain fill of the tint.
package final class BackdropLayer: CALayer {
    package override init() {
        super.init()
        values.kind = .backdrop(BackdropValues())
    }

    package override init(layer: Any) {
        super.init(layer: layer)
        if values.backdrop == nil {
            values.kind = .backdrop(BackdropValues())
        }
    }

    /// What the layer does with what lies behind. Default: nothing, it is a layer like others.
    package var role: BackdropRole {
        get { backdrop.role }
        set { changeBackdrop("role", \.role, to: newValue) }
    }

    /// The standard deviation of the blur in points of the canvas, 0 to `largestBlur`. Default 0.
    package var blurRadius: CGFloat {
        get { backdrop.blurRadius }
        set {
            guard accepts(newValue.isFinite, "blurRadius", newValue) else { return }
            changeBackdrop("blurRadius", \.blurRadius, to: max(0, min(newValue, BackdropLayer.largestBlur)))
        }
    }

    /// How strong colours become: 0 gray, 1 as they are. Default 1.
    package var saturation: CGFloat {
        get { backdrop.saturation }
        set {
            guard accepts(newValue.isFinite, "saturation", newValue) else { return }
            changeBackdrop("saturation", \.saturation, to: max(0, newValue))
        }
    }

    /// What is laid over the picture; nil for nothing. Default nil.
    package var tint: CGColor? {
        get { backdrop.tint }
        set { changeBackdrop("tint", \.tint, to: newValue) }
    }

    /// What is covered, in the layer's own space; nil for the bounds with their corners. Default nil.
    package var path: CGPath? {
        get { backdrop.path }
        set { changeBackdrop("path", \.path, to: newValue?.copy()) }
    }

    /// A wider blur shows one colour anyway. Points.
    package static let largestBlur: CGFloat = 100

    private var backdrop: BackdropValues { values.backdrop ?? BackdropValues() }

    private func changeBackdrop<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<BackdropValues, Value>, to value: Value
    ) {
        var backdrop = backdrop
        guard backdrop[keyPath: path] != value else { return }
        backdrop[keyPath: path] = value
        change(key) { values.kind = .backdrop(backdrop) }
    }
}

/// What a backdrop layer does with what lies behind it.
package enum BackdropRole: Sendable {
    /// It shows none of it.
    case none
    /// It fills its outline with it.
    case fill
    /// It fills with it what is drawn in the layer, whose own colours do not count.
    case contents
}

/// What a backdrop layer has beside other layers.
struct BackdropValues: Equatable {
    var role = BackdropRole.none
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1
    var tint: CGColor?
    var path: CGPath?
}

extension LayerValues {
    /// The values of a backdrop layer; nil for other layers.
    var backdrop: BackdropValues? {
        if case .backdrop(let backdrop) = kind { return backdrop }
        return nil
    }
}

extension CALayer {
    /// Whether backdrops in this layer show what lies behind this layer, and nothing that lies in it. Default false.
    package final var isolatesBackdrops: Bool {
        get { options.isolatesBackdrops }
        set {
            guard options.isolatesBackdrops != newValue else { return }
            options.isolatesBackdrops = newValue
            noteChange()
        }
    }

    /// Where the shadow is left out, in the layer's own space, so that it does not darken what one can see through; nil
    /// for nowhere. Default nil.
    package final var shadowCutout: CGPath? {
        get { options.shadowCutout }
        set {
            guard options.shadowCutout != newValue else { return }
            options.shadowCutout = newValue?.copy()
            noteChange()
        }
    }
}
