import Foundation

// The compiler turns `@UIApplicationMain class AppDelegate` into
//     UIApplicationMain(argc, argv, nil, NSStringFromClass(AppDelegate.self))
// with the C functions of these names. Their `NSString`s and classes are plain pointers here.

@_cdecl("NSStringFromClass")
package func cNSStringFromClass(_ type: UnsafeRawPointer) -> UnsafeRawPointer {
    let name = NSStringFromClass(unsafeBitCast(type, to: AnyClass.self))
    return UnsafeRawPointer(Unmanaged.passRetained(NSString(string: name)).toOpaque())
}

@_cdecl("UIApplicationMain")
package func cUIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutableRawPointer?, _ principalClassName: UnsafeRawPointer?,
    _ delegateClassName: UnsafeRawPointer?
) -> Int32 {
    func string(_ pointer: UnsafeRawPointer?) -> String? {
        pointer.map { "\(Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue())" }
    }
    let principal = string(principalClassName)
    let delegate = string(delegateClassName)
    return MainActor.assumeIsolated {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, principal, delegate)
    }
}
