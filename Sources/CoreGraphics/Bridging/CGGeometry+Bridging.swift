import Foundation

extension CGPoint: @retroactive _ObjectiveCBridgeable {}
extension CGPoint: _NSValueBridgeable {
    public static let _objCType = String(cString: NSValue(point: .zero).objCType)
}

extension CGSize: @retroactive _ObjectiveCBridgeable {}
extension CGSize: _NSValueBridgeable {
    public static let _objCType = String(cString: NSValue(size: .zero).objCType)
}

extension CGRect: @retroactive _ObjectiveCBridgeable {}
extension CGRect: _NSValueBridgeable {
    public static let _objCType = String(cString: NSValue(rect: .zero).objCType)
}

extension CGVector: _NSValueBridgeable {
    public static var _objCType: String { "[2d]" }
}

extension CGAffineTransform: _NSValueBridgeable {
    public static var _objCType: String { "[6d]" }
}

/// A number as an `NSNumber`, and back.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
