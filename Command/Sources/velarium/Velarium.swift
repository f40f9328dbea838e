import AppPackages
import ArgumentParser
import Foundation

/// The command `velarium`.
@main
struct Velarium: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "velarium",
        abstract: "Makes, runs and tests apps on Velarium, UIKit for Linux.",
        discussion: """
            The first app:
              velarium new Notes && cd Notes && velarium run

            The exit code is 0 on success, 1 if a build or a test failed, 2 for wrong usage and 3 if the machine lacks \
            something. velarium run ends with the code of the app.
            """,
        subcommands: [New.self, Run.self, Test.self, Shoot.self, Film.self, Doctor.self])

    /// Parses and runs as `ParsableCommand` does, with the repository's exit codes and one line for each error.
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let word = arguments.first, !word.hasPrefix("-"), !names.contains(word) {
            let guess = NearestWord.suggestion(for: word, among: names)
            end("\"\(word)\" is no command: \(guess)velarium --help lists the commands.", code: 2)
        }
        do {
            var command = try parseAsRoot(arguments)
            try command.run()
        } catch let failure as CommandFailure {
            end(failure.description, code: failure.cause.rawValue)
        } catch let code as ExitCode {
            Foundation.exit(code.rawValue)
        } catch  where exitCode(for: error) == .success {
            print(fullMessage(for: error))
        } catch {
            let words = arguments.first.map { names.contains($0) ? "velarium \($0)" : "velarium" } ?? "velarium"
            let reason = message(for: error)
            let ending = reason.last.map { ".?!".contains($0) } == true ? "" : "."
            end("\(reason)\(ending) \(words) --help lists the options.", code: 2)
        }
    }

    private static let names = ["new", "run", "test", "shoot", "film", "doctor", "help"]

    private static func end(_ sentence: String, code: Int32) -> Never {
        say(sentence)
        Foundation.exit(code)
    }

    /// Writes a line to standard error: standard output belongs to the app.
    static func say(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    /// The repository whose `velarium` runs.
    static var checkout: Checkout {
        if let path = ProcessInfo.processInfo.environment["VELARIUM_CHECKOUT"], !path.isEmpty {
            return Checkout(path: path)
        }
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return Checkout(path: url.path)
    }
}
