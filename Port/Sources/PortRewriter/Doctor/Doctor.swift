import SwiftSyntax

/// Examines the sources of an iOS project.
///
/// It reads syntax only. It finds types of UIKit by their prefixes, members that are written after a type
/// (`UIView.animate`), and overrides. Members of values are left to the compiler.
public struct Doctor {
    private let library: LibraryNames

    /// A doctor who knows the library's names.
    public init(library: LibraryNames) {
        self.library = library
    }

    /// Examines Swift sources. `otherFiles` are the paths of the project's other files; `read` gives the bytes of the
    /// storyboards and nibs among them, nil for one that cannot be read.
    public func examine(
        _ sources: [SourceFile], otherFiles: [String] = [], read: (String) -> [UInt8]? = { _ in nil }
    ) -> DoctorReport {
        let files = EarlierNameRewriter.rewriting(sources.map(ParsedFile.init))
        let index = TargetIndex(files)
        let collector = Findings()
        // What is left out needs nothing.
        let imported = Set(files.flatMap(\.importedModules))
        for file in OmittedFiles.withoutSwiftUI(files) {
            DoctorVisitor(file, index: index, library: library, findings: collector, imported: imported)
                .walk(file.tree)
        }
        for diagnostic in Rewriter(sources).diagnostics {
            collector.add(
                construct: "rewriter: " + (diagnostic.severity == .error ? "error" : "warning"), .needsHand,
                diagnostic.message, at: .init(path: diagnostic.path, line: diagnostic.line))
        }
        for path in otherFiles.sorted() {
            if path.hasSuffix(".storyboard") || path.hasSuffix(".xib"), let bytes = read(path) {
                InterfaceExamination(path: path, index: index, library: library, findings: collector).examine(bytes)
            }
            guard let (name, advice) = Doctor.unreadable(path) else { continue }
            collector.add(construct: name, .needsHand, advice, at: .init(path: path, line: 1))
        }
        return collector.report(
            fileCount: files.count, lineCount: files.reduce(0) { $0 + $1.bytes.count { $0 == 0x0A } })
    }

    private static func unreadable(_ path: String) -> (String, String)? {
        switch path.split(separator: ".").last {
        case "m", "mm": return ("Objective-C file", "write it in Swift; there is no Objective-C on Linux.")
        case "xcdatamodeld": return ("Core Data model", "Core Data is not on Linux.")
        default: return nil
        }
    }
}

/// What was found, by name.
final class Findings {
    private struct Entry {
        var count = 0
        let first: DoctorReport.Place
        let advice: String?
    }

    private var names: [String: (state: DoctorReport.Name.State, entry: Entry)] = [:]
    private var constructs: [String: (state: DoctorReport.Construct.State, entry: Entry)] = [:]

    func add(name: String, _ state: DoctorReport.Name.State, _ advice: String?, at place: DoctorReport.Place) {
        names[name, default: (state, Entry(first: place, advice: advice))].entry.count += 1
    }

    func add(
        construct name: String, _ state: DoctorReport.Construct.State, _ advice: String? = nil,
        at place: DoctorReport.Place
    ) {
        // Different messages of the rewriter are different findings.
        let key = name.hasPrefix("rewriter: ") ? name + (advice ?? "") : name
        constructs[key, default: (state, Entry(first: place, advice: advice))].entry.count += 1
    }

    func report(fileCount: Int, lineCount: Int) -> DoctorReport {
        DoctorReport(
            fileCount: fileCount, lineCount: lineCount,
            names: names.sorted { $0.key < $1.key }.map { name, found in
                .init(
                    name: name, state: found.state, advice: found.entry.advice, count: found.entry.count,
                    first: found.entry.first)
            },
            constructs: constructs.sorted { $0.key < $1.key }.map { name, found in
                .init(
                    name: name.hasPrefix("rewriter: ") ? String(name.prefix { $0 != ":" }) : name, state: found.state,
                    advice: found.entry.advice, count: found.entry.count, first: found.entry.first)
            })
    }
}
