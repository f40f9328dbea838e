import SwiftSyntax

/// The names of a project that are not there: of modules that Linux lacks, and of what is left out because of them.
struct AbsentNames: Equatable {
    /// Types and functions outside of types that were left out.
    var globals: Set<String> = []
    /// Members that were left out, by the names of their types.
    var members: [String: Set<String>] = [:]
    /// The types of the project.
    let declared: Set<String>
    /// The superclass of each class of the project.
    let superclasses: [String: String]
    /// How often the project declares a property or function with a name, in any type.
    let declarationCounts: [String: Int]

    /// The names before the uses are examined: functions that were left out already.
    init(_ files: [ParsedFile], originals: [ParsedFile]) {
        func declarations(of files: [ParsedFile]) -> DeclaredMembers {
            let visitor = DeclaredMembers(viewMode: .sourceAccurate)
            for file in files { visitor.walk(file.tree) }
            return visitor
        }
        let (now, before) = (declarations(of: files), declarations(of: originals))
        declared = now.types
        superclasses = now.superclasses
        declarationCounts = before.counts
        let remaining = Set(now.functions.map { "\($0.type ?? "").\($0.name)" })
        for function in before.functions where !remaining.contains("\(function.type ?? "").\(function.name)") {
            if let type = function.type {
                members[type, default: []].insert(function.name)
            } else {
                globals.insert(function.name)
            }
        }
    }

    /// Whether `name`, as a member of `type` or of a class that it inherits from, was left out.
    func lacks(_ name: String, in type: String?) -> Bool {
        var next = type
        var known: Set<String> = []
        while let current = next, known.insert(current).inserted {
            if members[current]?.contains(name) == true { return true }
            next = superclasses[current]
        }
        return false
    }

    /// Whether the project declares members with the name, and all were left out.
    func lacksEverywhere(_ name: String) -> Bool {
        guard let count = declarationCounts[name] else { return false }
        return members.values.count { $0.contains(name) } >= count
    }
}

extension AbsentModules {
    /// Types and functions of UIKit that are declared as unavailable here, or not at all.
    static let absentFromUIKit: Set = [
        "UIWebView", "UIWebViewDelegate", "UIPreviewInteraction", "UIPreviewInteractionDelegate",
        "UIPrintInteractionController", "UIPrintInteractionControllerDelegate", "UIPrintInfo", "UIPrintPageRenderer",
        "UISimpleTextPrintFormatter", "UIMarkupTextPrintFormatter", "UIDocumentPickerViewController",
        "UIDocumentPickerDelegate", "UIDocumentInteractionController", "UIDocumentInteractionControllerDelegate",
        "UIDocumentBrowserViewController", "UIVideoEditorController", "UIColorPickerViewController",
        "UIColorPickerViewControllerDelegate", "UIColorWell", "UIFontPickerViewController",
        "UIFontPickerViewControllerDelegate", "UIReferenceLibraryViewController", "UICloudSharingController",
        "UIManagedDocument", "UIGraphicsPDFRenderer", "UIImageWriteToSavedPhotosAlbum",
        "UISaveVideoAtPathToSavedPhotosAlbum",
    ]
}

/// What declarations a project has, for `AbsentNames`.
final class DeclaredMembers: SyntaxVisitor {
    private(set) var types: Set<String> = []
    private(set) var superclasses: [String: String] = [:]
    private(set) var counts: [String: Int] = [:]
    private(set) var functions: [(type: String?, name: String)] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.insert(node.name.text)
        superclasses[node.name.text] = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        types.insert(name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        counts[node.name.text, default: 0] += 1
        functions.append((node.enclosingTypeName, node.name.text))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for name in node.boundNames { counts[name, default: 0] += 1 }
        return .skipChildren
    }
}

extension VariableDeclSyntax {
    /// The names that the declaration introduces.
    var boundNames: [String] { bindings.flatMap { $0.pattern.boundNames } }
}

extension PatternSyntax {
    /// The names that the pattern introduces.
    var boundNames: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            token.parent?.is(IdentifierPatternSyntax.self) == true ? token.text : nil
        }
    }
}
