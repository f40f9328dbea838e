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

/// The direction of a gradient layer's colors.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In ellipses outward from the start.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, clockwise, beginning in the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The additional properties of a gradient layer.
struct GradientValues: Equatable {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    /// The colors with their locations from 0 to 1; evenly spaced if the counts of locations and colors differ.
    var stops: [(location: CGFloat, color: CGColor)] {
        let count = colors.count
        let places: [CGFloat]
        if let locations, locations.count == count {
            places = locations
        } else {
            places = (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
        }
        return zip(places, colors).map { (max(0, min(1, $0)), $1) }
    }
}

extension LayerValues {
    /// The values of a gradient layer; nil for other layers.
    var gradient: GradientValues? {
        if case .gradient(let gradient) = kind { return gradient }
        return nil
    }
}
