import CoreGraphics
import Foundation

/// A layer whose background is a gradient, drawn over `backgroundColor` and clipped to the rounded corners.
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        values.kind = .gradient(GradientValues())
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if values.gradient == nil {
            values.kind = .gradient(GradientValues())
        }
    }

    /// The colors (`CGColor`; other values are ignored), from start to end. Default nil.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { changeGradient("colors", \.colors, to: newValue?.compactMap { $0 as? CGColor } ?? []) }
    }

    /// The location of each color, rising from 0 at the start to 1 at the end; nil spaces them evenly. Default nil.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set { changeGradient("locations", \.locations, to: newValue?.map { CGFloat($0.doubleValue) }) }
    }

    /// The start of the gradient, or its center, in unit coordinates of the bounds. Default (½, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { changeGradient("startPoint", \.startPoint, to: newValue) }
    }

    /// The end of the gradient, in unit coordinates of the bounds. For a radial gradient, the corner of the ellipse's
    /// bounding box. Default (½, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { changeGradient("endPoint", \.endPoint, to: newValue) }
    }

    /// The direction of the gradient. Default axial.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { changeGradient("type", \.type, to: newValue) }
    }

    private var gradient: GradientValues { values.gradient ?? GradientValues() }

    private func changeGradient<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<GradientValues, Value>, to value: Value
    ) {
        var gradient = gradient
        guard gradient[keyPath: path] != value else { return }
        if let point = value as? CGPoint, !accepts(point.isFinite, key: key, value: point) { return }
        gradient[keyPath: path] = value
        change(key) { values.kind = .gradient(gradient) }
    }
}
