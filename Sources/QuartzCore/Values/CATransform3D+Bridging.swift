import CoreGraphics
import Foundation

extension CATransform3D: _NSValueBridgeable {
    public static var _objCType: String { "[16d]" }
}

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(structure: t)
    }

    /// The matrix in this value; zeros when it holds something else.
    public var caTransform3DValue: CATransform3D { structure() }
}
