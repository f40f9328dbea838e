import CoreGraphics
import QuartzCore

// What Objective-C's runtime answers about methods. Swift's methods are no methods of that runtime: no class has one, so
// that code which exchanges implementations finds nothing to exchange.

/// A method of Objective-C. There are none on Linux.
public typealias Method = OpaquePointer
/// The implementation of a method of Objective-C. There are none on Linux.
public typealias IMP = OpaquePointer

/// The method of `cls` that Objective-C calls by `name`. Always nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    RuntimeMethods.reportLookup(of: name, in: cls)
    return nil
}

/// The class method of `cls` that Objective-C calls by `name`. Always nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    RuntimeMethods.reportLookup(of: name, in: cls)
    return nil
}

/// The implementation that Objective-C calls by `name`. Always nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    RuntimeMethods.reportLookup(of: name, in: cls)
    return nil
}

/// Adds a method that Objective-C calls by `name`. Always false: nothing is added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Replaces a method that Objective-C calls by `name`, and returns the implementation of before. Always nil.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    nil
}

/// Exchanges the implementations of two methods. No class has a method to exchange.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The implementation of a method. No class has a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets the implementation of a method, and returns the one of before. No class has a method.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// The types of the parameters of a method. No class has a method.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

private enum RuntimeMethods {
    /// Tells once for a method that an app which exchanges implementations does without.
    static func reportLookup(of name: Selector, in cls: AnyClass?) {
        Log.lineOnce(
            "\(cls.map { "\($0)" } ?? "nil") has no Objective-C method \(name.description): implementations cannot be "
                + "exchanged on Linux. Override the method in a subclass.")
    }
}
