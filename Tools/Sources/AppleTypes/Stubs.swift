import Foundation

/// Stubs of Apple's modules as Swift interfaces, from tables of Apple's API.
package enum Stubs {
    /// Writes the interfaces of CoreGraphics, QuartzCore and UIKit to the folder `out`.
    ///
    /// `graphs` contains the symbol graphs of Linux's Foundation. `given` contains handwritten files: the supplement of
    /// the tables, and interfaces that the tables depend on. Returns how many lines of the tables were declared, and why
    /// the others were not.
    package static func write(to out: String, graphs: String, given: String, tables: [String]) throws -> String {
        let neighbors = try FileManager.default.contentsOfDirectory(atPath: given)
            .filter { $0.hasSuffix(".swiftinterface") }.map { "\(given)/\($0)" }
        let catalog = Catalog(
            tables: try tables.map { try Table(file: $0) }, supplement: try Table(file: "\(given)/Supplement.tsv"),
            foundation: try LinuxFoundation(graphsIn: graphs), neighbors: try Neighbors(files: neighbors))
        let modules = [
            ("CoreGraphics", ["@_exported import FoundationGaps", "@_exported import Foundation"]),
            ("QuartzCore", ["import Neighbors", "@_exported import CoreGraphics", "@_exported import Foundation"]),
            ("UIKit", ["import Neighbors", "@_exported import QuartzCore", "@_exported import Foundation"]),
        ]
        for (module, imports) in modules {
            let text = Interface(module: module, catalog: catalog).text(imports: imports)
            try text.write(toFile: "\(out)/\(module).swiftinterface", atomically: true, encoding: .utf8)
        }
        return Report(catalog).text
    }
}

/// A file that the stubs need cannot be used.
struct Unusable: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
