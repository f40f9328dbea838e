import CoreGraphics
import Foundation
import UIFoundation

extension UIEdgeInsets: _NSValueBridgeable {
    /// The type encoding for `NSValue`.
    public static var _objCType: String { "[4d]" }
}

extension NSDirectionalEdgeInsets: _NSValueBridgeable {
    /// The type encoding for `NSValue`.
    public static var _objCType: String { "[4q]" }
}

extension UIOffset: _NSValueBridgeable {
    /// The type encoding for `NSValue`.
    public static var _objCType: String { "[2q]" }
}

/// Geometry in an object, as in notifications. In points, y down. A value of another type reads as zeros.
extension NSValue {
    /// A value that holds `point`.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds `vector`.
    public convenience init(cgVector vector: CGVector) { self.init(structure: vector) }
    /// A value that holds `size`.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value that holds `rect`.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A value that holds `transform`.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(structure: transform) }
    /// A value that holds `insets`.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }
    /// A value that holds `insets`.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(structure: insets) }
    /// A value that holds an offset.
    public convenience init(uiOffset insets: UIOffset) { self.init(structure: insets) }

    /// The point; zero for a value of another type.
    public var cgPointValue: CGPoint { structure() }
    /// The vector; zero for a value of another type.
    public var cgVectorValue: CGVector { structure() }
    /// The size; zero for a value of another type.
    public var cgSizeValue: CGSize { structure() }
    /// The rectangle; zero for a value of another type.
    public var cgRectValue: CGRect { structure() }
    /// The transform; all zeros for a value of another type.
    public var cgAffineTransformValue: CGAffineTransform { structure() }
    /// The insets; zero for a value of another type.
    public var uiEdgeInsetsValue: UIEdgeInsets { structure() }
    /// The insets; zero for a value of another type.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure() }
    /// The offset; zero for a value of another type.
    public var uiOffsetValue: UIOffset { structure() }
}
