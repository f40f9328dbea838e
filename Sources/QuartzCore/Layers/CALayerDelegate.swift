import CoreGraphics
import Foundation

/// Draws, lays out and animates a layer on its behalf; a view does this for its own layer.
///
/// Every method has a default implementation. A main-actor class conforms with `@preconcurrency CALayerDelegate`.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the contents of `layer`. Default: the layer draws itself through `draw(in:)`.
    func display(_ layer: CALayer)
    /// Draws the contents of `layer`, in the layer's own points, y down. Default: nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`. Default: does nothing.
    func layerWillDraw(_ layer: CALayer)
    /// Positions the sublayers of `layer`. Default: leaves them unchanged.
    func layoutSublayers(of layer: CALayer)
    /// The action for `event` on `layer`; `NSNull` for none, nil to continue the search. Default: nil.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws with `draw(_:in:)` into a bitmap of the layer.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    /// Leaves the sublayers unchanged.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil: the search continues.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
