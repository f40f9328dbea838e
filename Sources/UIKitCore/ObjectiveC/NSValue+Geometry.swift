import CoreGraphics
import Foundation

extension UIEdgeInsets: _NSValueBridgeable {
    public static var _objCType: String { "[4d]" }
}

extension NSDirectionalEdgeInsets: _NSValueBridgeable {
    public static var _objCType: String { "[4q]" }
}

extension UIOffset: _NSValueBridgeable {
    public static var _objCType: String { "[2q]" }
}

/// Geometry in an object, as notifications carry it. Points, y down. A value that holds another type reads as zeros.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(structure: transform) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(structure: insets) }
    public convenience init(uiOffset insets: UIOffset) { self.init(structure: insets) }

    public var cgPointValue: CGPoint { structure() }
    public var cgVectorValue: CGVector { structure() }
    public var cgSizeValue: CGSize { structure() }
    public var cgRectValue: CGRect { structure() }
    public var cgAffineTransformValue: CGAffineTransform { structure() }
    public var uiEdgeInsetsValue: UIEdgeInsets { structure() }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure() }
    public var uiOffsetValue: UIOffset { structure() }
}
