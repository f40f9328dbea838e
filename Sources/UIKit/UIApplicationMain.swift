import Foundation
import UIKitCore

/// Starts an app without `@main`, with a delegate of the class named `delegateClassName`. Never returns.
///
/// - Parameters:
///   - principalClassName: Must be nil: the app object is always a `UIApplication`.
///   - delegateClassName: The class as `Module.Class`, the result of `NSStringFromClass`.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        Log.line(
            "UIApplicationMain cannot create an app object of class \(principalClassName); pass nil for UIApplication.")
        exit(2)
    }
    guard let name = delegateClassName, let type = NSClassFromString(name) as? NSObject.Type,
        let delegate = type as? any UIApplicationDelegate.Type
    else {
        let requestedName = delegateClassName ?? "nil"
        Log.line("UIApplicationMain cannot find the app delegate \(requestedName); name it as Module.Class.")
        exit(2)
    }
    delegate.main()
    return 0
}
