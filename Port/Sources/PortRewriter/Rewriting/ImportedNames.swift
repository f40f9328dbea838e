import SwiftSyntax

/// Names of a file that come from another module on Linux than on iOS.
struct ImportedNames {
    /// Whether the file needs `import UIKit`: it relies on an umbrella header, or on names that Foundation lacks.
    private(set) var needUIKit = false
    /// Whether the file loads from the network, for which Foundation has a module of its own.
    private(set) var needNetworking = false

    init(_ file: ParsedFile) {
        let hasImports = file.tree.statements.contains { $0.item.is(ImportDeclSyntax.self) }
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            if ImportedNames.fromUIKit.contains(name) || !hasImports && ImportedNames.isOfUIKit(name) {
                needUIKit = true
            }
            if ImportedNames.networking.contains(name) || name.hasPrefix("URLSession") { needNetworking = true }
        }
    }

    /// What `import Foundation` gives on iOS, and `import UIKit` here.
    private static let fromUIKit: Set = [
        "autoreleasepool", "objc_sync_enter", "objc_sync_exit", "objc_getAssociatedObject", "objc_setAssociatedObject",
        "objc_removeAssociatedObjects", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "NSInteger", "NSUInteger",
        "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "HUGE", "Selector", "NSSelectorFromString",
        "NSStringFromSelector", "NSKeyValueObservation", "NSKeyValueChangeKey", "NSKeyValueObservingOptions",
        "NSException", "NSExceptionName", "addObserver", "scheduledTimer", "observe", "CGFloat", "CGRect", "CGPoint",
        "CGSize", "NSUserActivity",
    ]

    private static let networking: Set = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLCredential",
        "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
        "NSURLRequest", "NSMutableURLRequest", "NSURLConnection",
    ]

    private static func isOfUIKit(_ name: String) -> Bool {
        guard name.count > 3 else { return false }
        let isOurs = ["UI", "CG", "CA", "NS"].contains { name.hasPrefix($0) }
        return isOurs && name.dropFirst(2).first?.isUppercase == true
    }
}
