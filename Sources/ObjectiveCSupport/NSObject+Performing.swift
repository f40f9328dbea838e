import Foundation
import QuartzCore
import UIFoundation
import UIKitDevice

/// Messages by selector. A selector can be performed if it, or another one with its name, was created with a method.
/// The method runs on the caller's thread.
extension NSObjectProtocol {
    /// Whether a selector with this name was created with a method of this object's class.
    public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

    /// Performs the method. Returns its result if that is an object, otherwise nil. The result lives at least until
    /// the main queue's next turn.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, nil)
    }

    /// Performs the method with an argument, if the method has a parameter.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, object)
    }

    /// Performs the method with two arguments, if the method has two parameters.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, object1, object2)
    }
}

extension NSObjectProtocol {
    /// The object that gets messages which this one does not understand. Always nil: no message is forwarded on Linux. A
    /// class that declares the method answers callers of its own type.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// Messages to classes, whose methods are those with `static` or `class`.
extension NSObjectProtocol {
    /// Whether a selector with this name was created with a method of this class itself.
    public static func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

    /// Performs the method of this class. Returns its result if that is an object, otherwise nil.
    @discardableResult
    public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { aSelector.send(to: self, nil) }

    /// Performs the method of this class with an argument, if the method has a parameter.
    @discardableResult
    public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.send(to: self, object)
    }
}

/// Messages to objects on other threads. The object and the argument are retained until the method has run.
extension NSObject {
    /// Performs the method on the main thread, in a turn of the main queue. With `wait`, returns when it has run; on the main
    /// thread it then runs at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        guard wait else { return DispatchQueue.main.async { object.perform(aSelector, with: argument) } }
        if MainActorCheck.isOnMainActor {
            perform(aSelector, with: arg)
        } else {
            DispatchQueue.main.sync { _ = object.perform(aSelector, with: argument) }
        }
    }

    /// Performs the method on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        Thread.detachNewThread { object.perform(aSelector, with: argument) }
    }
}

extension NSMutableString {
    /// Appends a formatted string, as `String(format:)` makes it.
    public func appendFormat(_ format: String, _ args: CVarArg...) {
        append(String(format: format, arguments: args))
    }
}

extension NSObject {
    /// Whether a selector with this name was created with a method of this class's objects.
    public class func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.isMethod(ofInstancesOf: self)
    }

    /// The name of the class with that of its module, such as `Notes.PageView`.
    public class func description() -> String { String(reflecting: self) }

    /// The class that this one inherits from; nil for `NSObject`.
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
}

extension Selector {
    /// Performs the method on `target` on this thread, with the arguments that it accepts. A target without the
    /// method is misuse, and the result is nil.
    @discardableResult
    package func send(to target: Any, _ argument: Any?, _ second: Any? = nil) -> Unmanaged<AnyObject>? {
        switch performOnThisThread(on: target, argument, second) {
        case .done(let result):
            return Selector.autoreleased(result)
        case .wrongClass:
            let object = target as AnyObject
            let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            Selector.misuseOnAnyThread(
                "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance 0x\(String(address, radix: 16))"
            )
        case .wrongArgument(let expected):
            let type = argument.map { "\(Swift.type(of: $0))" } ?? "nil"
            Selector.misuseOnAnyThread(
                "\(self): expects an argument of type \(expected), but received a \(type). Declare the parameter as "
                    + "that type or `Any?`."
            )
        }
        return nil
    }

    private static func autoreleased(_ result: Any) -> Unmanaged<AnyObject>? {
        guard !(result is Void), let value = flattened(result) else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        DispatchQueue.main.async { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }

    /// The wrapped value of an optional `result`.
    private static func flattened(_ result: Any) -> Any? {
        let mirror = Mirror(reflecting: result)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : result
    }

    private static func misuseOnAnyThread(_ message: String) {
        guard MainActorCheck.isOnMainActor else {
            assertionFailure(message)
            return Log.line(message)
        }
        MainActor.assumeIsolated { misuse(message, raises: true) }
    }
}
