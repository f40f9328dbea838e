import ArgumentParser
import Foundation

/// Writes functions with Foundation's names that find the resources of a module. The build-tool plugin runs it.
struct Resources: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes functions that let a module find its resources and localized texts as on iOS.")

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
            static let main = _AppResources.bundle(ofModule: "MODULE")

            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                _AppResources.localized(key, table: tableName, in: self, value: value ?? "")
            }
        }

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            _AppResources.localized(key, table: tableName, in: bundle, value: value)
        }

        extension String {
            static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
                _AppResources.format(format, locale: .current, arguments)
            }

            init(format: __shared String, _ arguments: any CVarArg...) {
                self = _AppResources.format(format, locale: nil, arguments)
            }

            init(format: __shared String, arguments: __shared [any CVarArg]) {
                self = _AppResources.format(format, locale: nil, arguments)
            }

            init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
                self = _AppResources.format(format, locale: locale, arguments)
            }

            init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
                self = _AppResources.format(format, locale: locale, arguments)
            }
        }

        """
}
