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

    @Option(help: ArgumentHelp("The device, such as \"iPhone SE\", or Desktop.", valueName: "name"))
    var device: String?

    @Flag(help: "Run in memory, without a window; needs --script.")
    var headless = false

    @Option(help: ArgumentHelp("A script that drives the app; - is standard input.", valueName: "file"))
    var script: String?

    @Option(help: ArgumentHelp("Record what you do in the window as a script.", valueName: "file"))
    var record: String?

    @Option(help: ArgumentHelp("The version of iOS to behave like, such as 17.5.", valueName: "version"))
    var ios: String?

    @Flag(help: "Use the dark style.")
    var dark = false

    @Option(help: ArgumentHelp("The language of the system's own words, such as de or ar.", valueName: "id"))
    var language: String?

    @Option(help: ArgumentHelp("hardware, or software for one on the screen.", valueName: "kind"))
    var keyboard: String?

    @Option(help: ArgumentHelp("Pixels per point of the window, from 0.25 to 8.", valueName: "number"))
    var scale: String?

    @Option(help: ArgumentHelp("The program to run, if the package has several.", valueName: "name"))
    var product: String?

    @Flag(help: "Optimize. Default: as the library is compiled already, otherwise for debugging.")
    var release = false

    @Flag(help: "Compile for debugging.")
    var debug = false

    @OptionGroup var build: BuildOptions

    @Argument(parsing: .postTerminator, help: "Arguments for the app, after --.")
    var arguments: [String] = []

    func validate() throws {
        if release && debug { throw ValidationError("--release does not go with --debug.") }
    }

    func run() throws {
        let environment = ProcessInfo.processInfo.environment
        if watch { try settings.requireWatchable(environment: environment) }
        let folder = try PackageFolder(containing: FileManager.default.currentDirectoryPath)
        let scratch = build.scratch
        let package = AppPackage(folder: folder, scratch: scratch, configuration: configuration(in: scratch))
        let program = try package.program(named: product)
        if watch {
            let loop = try WatchLoop(
                package: package, program: program, arguments: arguments,
                environment: settings.applied(to: environment))
            throw ExitCode(loop.run())
        }
        try package.build(["--product", program])
        package.forgetPlan()
        try ChildProcess.replaceThisProcess(
            [package.programPath(program)] + arguments, environment: settings.applied(to: environment))
    }

    private var settings: LaunchSettings {
        var settings = LaunchSettings()
        settings.device = device
        settings.isHeadless = headless
        settings.script = script
        settings.record = record
        settings.ios = ios
        settings.isDark = dark
        settings.language = language
        settings.keyboard = keyboard
        settings.scale = scale
        return settings
    }

    private func configuration(in scratch: String) -> BuildConfiguration {
        if release { return .release }
        if debug { return .debug }
        return .preferred(
            hasDebug: Checkout.hasLibrary(in: scratch, .debug), hasRelease: Checkout.hasLibrary(in: scratch, .release))
    }
}

extension AppPackage {
    /// Where SwiftPM leaves a program.
    func programPath(_ name: String) -> String {
        "\(scratch)/\(configuration.rawValue)/\(name)"
    }
}
