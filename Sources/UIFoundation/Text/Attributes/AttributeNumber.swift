import CoreGraphics

extension CGFloat {
    /// The number in an attribute's value, which can have any numeric type; nil for other values.
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
