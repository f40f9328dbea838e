import ArgumentParser

/// The command `velarium-port`.
@main
struct VelariumPort: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "velarium-port",
        abstract: "Compiles iOS sources as they are with Velarium's UIKit.",
        subcommands: [Rewrite.self, Copy.self, Resources.self, DoctorCommand.self])
}
