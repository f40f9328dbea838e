import CoreGraphics

/// What a backdrop layer does with what is behind it.
package enum BackdropRole: Sendable {
    /// Shows none of it.
    case none
    /// Fills its outline with it.
    case fill
    /// Fills what is drawn in the layer with it; only the alpha of the drawing counts.
    case contents
}

/// The additional properties of a backdrop layer.
struct BackdropValues: Equatable {
    var role = BackdropRole.none
    var blurRadius: CGFloat = 0
    var saturation: CGFloat = 1
    var tint: CGColor?
    var path: CGPath?
}
