import AppPackages
import ArgumentParser
import Foundation

/// Takes pictures of an app in every combination of devices and settings.
struct Shoot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Takes pictures of the app on several devices and in several settings.",
        discussion: """
            The script runs once in each combination, and its picture steps are the pictures; without a script there \
            is one of the app's first page. DIR/index.html shows all of them. With --against they are compared with an \
            earlier set, and the exit code is 1 if a picture differs; --accept copies the new ones over that set. \
            Docs/Pictures.md of Velarium has more.
            """)

    @Argument(help: ArgumentHelp("The folder for the pictures.", valueName: "dir"))
    var folder: String?

    @Option(help: ArgumentHelp("A script that drives the app and takes the pictures.", valueName: "file"))
    var script: String?

    @Option(help: ArgumentHelp("Such as \"SE,16 Pro,iPad mini\". Default: iPhone 14.", valueName: "names"))
    var devices: String?

    @Option(help: ArgumentHelp("light (default), dark.", valueName: "names"))
    var styles: String?

    @Option(help: ArgumentHelp("XS S M L (default) XL XXL XXXL AM AL AXL AXXL AXXXL.", valueName: "names"))
    var textSizes: String?

    @Option(help: ArgumentHelp("ltr (default), rtl.", valueName: "names"))
    var directions: String?

    @Option(help: ArgumentHelp("The folder of an earlier set, to compare with.", valueName: "dir"))
    var against: String?

    @Option(help: ArgumentHelp("Copy the new pictures of this folder over the earlier set.", valueName: "dir"))
    var accept: String?

    @OptionGroup var program: ProgramOptions

    func run() throws {
        var request = ShootSettings()
        request.folder = folder
        request.script = script
        request.devices = devices
        request.styles = styles
        request.textSizes = textSizes
        request.directions = directions
        request.against = against
        request.accept = accept
        try request.check()
        let (package, name) = try program.program()
        request.title = name
        try package.build(["--product", name])
        package.forgetPlan()

        let scratch = try TemporaryFolder()
        if accept == nil, script == nil {
            request.script = scratch.file("first-page.vel")
            try Data(ShootSettings.defaultScript.utf8).write(to: URL(fileURLWithPath: scratch.file("first-page.vel")))
        }
        try request.json().write(to: URL(fileURLWithPath: scratch.file("request.json")))
        var settings = LaunchSettings()
        settings.shoot = scratch.file("request.json")
        let process = try ChildProcess(
            [package.programPath(name)], environment: settings.applied(to: ProcessInfo.processInfo.environment))
        throw ExitCode(process.wait())
    }
}
