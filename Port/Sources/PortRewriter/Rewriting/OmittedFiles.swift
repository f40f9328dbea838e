import SwiftSyntax

/// Files that are left out because they are for an interface module that Linux lacks, declarations in other files that
/// use their types, and extensions and functions for types of other modules that Linux lacks.
struct OmittedFiles {
    private let files: [ParsedFile]

    init(_ files: [ParsedFile]) {
        self.files = files
    }

    /// The files with what remains of them, in the same order. Everything that is left out is told.
    func remaining(notes: inout [Diagnostic]) -> [ParsedFile] {
        var missing: Set<String> = []
        var remaining = files
        for (position, file) in files.enumerated() {
            guard let (module, line) = ImportRule.otherInterface(of: file) else { continue }
            notes.append(
                Diagnostic(
                    path: file.path, line: line, column: 1, severity: .warning,
                    message: "the file is for \(module), which is not on Linux. It is left out."))
            missing.formUnion(OmittedFiles.types(of: file))
            remaining[position] = ParsedFile(SourceFile(path: file.path, text: ""))
        }
        let declared = Set(remaining.flatMap(OmittedFiles.types))
        for (position, file) in remaining.enumerated() {
            guard let cut = AbsentDeclarations.cut(file, declared: declared, notes: &notes) else { continue }
            remaining[position] = cut
        }
        missing.subtract(declared)
        for (position, file) in remaining.enumerated() {
            guard let (cut, types) = SwiftUIDeclarations.cut(file, declared: declared, notes: &notes) else { continue }
            missing.formUnion(types)
            remaining[position] = cut
        }
        while !missing.isEmpty {
            var more: Set<String> = []
            for (position, file) in remaining.enumerated() {
                guard let cut = OmittedFiles.cut(file, using: missing, notes: &notes) else { continue }
                more.formUnion(Set(OmittedFiles.types(of: file)).subtracting(OmittedFiles.types(of: cut)))
                remaining[position] = cut
            }
            missing = more
        }
        return AbsentUses.cut(remaining, from: files, notes: &notes)
    }

    /// The files without what is certainly left out of them.
    static func withoutSwiftUI(_ files: [ParsedFile]) -> [ParsedFile] {
        let declared = Set(files.flatMap(types))
        var notes: [Diagnostic] = []
        return files.filter { ImportRule.otherInterface(of: $0) == nil }.map { file in
            SwiftUIDeclarations.cut(file, declared: declared, notes: &notes)?.file ?? file
        }
    }

    /// The names of the types that a file declares outside of others.
    private static func types(of file: ParsedFile) -> [String] {
        file.tree.statements.compactMap {
            $0.item.as(DeclSyntax.self)?.asProtocol((any NamedDeclSyntax).self)?.name.text
        }
        .filter { $0.first?.isUppercase == true }
    }

    /// The file without the declarations that use one of the types; nil if there is none.
    private static func cut(_ file: ParsedFile, using types: Set<String>, notes: inout [Diagnostic]) -> ParsedFile? {
        var edits = EditList()
        var isCut = false
        for statement in file.tree.statements.compiledItems where statement.item.is(DeclSyntax.self) {
            guard
                let used = statement.tokens(viewMode: .sourceAccurate).first(where: { token in
                    guard case .identifier(let name) = token.tokenKind else { return false }
                    return types.contains(name) && token.parent?.is(MemberAccessExprSyntax.self) != true
                })
            else { continue }
            let location = file.location(of: statement)
            notes.append(
                Diagnostic(
                    path: file.path, line: location.line, column: location.column, severity: .warning,
                    message: "this declaration uses \(used.text), which is left out. It is left out, too."))
            edits.blank(statement.codeRange, of: file)
            isCut = true
        }
        guard isCut else { return nil }
        let text = edits.apply(to: file, in: 0..<file.bytes.count)
        return ParsedFile(SourceFile(path: file.path, text: text))
    }
}
