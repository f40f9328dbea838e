import AppPackages
import ArgumentParser
import Foundation

/// Films an app.
struct Film: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds the app of the package in this folder, or above it, and films it.",
        discussion: """
            Without a window, and with a picture for each 1/60 s of the app's clock, so that each run gives the same \
            film. Without a script, the film shows the app's first page for some seconds. The program ffmpeg must be \
            on the PATH. Docs/Scripting.md of Velarium has the steps of scripts; speed 0.25 is slow motion.
            """)

    @Argument(help: ArgumentHelp("The film: a name that ends in .webm, .mp4 or .gif.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("A script that drives the app; - is standard input.", valueName: "file"))
    var script: String?

    @Option(name: .customLong("for"), help: ArgumentHelp("How long a film without a script is.", valueName: "seconds"))
    var duration: Double?

    @Flag(help: "Draw the device around the screen.")
    var framed = false

    @Flag(help: "Draw a dot where a finger is.")
    var touches = false

    @OptionGroup var device: DeviceOptions

    @OptionGroup var program: ProgramOptions

    func run() throws {
        var settings = LaunchSettings()
        settings.isHeadless = true
        device.apply(to: &settings)
        settings.script = script
        settings.film = try FilmSettings(
            file: file, isFramed: framed, showsTouches: touches, seconds: duration, hasScript: script != nil)
        let path = try program.buildProgram()
        try ChildProcess.replaceThisProcess(
            [path], environment: settings.applied(to: ProcessInfo.processInfo.environment))
    }
}
