import Foundation

/// A structure that bridges to `NSValue` and back with `as?`, as in Objective-C.
public protocol _NSValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure's `NSValue.objCType`: its numbers as an array, because Foundation on Linux encodes no
    /// structures. It must be unique per type.
    static var _objCType: String { get }
    /// Creates a structure of zeros.
    init()
}

extension _NSValueBridgeable {
    /// A value that holds the structure.
    public func _bridgeToObjectiveC() -> NSValue {
        withUnsafePointer(to: self) { NSValue(bytes: $0, objCType: Self._objCType) }
    }

    /// Reads the structure from `source`. Traps when it holds another type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        precondition(
            _conditionallyBridgeFromObjectiveC(source, result: &result), "\(source) does not hold a \(Self.self).")
    }

    /// Reads the structure from `source`. Returns false when it holds another type.
    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard String(cString: source.objCType) == _objCType else { return false }
        var structure = Self()
        withUnsafeMutablePointer(to: &structure) { source.getValue($0) }
        result = structure
        return true
    }

    /// The structure in `source`; zeros for nil or another type.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var result: Self?
        if let source { _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}

extension NSValue {
    /// Creates a value that holds `structure`.
    package convenience init<Structure: _NSValueBridgeable>(structure: Structure) {
        let bytes = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
        defer { bytes.deallocate() }
        bytes.initialize(to: structure)
        self.init(bytes: bytes, objCType: Structure._objCType)
    }

    /// The structure in this value; zeros when it holds another type.
    package func structure<Structure: _NSValueBridgeable>() -> Structure {
        ._unconditionallyBridgeFromObjectiveC(self)
    }
}
