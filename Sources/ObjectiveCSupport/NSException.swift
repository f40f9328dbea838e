import Foundation
import QuartzCore
import UIFoundation
import UIKitDevice

/// The name of an exception.
public struct NSExceptionName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name `rawValue`.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Some exception.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An argument that the method does not accept.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// An unexpected state of the code itself.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An index or range outside of a collection.
    public static let rangeException = NSExceptionName("NSRangeException")
}

/// A failure that an app reports by raising it. It cannot be caught, as in Swift on Apple's systems.
open class NSException: NSObject, @unchecked Sendable {
    /// The name.
    public let name: NSExceptionName
    /// What happened; nil if it is unknown.
    public let reason: String?
    /// Further values for who reads the exception.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception without raising it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// Reports the exception as a misuse: a debug build stops with the name and reason, a release build writes them to
    /// standard error once and continues.
    open func raise() {
        let message = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'"
        guard MainActorCheck.isOnMainActor else {
            assertionFailure(message)
            return Log.line(message)
        }
        MainActor.assumeIsolated { misuse(message, raises: true) }
    }

    /// Raises an exception with a formatted reason.
    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }

    open override var description: String { reason ?? name.rawValue }
}
