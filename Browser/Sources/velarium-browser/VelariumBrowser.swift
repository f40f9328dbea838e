import ArgumentParser
import BrowserServer
import Foundation

@main struct VelariumBrowser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "velarium-browser", abstract: "Shows an app in browsers.",
        discussion: """
            Starts the app, prints an address and serves it until the app ends. Whoever opens it first drives the app; further \
            ones, and those who add ?watch, watch.

              velarium-browser --port 8080 -- .build/release/MyApp
            """)

    @Option(help: "The port of the server; 0 for one that is free.") var port = 8080
    @Option(help: "The address to listen on. Another one than this machine's own needs a token.") var listen =
        "127.0.0.1"
    @Option(help: "What an address must end with: ?token=TEXT. At least 16 characters.") var token: String?
    @Option(help: "A further name that leads to the server, as behind a proxy.") var name: [String] = []
    @Argument(parsing: .postTerminator, help: "The app and its arguments.") var command: [String]

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is \(port): choose 0 to 65535.")
        }
        guard !command.isEmpty else { throw ValidationError("Name the app after --: velarium-browser -- PROGRAM") }
        if let token {
            let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
            guard token.count >= 16, token.unicodeScalars.allSatisfy(allowed.contains) else {
                throw ValidationError(
                    "--token needs at least 16 letters, digits or -._~: openssl rand -hex 16 makes one.")
            }
        }
        guard ["127.0.0.1", "::1", "localhost"].contains(listen) || token != nil else {
            throw ValidationError(
                "--listen \(listen) lets other machines drive the app: add --token, which openssl rand -hex 16 makes.")
        }
        guard FileManager.default.isExecutableFile(atPath: command[0]) else {
            throw ValidationError("There is no program \(command[0]).")
        }
    }

    func run() async throws {
        let server = AppInBrowser(host: listen, port: port, names: name, token: token)
        do {
            let code = try await server.run(command, environment: ProcessInfo.processInfo.environment) { address in
                print(address)
                fflush(nil)
            }
            throw ExitCode(code)
        } catch let code as ExitCode {
            throw code
        } catch {
            FileHandle.standardError.write(Data("The app cannot be served on \(listen):\(port): \(error)\n".utf8))
            throw ExitCode(3)
        }
    }
}
