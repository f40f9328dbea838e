import CoreGraphics

/// A layer that shows what is behind it on the canvas: blurred, saturated and tinted.
///
/// It covers its bounds with rounded corners, or `path`. The opacity of enclosing layers fades the result. Their
/// transforms move and scale its outline, but not the captured image or the blur. A layer rendered off screen has
/// nothing behind it and is filled with the tint.
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

    /// What the layer does with what is behind it. Default: nothing, like an ordinary layer.
    package var role: BackdropRole {
        get { backdrop.role }
        set { changeBackdrop("role", \.role, to: newValue) }
    }

    /// The standard deviation of the blur in points of the canvas, 0 to `maximumBlur`. Default 0. Non-finite values
    /// are ignored.
    package var blurRadius: CGFloat {
        get { backdrop.blurRadius }
        set {
            guard accepts(newValue.isFinite, key: "blurRadius", value: newValue) else { return }
            changeBackdrop("blurRadius", \.blurRadius, to: max(0, min(newValue, BackdropLayer.maximumBlur)))
        }
    }

    /// The saturation of colors: 0 is gray, 1 unchanged. Default 1. Non-finite values are ignored.
    package var saturation: CGFloat {
        get { backdrop.saturation }
        set {
            guard accepts(newValue.isFinite, key: "saturation", value: newValue) else { return }
            changeBackdrop("saturation", \.saturation, to: max(0, newValue))
        }
    }

    /// A color composited over the image; nil for none. Default nil.
    package var tint: CGColor? {
        get { backdrop.tint }
        set { changeBackdrop("tint", \.tint, to: newValue) }
    }

    /// The covered area in the layer's own space; nil is the bounds with rounded corners. Default nil.
    package var path: CGPath? {
        get { backdrop.path }
        set { changeBackdrop("path", \.path, to: newValue?.copy()) }
    }

    /// The largest blur radius in points. A wider blur would show a single color.
    package static let maximumBlur: CGFloat = 100

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

extension CALayer {
    /// Whether backdrop layers in this layer show only what is behind this layer, not its own content. Default false.
    package final var isolatesBackdrops: Bool {
        get { options.rendering.isolatesBackdrops }
        set {
            guard options.rendering.isolatesBackdrops != newValue else { return }
            options.rendering.isolatesBackdrops = newValue
            markChanged()
        }
    }

    /// The area without shadow, in the layer's own space, so that the shadow does not darken a translucent layer.
    /// Default nil: none.
    package final var shadowCutout: CGPath? {
        get { options.rendering.shadowCutout }
        set {
            guard options.rendering.shadowCutout != newValue else { return }
            options.rendering.shadowCutout = newValue?.copy()
            markChanged()
        }
    }
}
