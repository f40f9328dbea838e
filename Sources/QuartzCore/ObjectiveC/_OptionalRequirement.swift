import Foundation

/// Optional requirements of an app's own protocols, which Swift has only with Objective-C.
///
/// `velarium-port` writes the calls: an optional requirement gets a default that calls `skipped(_:)`, and a call such as
/// `delegate?.didTap?(self)` becomes `_OptionalRequirement.result(of: "didTap(_:)", delegate?.didTap(self))`. Not for
/// use in an app.
public enum _OptionalRequirement {
    /// A call whose result depends on whether the requirement is implemented.
    private final class Call {
        let requirement: String
        let outer: Call?
        var isSkipped = false

        init(of requirement: String, within outer: Call?) {
            self.requirement = requirement
            self.outer = outer
        }
    }

    private static let key = "Velarium.OptionalRequirement"

    /// The innermost call on this thread.
    private static var current: Call? {
        get { Thread.current.threadDictionary[key] as? Call }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// The result of `call`; nil when the object does not implement `requirement`, or when there is no object.
    ///
    /// - Parameter requirement: the name with its labels, or the name before the labels.
    @discardableResult
    public static func result<Result>(
        of requirement: String, _ call: @autoclosure () throws -> Result?
    ) rethrows -> Result? {
        let frame = Call(of: requirement, within: current)
        current = frame
        defer { current = frame.outer }
        let result = try call()
        return frame.isSkipped ? nil : result
    }

    /// Called by the default of an optional requirement: the object does not implement it.
    public static func skip(_ requirement: String = #function) {
        guard let call = current else { return }
        if requirement == call.requirement || requirement.hasPrefix(call.requirement + "(") { call.isSkipped = true }
    }

    /// Called by the default of a requirement with a result. The caller discards the value, which is empty.
    ///
    /// Types that Objective-C can represent have a value of which all bits are zero: numbers, structures of numbers,
    /// strings, collections, and references, which are never used.
    public static func skipped<Result>(_ requirement: String = #function) -> Result {
        skip(requirement)
        return emptyValue()
    }

    /// The value of a type that Objective-C can represent before anything is stored in it.
    package static func emptyValue<Result>() -> Result {
        if let empty = () as? Result { return empty }
        if let type = Result.self as? any ExpressibleByNilLiteral.Type, let empty = none(of: type) as? Result {
            return empty
        }
        let size = max(MemoryLayout<Result>.size, 1)
        return withUnsafeTemporaryAllocation(byteCount: size, alignment: MemoryLayout<Result>.alignment) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.baseAddress!.assumingMemoryBound(to: Result.self).move()
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(of type: Value.Type) -> Any { Value(nilLiteral: ()) }
}
