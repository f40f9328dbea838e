import CoreGraphics

extension CGFloat {
    /// The number in the value of an attribute, which apps give as whatever numeric type is at hand; nil when it is none.
    init?(attribute value: Any?) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}
