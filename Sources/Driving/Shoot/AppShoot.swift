import Foundation
import UIKitCore

/// The pictures that `velarium shoot` asks an app for. The variable `VELARIUM_SHOOT` names a file with them.
///
/// The app starts itself again for each combination, with the variables of `Docs/Scripting.md`.
package struct AppShoot: Codable, Sendable {
    private static let command = "velarium shoot"

    /// The name of the app, for the page.
    private var title: String
    private var folder: String?
    private var script: String?
    /// Names that commas separate, as the user has typed them; nil for one default.
    private var devices: String?
    private var styles: String?
    private var textSizes: String?
    private var directions: String?
    private var against: String?
    private var accept: String?

    /// Reads the file that `velarium shoot` has written.
    package init(file: String) throws(LaunchFailure) {
        guard let data = FileManager.default.contents(atPath: file),
            let request = try? JSONDecoder().decode(AppShoot.self, from: data)
        else {
            throw .usage("VELARIUM_SHOOT is \"\(file)\", which is not a request: use velarium shoot.")
        }
        self = request
    }

    /// Takes or accepts the pictures. Returns the exit code, and the summary for standard output.
    ///
    /// - Parameter write: Called with lines about the progress, and with failures.
    package func run(write: @escaping @Sendable (String) -> Void) throws(LaunchFailure) -> (Int32, String) {
        if let accept, let against {
            return (0, try Acceptance(folder: accept, earlier: against, command: Self.command).run())
        }
        let result = try Shoot(try request(), write: write).run()
        return (result.exitCode, result.summary)
    }

    private func request() throws(LaunchFailure) -> ShootRequest {
        guard let folder, let script else {
            throw .usage("VELARIUM_SHOOT names no folder or no script: use velarium shoot.")
        }
        let arguments = Array(CommandLine.arguments.dropFirst())
        var request = ShootRequest(
            title: title, folder: folder, commands: .init(shoot: Self.command, accept: "\(Self.command) --accept")
        ) { (arguments, Self.variables(for: $0, in: ProcessInfo.processInfo.environment)) }
        request.script = script
        request.earlier = against
        if let devices {
            request.devices = try ChoiceNames.list(devices, of: "--devices") { name throws(LaunchFailure) in
                try ChoiceNames.device(name)
            } isSame: {
                $0 == $1
            }
        }
        if let styles {
            request.styles = try ChoiceNames.list(styles, of: "--styles") { name throws(LaunchFailure) in
                try ChoiceNames.choice(name, of: "--styles")
            } isSame: {
                $0 == $1
            }
        }
        if let textSizes {
            request.textSizes = try ChoiceNames.list(textSizes, of: "--text-sizes", ChoiceNames.textSize) { $0 == $1 }
        }
        if let directions {
            request.directions = try ChoiceNames.list(directions, of: "--directions") { name throws(LaunchFailure) in
                try ChoiceNames.choice(name, of: "--directions")
            } isSame: {
                $0 == $1
            }
        }
        return request
    }

    /// The variables with which the app takes the pictures of one combination.
    static func variables(for job: ShootRequest.Job, in environment: [String: String]) -> [String: String] {
        var variables = environment
        variables["VELARIUM_SHOOT"] = nil
        variables["VELARIUM_HOST"] = "headless"
        variables["VELARIUM_SCRIPT"] = job.script
        variables["VELARIUM_DEVICE"] = job.combination.device.name
        variables["VELARIUM_STYLE"] = job.combination.style.rawValue
        variables["VELARIUM_TEXT_SIZE"] = job.combination.textSize.rawValue
        variables["VELARIUM_DIRECTION"] = job.combination.direction.rawValue
        return variables
    }
}
