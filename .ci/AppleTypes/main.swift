// Writes stubs of Apple's modules as Swift interfaces, from tables of Apple's API. Run by .ci/apple-types:
//
//     apple-types OUT GRAPHS GIVEN TABLE...
//
// OUT is the folder for CoreGraphics, QuartzCore and UIKit. GRAPHS contains the symbol graphs of Linux's Foundation.
// GIVEN contains handwritten files: the supplement of the tables, and interfaces that the tables depend on. Prints how
// many lines of the tables were declared, and why the others were not.
import Foundation

func run(_ arguments: [String]) throws {
    guard arguments.count >= 4 else { throw Unusable(reason: "usage: apple-types OUT GRAPHS GIVEN TABLE...") }
    let (out, graphs, given) = (arguments[0], arguments[1], arguments[2])
    let neighbors = try FileManager.default.contentsOfDirectory(atPath: given)
        .filter { $0.hasSuffix(".swiftinterface") }.map { "\(given)/\($0)" }
    let tables = try arguments[3...].map { try Table(file: $0) }
    let catalog = Catalogue(
        tables: tables, supplement: try Table(file: "\(given)/Supplement.tsv"),
        foundation: try LinuxFoundation(graphsIn: graphs), neighbors: try Neighbors(files: neighbors))
    let modules = [
        ("CoreGraphics", ["@_exported import FoundationGaps", "@_exported import Foundation"]),
        ("QuartzCore", ["import Neighbours", "@_exported import CoreGraphics", "@_exported import Foundation"]),
        ("UIKit", ["import Neighbours", "@_exported import QuartzCore", "@_exported import Foundation"]),
    ]
    for (module, imports) in modules {
        let text = Interface(module: module, catalog: catalog).text(imports: imports)
        try text.write(toFile: "\(out)/\(module).swiftinterface", atomically: true, encoding: .utf8)
    }
    print(Report(catalog).text)
}

do {
    try run(Array(CommandLine.arguments.dropFirst()))
} catch {
    let reason = (error as? Unusable)?.reason ?? error.localizedDescription
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
}
