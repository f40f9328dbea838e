import SwiftSyntax

/// Names of a file that come from another module on Linux than on iOS.
struct ImportedNames {
    /// Whether the file needs `import UIKit`: it relies on an umbrella header, or on names that Foundation lacks.
    private(set) var needUIKit = false
    /// Whether the file loads from the network, for which Foundation has a module of its own.
    private(set) var needNetworking = false
    /// Whether the file reads XML, for which Foundation has a module of its own.
    private(set) var needXML = false
    /// What is called like a function: types, and values in front of `.init`.
    private let calls: Calls
    /// Whether the file drives an app's interface, which Apple's XCTest brings as well.
    private(set) var needUIAutomation = false

    init(_ file: ParsedFile) {
        let imports = file.importedModules
        let hasImports = !imports.isEmpty
        let importsUIKit = imports.contains("UIKit")
        let hasFoundation = importsUIKit || imports.contains("Foundation")
        // Apple's XCTest brings UIKit, and its other modules bring Foundation.
        needUIKit =
            !importsUIKit
            && (imports.contains("XCTest") || !hasFoundation && imports.contains(where: AbsentModules.contains))
        calls = Calls(file)
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind else { continue }
            // On iOS, the import of one file of a module, or an umbrella header, serves the others.
            // Apple's Foundation brings Core Graphics.
            let isLeftToOthers = !importsUIKit && (name.hasPrefix("UI") || name.hasPrefix("CG")) || !hasImports
            let isOfUIKit =
                ImportedNames.fromUIKit.contains(name) || isLeftToOthers && ImportedNames.isOfUIKit(name)
            let isFoundations = !hasFoundation && ImportedNames.fromFoundation.contains(name)
            if isOfUIKit || isFoundations || !importsUIKit && ImportedNames.isConstant(name) { needUIKit = true }
            if ImportedNames.isOfUIAutomation(name), !imports.contains("XCUIAutomation") { needUIAutomation = true }
            if ImportedNames.xml.contains(name) { needXML = true }
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
        "CGSize", "NSUserActivity", "UndoManager", "NSHashTable", "NSMapTable", "NSPointerArray", "NSTextAttachment",
        "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextTab", "NSShadow", "DispatchQueue", "RunLoop", "Timer",
        "DateComponentsFormatter", "NSDataDetector", "NSTextCheckingTypes", "NSTextList", "CFString", "CFArray",
        "CFData",
        "CFDictionary", "CFError", "CFIndex", "CFURL", "CFRunLoop", "CFRunLoopGetCurrent", "CFRunLoopGetMain",
        "CFRunLoopTimer", "kCFAllocatorDefault", "kCFBundleIdentifierKey", "kCFBundleNameKey", "kCFBundleVersionKey",
        "isLowPowerModeEnabled", "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "thermalState",
    ]

    /// Names of Foundation that a file has on iOS because another file of the module imports it.
    private static let fromFoundation: Set = ["Bundle", "IndexPath", "TimeInterval", "URL"]

    /// The modules with initializers that a metatype may call; see `_MadeByClass` of the library.
    static let instantiatingModules = ["ObjectiveCSupport", "UIKitCore", "UIKitTables", "UIKitControls"]

    /// Whether the file may create objects of classes that only a metatype names.
    func needInstantiation(_ index: TargetIndex) -> Bool {
        calls.hasDynamicType || !calls.names.isDisjoint(with: index.placeholders)
    }

    private static let networking: Set = [
        "URLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache", "URLCredential",
        "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
        "NSURLRequest", "NSMutableURLRequest", "NSURLConnection",
    ]

    private static let xml: Set = ["XMLParser", "XMLParserDelegate", "NSXMLParser"]

    private static func isOfUIAutomation(_ name: String) -> Bool {
        name.hasPrefix("XCUI") || ["XCTAttachment", "XCTContext", "addUIInterruptionMonitor"].contains(name)
    }

    /// A constant of Apple's C interfaces, such as `kNumberSpacingType`.
    private static func isConstant(_ name: String) -> Bool {
        name.first == "k" && name.count > 8 && name.dropFirst().first?.isUppercase == true
    }

    private static func isOfUIKit(_ name: String) -> Bool {
        guard name.count > 3 else { return false }
        let isOurs = ["UI", "CG", "CA", "NS"].contains { name.hasPrefix($0) }
        return isOurs && name.dropFirst(2).first?.isUppercase == true
    }
}

/// The types that a file creates objects of.
private final class Calls: SyntaxVisitor {
    /// The names in front of parentheses, and in front of `.init`.
    private(set) var names: Set<String> = []
    /// Whether a value, or the own type, is in front of `.init` or parentheses.
    private(set) var hasDynamicType = false

    init(_ file: ParsedFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            names.insert(name)
            if name == "Self" { hasDynamicType = true }
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "init"
        {
            guard let base = member.base else {
                hasDynamicType = true
                return .visitChildren
            }
            let text = base.trimmedDescription
            names.insert(text)
            if text == "Self" || text.first?.isUppercase != true, text != "super" { hasDynamicType = true }
        }
        return .visitChildren
    }
}
