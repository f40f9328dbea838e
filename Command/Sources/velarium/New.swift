import AppPackages
import ArgumentParser
import Foundation

/// Makes a package.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes the package of an app in a new folder.",
        discussion: """
            The app has a page with a label and a button that opens a popover. Beside it are a test, a script that \
            drives the app, a README and a .gitignore. Nothing is asked. The package names this folder of Velarium by \
            a relative path if both are in one folder, otherwise by an absolute one.
            """)

    @Argument(help: "The name of the folder, of the package and of its module, such as Notes.")
    var name: String

    func run() throws {
        let checkout = Velarium.checkout
        let app = try AppName(name, taken: checkout.modules)
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).appendingPathComponent(app.text)
        let template = try PackageTemplate(folder: URL(fileURLWithPath: checkout.path + "/Command/Template"))
            .filled(name: app, checkout: checkout.reference(from: folder.path))
        try template.write(to: folder)
        print("Made the package \(app.text):")
        for path in template.files.keys.sorted() { print("  \(app.text)/\(path)") }
        print(
            """
            Next:
              cd \(app.text)
              \(Self.commandName) run            opens the app in a window
              \(Self.commandName) run --watch    starts it again after each change of a source
              \(Self.commandName) test           runs its test
            """)
    }

    /// The command as the user typed it, if that works from the new folder too.
    private static var commandName: String {
        let typed = ProcessInfo.processInfo.environment["VELARIUM_COMMAND"] ?? "velarium"
        return typed.contains("/") && !typed.hasPrefix("/") ? Velarium.checkout.path + "/velarium" : typed
    }
}
