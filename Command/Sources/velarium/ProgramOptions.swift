import AppPackages
import ArgumentParser
import Foundation

/// Which program of the package is run, and how it is built.
struct ProgramOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The program to run, if the package has several.", valueName: "name"))
    var product: String?

    @Flag(help: "Optimize. Default: as the library is compiled already, otherwise for debugging.")
    var release = false

    @Flag(help: "Compile for debugging.")
    var debug = false

    @OptionGroup var build: BuildOptions

    func validate() throws {
        if release && debug { throw ValidationError("--release does not go with --debug.") }
    }

    /// The package in the current folder, or above it, and the name of its program.
    func program() throws -> (package: AppPackage, name: String) {
        let folder = try PackageFolder(containing: FileManager.default.currentDirectoryPath)
        let package = AppPackage(
            folder: folder, scratch: build.scratch, configuration: configuration(in: build.scratch))
        return (package, try package.program(named: product))
    }

    /// Builds the program, and returns its path.
    func buildProgram() throws -> String {
        let (package, name) = try program()
        try package.build(["--product", name])
        package.forgetPlan()
        return package.programPath(name)
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
