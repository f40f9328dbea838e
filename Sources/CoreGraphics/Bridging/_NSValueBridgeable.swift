import Foundation

/// A structure that is an `NSValue` where an object is needed, and comes back from one with `as?`, as with
/// Objective-C's runtime.
public protocol _NSValueBridgeable: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// How `NSValue.objCType` spells the structure: its numbers as an array, because Foundation on Linux encodes no
    /// structures. No two types have the same.
    static var _objCType: String { get }
    /// The structure all of whose numbers are 0.
    init()
}

extension _NSValueBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
        withUnsafePointer(to: self) { NSValue(bytes: $0, objCType: Self._objCType) }
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        precondition(_conditionallyBridgeFromObjectiveC(source, result: &result), "\(source) holds no \(Self.self).")
    }

    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard String(cString: source.objCType) == _objCType else { return false }
        var structure = Self()
        withUnsafeMutablePointer(to: &structure) { source.getValue($0) }
        result = structure
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var result: Self?
        if let source { _conditionallyBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}

extension NSValue {
    /// A value that holds `structure`.
    package convenience init<Structure: _NSValueBridgeable>(structure: Structure) {
        let bytes = UnsafeMutablePointer<Structure>.allocate(capacity: 1)
        defer { bytes.deallocate() }
        bytes.initialize(to: structure)
        self.init(bytes: bytes, objCType: Structure._objCType)
    }

    /// The structure in this value; zeros when it holds one of another type.
    package func structure<Structure: _NSValueBridgeable>() -> Structure {
        ._unconditionallyBridgeFromObjectiveC(self)
    }
}
