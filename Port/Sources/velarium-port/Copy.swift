import ArgumentParser
import Foundation

/// Copies a resource. In property lists, Xcode's variables are replaced; storyboards and nibs are compiled.
struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copies a resource: compiles a storyboard or nib, replaces Xcode's variables in a property list.")

    @Option(help: "The module's name.")
    var module: String

    @Option(name: .customLong("also"), help: "Another folder of the same name, whose files are added.")
    var others: [String] = []

    @Argument(help: "The file or folder.")
    var source: String

    @Argument(help: "The copy.")
    var destination: String

    func run() throws {
        let manager = FileManager.default
        let folder = URL(fileURLWithPath: destination).deletingLastPathComponent()
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        if manager.fileExists(atPath: destination) { try manager.removeItem(atPath: destination) }
        if source.hasSuffix(".plist"), let text = try? String(contentsOfFile: source, encoding: .utf8) {
            try replaceVariables(in: text).write(toFile: destination, atomically: true, encoding: .utf8)
        } else if InterfaceCompiler.compiledEnding(of: source) != nil {
            try InterfaceCompiler.compile(source, to: destination)
        } else {
            try manager.copyItem(atPath: source, toPath: destination)
            if source.hasSuffix(".lproj") {
                try InterfaceCompiler.compileFiles(in: destination, copiedFrom: source)
            }
            for other in others { try add(other) }
        }
    }

    /// Adds the files of another folder, as Xcode does with catalogs and localizations in several groups. What is there
    /// already stays.
    private func add(_ folder: String) throws {
        let manager = FileManager.default
        let copy = destination + ".added"
        if manager.fileExists(atPath: copy) { try manager.removeItem(atPath: copy) }
        try manager.copyItem(atPath: folder, toPath: copy)
        defer { try? manager.removeItem(atPath: copy) }
        if folder.hasSuffix(".lproj") { try InterfaceCompiler.compileFiles(in: copy, copiedFrom: folder) }
        var kept: String?
        for name in manager.enumerator(atPath: copy)?.compactMap({ $0 as? String }).sorted() ?? [] {
            // The sets of a catalog are not mixed.
            if let kept, name.hasPrefix(kept + "/") { continue }
            let target = destination + "/" + name
            if !manager.fileExists(atPath: target) {
                try manager.copyItem(atPath: copy + "/" + name, toPath: target)
            } else if name.hasSuffix("set") {
                kept = name
            }
        }
    }

    private func replaceVariables(in text: String) -> String {
        let values = [
            "PRODUCT_MODULE_NAME": module, "PRODUCT_NAME": module, "EXECUTABLE_NAME": module, "TARGET_NAME": module,
            "PRODUCT_BUNDLE_IDENTIFIER": "org.velarium." + module, "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
        ]
        return values.reduce(text) { text, value in
            text.replacingOccurrences(of: "$(\(value.key))", with: value.value)
                .replacingOccurrences(of: "${\(value.key)}", with: value.value)
        }
    }
}
