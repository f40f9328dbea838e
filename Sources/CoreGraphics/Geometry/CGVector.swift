import Foundation

/// A direction with a length, such as a movement; unlike a point it has no place.
public struct CGVector: Hashable, Codable, Sendable {
    /// How far along the x axis.
    public var dx: CGFloat
    /// How far along the y axis.
    public var dy: CGFloat

    /// No movement.
    public static let zero = CGVector()

    /// No movement.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// The movement by these lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The movement by these lengths.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The movement by these lengths.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Encodes dx and dy as a list without names, as Apple does.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(dx)
        try list.encode(dy)
    }

    /// Decodes a list of dx and dy.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
    }
}
