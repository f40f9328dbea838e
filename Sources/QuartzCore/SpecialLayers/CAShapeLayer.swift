import CoreGraphics
import Foundation

/// A layer that fills and strokes a path, also outside its bounds. Lengths are points of the layer's own space.
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        values.kind = .shape(ShapeValues())
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if values.shape == nil {
            values.kind = .shape(ShapeValues())
        }
    }

    /// The path. Later changes of a mutable path have no effect. Default nil.
    open var path: CGPath? {
        get { shape.path }
        set { changeShape("path", \.path, to: newValue?.copy()) }
    }

    /// The fill color; nil for no fill. Default opaque black.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { changeShape("fillColor", \.fillColor, to: newValue) }
    }

    /// The rule that defines the inside of the path. Default non-zero.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { changeShape("fillRule", \.fillRule, to: newValue) }
    }

    /// The stroke color; nil for no stroke. Default nil.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { changeShape("strokeColor", \.strokeColor, to: newValue) }
    }

    /// The start of the stroke, as a fraction of the path's length, 0 to 1. Default 0.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { changeShape("strokeStart", \.strokeStart, to: newValue) }
    }

    /// The end of the stroke, as a fraction of the path's length, 0 to 1. Default 1.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { changeShape("strokeEnd", \.strokeEnd, to: newValue) }
    }

    /// The line width, half of it on each side of the path. Default 1.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { changeShape("lineWidth", \.lineWidth, to: newValue) }
    }

    /// The maximum length of a mitered corner, in line widths. Default 10.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { changeShape("miterLimit", \.miterLimit, to: newValue) }
    }

    /// The shape of the line's ends. Default butt.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { changeShape("lineCap", \.lineCap, to: newValue) }
    }

    /// The shape of the line's corners. Default miter.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { changeShape("lineJoin", \.lineJoin, to: newValue) }
    }

    /// The offset into the dash pattern at which the line begins. Default 0.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { changeShape("lineDashPhase", \.lineDashPhase, to: newValue) }
    }

    /// The alternating lengths of dashes and gaps; nil for a solid line. Default nil.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern?.map { NSNumber(value: Double($0)) } }
        set { changeShape("lineDashPattern", \.lineDashPattern, to: newValue?.map { CGFloat($0.doubleValue) }) }
    }

    private var shape: ShapeValues { values.shape ?? ShapeValues() }

    private func changeShape<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<ShapeValues, Value>, to value: Value
    ) {
        var shape = shape
        guard shape[keyPath: path] != value else { return }
        if let number = value as? CGFloat, !accepts(number.isFinite, key: key, value: number) { return }
        shape[keyPath: path] = value
        change(key) { values.kind = .shape(shape) }
    }
}
