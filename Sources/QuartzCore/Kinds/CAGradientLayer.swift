import CoreGraphics
import Foundation

/// A layer whose background is a gradient, drawn over `backgroundColor` and cut to the rounded corners.
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

    /// The colours (`CGColor`; anything else is left out), from the start to the end. Default nil.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { changeGradient("colors", \.colors, to: newValue?.compactMap { $0 as? CGColor } ?? []) }
    }

    /// Where each colour stands, 0 at the start to 1 at the end, rising; nil for even steps. Default nil.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set { changeGradient("locations", \.locations, to: newValue?.map { CGFloat($0.doubleValue) }) }
    }

    /// Where the gradient begins, or its middle, in units of the bounds. Default (½, 0).
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { changeGradient("startPoint", \.startPoint, to: newValue) }
    }

    /// Where the gradient ends, in units of the bounds; for radial ones, the corner of the box around the ellipse.
    /// Default (½, 1).
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { changeGradient("endPoint", \.endPoint, to: newValue) }
    }

    /// How the colours run. Default axial.
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
        if let point = value as? CGPoint, !accepts(point.isFinite, key, point) { return }
        gradient[keyPath: path] = value
        change(key) { values.kind = .gradient(gradient) }
    }
}

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start in ellipses outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start, clockwise, beginning in the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// What a gradient layer has beside other layers.
struct GradientValues: Equatable {
    var colors: [CGColor] = []
    var locations: [CGFloat]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial

    /// The colours with their places, rising from 0 to 1; evenly spread when there are not as many places as colours.
    var stops: [(location: CGFloat, colour: CGColor)] {
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
