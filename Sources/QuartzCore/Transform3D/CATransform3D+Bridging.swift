import CoreGraphics
import Foundation

extension CATransform3D: _NSValueBridgeable {
    /// The Objective-C type encoding: sixteen doubles.
    public static var _objCType: String { "[16d]" }
}

extension NSValue {
    /// Wraps the matrix in a value.
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(structure: t)
    }

    /// The matrix in this value; all zeros when it holds another type.
    public var caTransform3DValue: CATransform3D { structure() }
}
