import ArgumentParser
import Foundation

/// Checks of this repository. The scripts in `.ci` run them.
@main struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks of this repository; the scripts in .ci run them.",
        subcommands: [
            VocabularyCommand.self, StructureCommand.self, ImportsCommand.self, ModulesCommand.self,
            CommentsCommand.self, PublicNamesCommand.self, DifferencesCommand.self, CoverageCommand.self,
            BaselineCommand.self,
            AppleTypesCommand.self, RequirementsCommand.self, TranslationsCommand.self, SizeCommand.self,
            PluralRulesCommand.self, EmojiTableCommand.self, MutationCommand.self,
        ])
}

/// Where the repository is.
struct Repository: ParsableArguments {
    @Option(help: "The repository's folder.") var root = "."

    var url: URL { URL(fileURLWithPath: root).standardizedFileURL }

    /// The text of a file below the root.
    func text(_ path: String) throws -> String {
        do {
            return try String(contentsOf: url.appending(path: path), encoding: .utf8)
        } catch {
            throw ValidationError("\(url.path) has no file \(path) that can be read: name the repository with --root.")
        }
    }
}

/// Prints the violations of a check, and ends with 1 if there are any.
func report(_ violations: [String], success: String, remedy: String) throws {
    if violations.isEmpty { return print(success) }
    for violation in violations { print(violation) }
    print(remedy)
    throw ExitCode(1)
}
