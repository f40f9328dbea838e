import CoreGraphics

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
