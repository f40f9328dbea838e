import SwiftSyntax

/// Rewrites the sources of an iOS module so that they compile without Objective-C.
///
/// Line numbers of diagnostics are those of the original files, and columns too, except after a replacement that is
/// longer than the original on its line.
public struct Rewriter {
    /// A rewritten file.
    public struct Output: Sendable {
        /// The path of the original.
        public let path: String
        /// The new text.
        public let text: String
    }

    /// The files in the order they were given.
    public let outputs: [Output]
    /// What could not be rewritten, in the order of the files.
    public let diagnostics: [Diagnostic]

    /// Rewrites all files of a module together, because declarations in one change references in others.
    public init(_ sources: [SourceFile]) {
        var notes: [Diagnostic] = []
        let parsed = EarlierNameRewriter.rewriting(sources.map(ParsedFile.init))
        let files = OmittedFiles(parsed).remaining(notes: &notes)
        let index = TargetIndex(files)
        let rewriters = files.map { FileRewriter($0, index: index) }
        for (number, rewriter) in rewriters.enumerated() {
            rewriter.dispatchMembers(ofFile: number)
            rewriter.addTestCase(ofFile: number)
        }
        let memberMoves = MemberMoves(index)
        let moves = memberMoves.moves
        for (member, type) in memberMoves.stuck {
            rewriters[member.file].reportStuck(member, of: type)
            if member.isOverride { rewriters[member.file].edits.blank(member.range, of: rewriters[member.file].file) }
        }
        for (member, type) in memberMoves.spread { rewriters[member.file].reportSpread(member, of: type) }
        var insertions: [Int: [(brace: Int, text: String)]] = [:]
        for move in moves {
            let origin = rewriters[move.member.file]
            let text: String
            if move.member.file != move.destination.file, let forwarding = move.member.forwarding {
                text = Rewriter.forward(move.member, forwarding, in: origin)
            } else {
                text = Rewriter.movedText(of: move.member, from: origin)
                origin.edits.blank(move.member.range, of: origin.file)
            }
            insertions[move.destination.file, default: []].append((move.destination.brace, text))
        }
        for (file, texts) in insertions {
            let rewriter = rewriters[file]
            for (brace, group) in Dictionary(grouping: texts, by: \.brace) {
                let place = rewriter.line(at: brace)
                let back =
                    "\n#sourceLocation(file: \(quoted(rewriter.file.path)), line: \(place.line))\n"
                    + String(repeating: " ", count: place.column - 1)
                rewriter.edits.insert(group.map(\.text).joined() + back, at: brace)
            }
        }
        outputs = rewriters.enumerated().map { position, rewriter in
            Output(path: rewriter.file.path, text: rewriter.output(number: position))
        }
        diagnostics = notes + rewriters.flatMap(\.diagnostics)
    }

    /// Renames the member where it is, and returns the declaration that calls it.
    private static func forward(
        _ member: ExtensionMember, _ forwarding: MemberForwarding, in origin: FileRewriter
    ) -> String {
        if let range = forwarding.overrideRange { origin.edits.blank(range, of: origin.file) }
        origin.edits.replaceExactly(forwarding.implementation.range, with: forwarding.implementation.name)
        let place = origin.line(at: member.range.lowerBound)
        return "\n#sourceLocation(file: \(quoted(origin.file.path)), line: \(place.line))\n" + forwarding.declaration
    }

    /// The declaration with its own line number and column.
    private static func movedText(of member: ExtensionMember, from origin: FileRewriter) -> String {
        let place = origin.line(at: member.range.lowerBound)
        return "\n#sourceLocation(file: \(quoted(origin.file.path)), line: \(place.line))\n"
            + String(repeating: " ", count: place.column - 1) + (member.access.isEmpty ? "" : member.access + " ")
            + origin.edits.apply(to: origin.file, in: member.range)
    }
}

/// `text` as a string literal.
func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences("\\", "\\\\").replacingOccurrences("\"", "\\\"") + "\""
}

extension String {
    fileprivate func replacingOccurrences(_ part: Character, _ replacement: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: replacement)
    }
}

extension FileRewriter {
    fileprivate func reportSpread(_ member: ExtensionMember, of type: String) {
        report(
            member, .warning,
            "an extension overrides \(member.name) of \(type), which is in another module. Only the classes of these "
                + "sources that inherit from \(type) directly have the override.")
    }

    fileprivate func reportStuck(_ member: ExtensionMember, of type: String) {
        if member.isOverride {
            report(
                member, .warning,
                "an extension of \(type), which is in another module, cannot override \(member.name). The override is left "
                    + "out; declare it in a subclass.")
        } else {
            report(
                member, .error,
                "a subclass overrides \(member.name), which an extension of \(type) declares. Declare it in a class "
                    + "between the two, or in a protocol.")
        }
    }

    private func report(_ member: ExtensionMember, _ severity: Diagnostic.Severity, _ message: String) {
        let place = line(at: member.range.lowerBound)
        diagnostics.append(
            Diagnostic(path: file.path, line: place.line, column: place.column, severity: severity, message: message))
    }

    /// The line and column of an offset, counted from 1.
    fileprivate func line(at offset: Int) -> (line: Int, column: Int) {
        let before = file.bytes[..<offset]
        let line = before.count { $0 == 0x0A } + 1
        let column = before.reversed().prefix { $0 != 0x0A }.count + 1
        return (line, column)
    }

    /// The whole file: imports that are missing, the rewritten original, and what is added.
    fileprivate func output(number: Int) -> String {
        let offers = Registration(of: number, named: file.path, in: index)
        for member in offers.classMembers { edits.insert(member.text, at: member.brace) }
        let registration = offers.code
        var text = ""
        let names = ImportedNames(file)
        if usesSupport || registration != nil || names.needUIKit { text += "import UIKit\n" }
        if usesInstantiation || names.needInstantiation(index) {
            for module in ImportedNames.instantiatingModules { text += "@_spi(Port) import \(module)\n" }
        }
        if names.needNetworking { text += "import FoundationNetworking\n" }
        if names.needXML { text += "import FoundationXML\n" }
        if names.needUIAutomation { text += "import XCUIAutomation\n" }
        text += "#sourceLocation(file: \(quoted(file.path)), line: 1)\n"
        text += edits.apply(to: file, in: 0..<file.bytes.count)
        for item in defaults {
            text += "\n#sourceLocation(file: \(quoted(file.path)), line: \(item.line))\n" + item.text
        }
        if registration != nil || !support.isEmpty { text += "\n#sourceLocation()\n" }
        if let registration { text += registration }
        text += support.map { $0 + "\n" }.joined()
        return text
    }
}
