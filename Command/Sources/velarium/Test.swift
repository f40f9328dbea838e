import AppPackages
import ArgumentParser
import Foundation

/// Runs the tests of a package.
struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs the tests of the package in this folder, or above it.",
        discussion: """
            They are compiled for debugging, and run without a display. Arguments after -- are those of swift test, \
            such as velarium test -- --parallel.
            """)

    @Option(help: ArgumentHelp("Only the tests whose names match this regular expression.", valueName: "pattern"))
    var filter: String?

    @OptionGroup var build: BuildOptions

    @Argument(parsing: .postTerminator, help: "Arguments for swift test, after --.")
    var arguments: [String] = []

    func run() throws {
        let folder = try PackageFolder(containing: FileManager.default.currentDirectoryPath)
        let package = AppPackage(folder: folder, scratch: build.scratch, configuration: .debug)
        try package.build(["--build-tests"])
        var environment = ProcessInfo.processInfo.environment
        // Tests must not open a window on the user's screen.
        environment["DISPLAY"] = nil
        environment["WAYLAND_DISPLAY"] = nil
        // Swift Testing creates all suites at once otherwise, each with a device.
        let width = "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH"
        environment[width] = environment[width] ?? "4"
        let process = try ChildProcess(
            ["swift", "test"] + package.arguments + ["--disable-xctest", "--skip-build"]
                + (filter.map { ["--filter", $0] } ?? []) + arguments,
            environment: environment)
        let code = process.wait()
        package.forgetPlan()
        throw ExitCode(code)
    }
}
