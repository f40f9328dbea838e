import AppPackages
import ArgumentParser
import Foundation

/// Examines the machine, or an iOS project.
struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what the machine lacks, or what an iOS project needs to run here.",
        discussion: """
            Without a path, each line is something that Velarium needs, with what to do if it is missing. The exit \
            code is 3 if an app could not be built or run.

            With the path of an iOS project it lists the names of UIKit that are there, different or missing, as \
            velarium-port doctor does (Port/README.md). That command is compiled first, which takes some minutes once.
            """)

    @Argument(help: "The folder or file of an iOS project.")
    var path: String?

    func run() throws {
        let root = Velarium.checkout.path
        guard let path else { return try ChildProcess.replaceThisProcess(["\(root)/Tools/doctor"]) }
        guard FileManager.default.fileExists(atPath: path) else {
            throw CommandFailure("There is no file or folder \(path).", cause: .usage)
        }
        let scratch = "\(root)/Tools/.build"
        let process = try ChildProcess([
            "swift", "build", "--quiet", "--package-path", "\(root)/Port", "--scratch-path", scratch, "--product",
            "velarium-port",
        ])
        guard process.wait() == 0 else {
            throw CommandFailure("velarium-port does not build: see the errors above.", cause: .environment)
        }
        try ChildProcess.replaceThisProcess(["\(scratch)/debug/velarium-port", "doctor", path])
    }
}
