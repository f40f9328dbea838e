import ArgumentParser
import Foundation

/// Writes a `Bundle.main` that finds the resources of a module. The build-tool plugin runs it.
struct Resources: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the main bundle of a module with resources, as on iOS.")

    @Option(help: "The module's name.")
    var module: String

    @Argument(help: "The Swift file to write.")
    var output: String

    func run() throws {
        let file = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileWriter.write(Resources.code.replacingOccurrences(of: "MODULE", with: module), to: file)
    }

    /// Declarations of a module hide those with the same names that it imports.
    private static let code = """
        // Written by velarium-port. SwiftPM puts resources into a bundle beside the executable, and Foundation on Linux
        // does not read .stringsdict files.
        import Foundation
        import UIKit

        extension Bundle {
            // A default argument of a public function may use it.
            @usableFromInline static var main: Bundle { _mainBundle(ofModule: "MODULE") }

            convenience init(for aClass: AnyClass) {
                let module = String(reflecting: aClass).prefix { $0 != "." }
                self.init(path: _moduleBundle(named: String(module)).bundlePath)!
            }

            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                _localizedAppText(key, tableName: tableName, bundle: self, value: value ?? "")
            }
        }

        extension ProcessInfo {
            // UI tests launch the app in their own process, where Foundation keeps the arguments of the tests.
            var arguments: [String] { CommandLine.arguments }
        }

        """
}
