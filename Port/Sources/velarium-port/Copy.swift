import ArgumentParser
import Foundation

/// Copies a resource. In property lists, Xcode's variables are replaced.
struct Copy: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copies a resource, and replaces Xcode's variables in a property list.")

    @Option(help: "The module's name.")
    var module: String

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
        } else {
            try manager.copyItem(atPath: source, toPath: destination)
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
