import AppPackages
import ArgumentParser
import Foundation

/// Builds and runs an app.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds the app of the package in this folder, or above it, and runs it.",
        discussion: """
            The options set the variables that Docs/Scripting.md of Velarium explains; those that are not given keep \
            their variables. The app runs in this folder, and velarium ends with its exit code.

            With --watch, the app starts again after each change of a source, and repeats the steps that were recorded \
            since its first page, so that the page, the style and the size are as before. If the steps do not fit the \
            new app, it starts at its first page. While the sources do not compile, the old app runs on. Closing the \
            window ends the command.
            """)

    @Flag(help: "Start the app again after each change of a source, at the same page.")
    var watch = false

    @OptionGroup var device: DeviceOptions

    @Flag(help: "Run in memory, without a window; needs --script.")
    var headless = false

    @Option(help: ArgumentHelp("A script that drives the app; - is standard input.", valueName: "file"))
    var script: String?

    @Option(help: ArgumentHelp("Record what you do in the window as a script.", valueName: "file"))
    var record: String?

    @Option(help: ArgumentHelp("Pixels per point of the window, from 0.25 to 8.", valueName: "number"))
    var scale: String?

    @OptionGroup var program: ProgramOptions

    @Argument(parsing: .postTerminator, help: "Arguments for the app, after --.")
    var arguments: [String] = []

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        guard watch else {
            try ChildProcess.replaceThisProcess(
                [try program.buildProgram()] + arguments, environment: settings.applied(to: environment))
            return
        }
        try settings.requireWatchable(environment: environment)
        let (package, name) = try program.program()
        let loop = try WatchLoop(
            package: package, program: name, arguments: arguments, environment: settings.applied(to: environment))
        throw ExitCode(loop.run())
    }

    private var settings: LaunchSettings {
        var settings = LaunchSettings()
        device.apply(to: &settings)
        settings.isHeadless = headless
        settings.script = script
        settings.record = record
        settings.scale = scale
        return settings
    }
}
