import Foundation

extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGPoint: _NSValueBridgeable {
    /// Foundation's type encoding of a point.
    public static let _objCType = String(cString: NSValue(point: .zero).objCType)
}

extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGSize: _NSValueBridgeable {
    /// Foundation's type encoding of a size.
    public static let _objCType = String(cString: NSValue(size: .zero).objCType)
}

extension CGRect: @retroactive _ObjectiveCBridgeable {}
extension CGRect: _NSValueBridgeable {
    /// Foundation's type encoding of a rectangle.
    public static let _objCType = String(cString: NSValue(rect: .zero).objCType)
}

extension CGVector: _NSValueBridgeable {
    /// The type encoding: two doubles.
    public static var _objCType: String { "[2d]" }
}

extension CGAffineTransform: _NSValueBridgeable {
    /// The type encoding: six doubles.
    public static var _objCType: String { "[6d]" }
}

/// Bridges to and from `NSNumber`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an `NSNumber`.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Reads the number from `source`.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Reads the number from `source`. Always returns true.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// The number in `source`; 0 for nil.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
