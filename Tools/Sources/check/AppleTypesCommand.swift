import AppleTypes
import ArgumentParser

struct AppleTypesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apple-types", abstract: "Writes stubs of Apple's modules from tables of Apple's API.")

    @Option(help: "The folder for the interfaces of CoreGraphics, QuartzCore and UIKit.") var out: String
    @Option(help: "The folder with the symbol graphs of Linux's Foundation.") var graphs: String
    @Option(help: "The folder with the handwritten interfaces and the supplement of the tables.") var given: String
    @Argument(help: "Tables of Apple's API, the earlier systems first.") var tables: [String]

    func run() throws { print(try Stubs.write(to: out, graphs: graphs, given: given, tables: tables)) }
}
