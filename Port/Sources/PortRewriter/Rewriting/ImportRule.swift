import SwiftSyntax

/// What becomes of imports of modules that Linux lacks.
enum ImportRule {
    enum Replacement: Equatable {
        case module(String)
        /// The import becomes one of names of a module of ours that only such files see.
        case names(String, of: String)
        /// The import is removed. With a reason, the author is told.
        case nothing(because: String?)
    }

    /// Modules whose names come with UIKit here.
    private static let inUIKit: Set = ["ObjectiveC", "CoreFoundation"]
    private static let ours: Set = ["UIKit", "QuartzCore", "CoreGraphics"]
    /// The interface module that Linux lacks, with the import's line, if the file imports one, and not UIKit beside it.
    static func otherInterface(of file: ParsedFile) -> (module: String, line: Int)? {
        let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let modules = imports.map { $0.path.first?.name.text ?? "" }
        guard let position = modules.firstIndex(where: interfaces.contains), !file.importedModules.contains("UIKit")
        else {
            return nil
        }
        return (modules[position], file.location(of: imports[position]).line)
    }

    private static let interfaces: Set = ["SwiftUI", "AppKit", "WatchKit"]

    /// Whether the module exists here; nil if it depends on the package.
    static func canImport(_ module: String) -> Bool? {
        if ours.contains(module) || ["Foundation", "Dispatch", "Swift"].contains(module) { return true }
        // Objective-C and Darwin: the compiler says no, and what is replaced is inside of such checks.
        return AbsentModules.contains(module)
            || ["os", "OSLog", "AudioToolbox", "MobileCoreServices", "ObjectiveC", "Darwin", "CoreFoundation"].contains(
                module)
            ? false : nil
    }

    /// Nil for an import that stays.
    static func replacement(for path: [String], isScoped: Bool) -> Replacement? {
        guard let module = path.first else { return nil }
        if inUIKit.contains(module) { return .module("UIKit") }
        if ["os", "OSLog"].contains(module) { return .names("UnifiedLogging", of: "ObjectiveCSupport") }
        if module == "AudioToolbox" { return .names("AudioToolbox", of: "UIKitCore") }
        if module == "MobileCoreServices" { return .names("MobileCoreServices", of: "UIKitCore") }
        if module == "Darwin" { return .module("Glibc") }
        if AbsentModules.contains(module) { return .nothing(because: AbsentModules.advice(for: module)) }
        // `import UIKit.UIGestureRecognizerSubclass`; scoped imports name a declaration.
        if path.count > 1, ours.contains(module) || module == "Foundation" { return .module(module) }
        return nil
    }
}
