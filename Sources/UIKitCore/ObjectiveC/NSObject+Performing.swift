import Foundation
import QuartzCore

/// Messages by selector. A selector that carries a method, or the name of one that some selector was made with, can be
/// performed; the method runs on the thread of the caller.
extension NSObject {
    /// Whether a selector of this name has been made with a method of this object's class.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

    /// Performs the method. The result is what it returned when that is an object, else nil; it lives at least until the
    /// main queue's next turn.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, nil)
    }

    /// As above, with an argument for a method that takes one.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, object)
    }

    /// As above, with two arguments for a method that takes two.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, object1, object2)
    }
}

extension Selector {
    /// Has `target` perform the method on this thread, with the arguments that it takes. A target without it is a misuse
    /// in UIKit's words; the result is nil then.
    @discardableResult
    func send(to target: Any, _ argument: Any?, _ second: Any? = nil) -> Unmanaged<AnyObject>? {
        switch performOnThisThread(on: target, argument, second) {
        case .done(let result):
            return Selector.autoreleased(result)
        case .otherClass:
            let object = target as AnyObject
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            Selector.misuseOnAnyThread(
                "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance 0x\(String(address, radix: 16))"
            )
        case .otherArgument(let expected):
            let type = argument.map { "\(Swift.type(of: $0))" } ?? "nil"
            Selector.misuseOnAnyThread(
                "\(self): takes a \(expected), but was sent a \(type). Take that type, or `Any?`.")
        }
        return nil
    }

    private static func autoreleased(_ result: Any) -> Unmanaged<AnyObject>? {
        guard !(result is Void), let value = flattened(result) else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        DispatchQueue.main.async { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }

    /// What an optional `result` holds.
    private static func flattened(_ result: Any) -> Any? {
        let mirror = Mirror(reflecting: result)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : result
    }

    private static func misuseOnAnyThread(_ message: String) {
        guard MainActorTurn.isNow else {
            assertionFailure(message)
            return Log.line(message)
        }
        MainActor.assumeIsolated { misuse(message, raises: true) }
    }
}
