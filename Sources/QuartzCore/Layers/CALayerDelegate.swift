import CoreGraphics
import Foundation

/// Draws, lays out and animates a layer on its behalf; a view does this for its own.
///
/// Every method has a default, so a delegate has only those it needs. A main-actor class conforms with
/// `@preconcurrency CALayerDelegate`.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Provides the contents of `layer`. Default: the layer draws itself through `draw(in:)`.
    func display(_ layer: CALayer)
    /// Draws the contents of `layer`, in the layer's own points, y down. Default: draws nothing.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`. Default: nothing.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers of `layer`. Default: leaves them where they are.
    func layoutSublayers(of layer: CALayer)
    /// What runs when `event` happens to `layer`; `NSNull` for nothing, nil to let the layer look further. Default: nil.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
