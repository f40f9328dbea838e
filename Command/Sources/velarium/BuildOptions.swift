import AppPackages
import ArgumentParser
import Foundation
import Glibc

/// Where and how a package is built.
struct BuildOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The build folder. Default: VELARIUM_SCRATCH_PATH, or that of Velarium, so that the library is compiled "
                + "once for all apps.",
            valueName: "folder"))
    var scratchPath: String?

    /// The build folder, absolute.
    var scratch: String {
        let path =
            scratchPath ?? ProcessInfo.processInfo.environment["VELARIUM_SCRATCH_PATH"]
            ?? Velarium.checkout.path + "/.build"
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}

/// The package in the current folder, and how it is built.
struct AppPackage {
    let folder: PackageFolder
    let scratch: String
    let configuration: BuildConfiguration

    /// The arguments that every command of SwiftPM has.
    var arguments: [String] {
        ["--package-path", folder.path, "--scratch-path", scratch, "-c", configuration.rawValue]
    }

    /// The program of the package to run; `wanted` chooses one of several.
    func program(named wanted: String?) throws -> String {
        let (code, output, errors) = try ChildProcess.capture(
            ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch, "dump-package"])
        guard code == 0, let manifest = try? Manifest(json: output) else {
            throw CommandFailure(
                BuildOutput.problems(in: String(decoding: errors, as: UTF8.self))
                    + "\nThe package in \(folder.path) cannot be read: see the errors above.",
                cause: .failure)
        }
        return try manifest.program(named: wanted)
    }

    /// Removes SwiftPM's plan of the last build, which it would take for that of this package, although another package
    /// was built in the same folder. To be called before a build, and when no further build follows.
    func forgetPlan() {
        unlink("\(scratch)/\(configuration.rawValue).yaml")
    }

    /// Builds with SwiftPM and shows its progress on standard error.
    func build(_ what: [String]) throws {
        forgetPlan()
        let cores = ProcessInfo.processInfo.activeProcessorCount
        var seconds = 0
        if !Checkout.hasLibrary(in: scratch, configuration) {
            seconds = configuration.librarySeconds / cores
            let minutes = max(1, (seconds + 30) / 60)
            Velarium.say("Compiling the library, once for all apps: about \(minutes) minutes on \(cores) cores.")
        }
        let script = """
            set -o pipefail
            . "$1/Tools/build-progress.sh"
            seconds=$2
            shift 2
            swift build "$@" </dev/null 2>&1 | show_build_progress "$seconds"
            """
        let process = try ChildProcess(
            ["bash", "-c", script, "velarium", Velarium.checkout.path, "\(seconds)"] + arguments + what)
        guard process.wait() == 0 else {
            throw CommandFailure(
                "The package in \(folder.path) does not build: see the errors above.", cause: .failure)
        }
    }
}
