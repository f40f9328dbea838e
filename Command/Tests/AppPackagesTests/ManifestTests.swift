import AppPackages
import Foundation
import Testing

@Suite struct ManifestTests {
    private func manifest(targets: String, products: String = "") throws -> Manifest {
        try Manifest(json: Data(#"{"name": "Shop", "targets": [\#(targets)], "products": [\#(products)]}"#.utf8))
    }

    private let app = #"{"name": "App", "type": "executable"}"#
    private let model = #"{"name": "Model", "type": "regular"}"#
    private let tool = #"{"name": "Tool", "type": "executable"}"#

    @Test func onlyProgramNeedsNoName() throws {
        #expect(try manifest(targets: "\(app), \(model)").program(named: nil) == "App")
    }

    @Test func productsHaveNamesOfTheirOwn() throws {
        let products = """
            {"name": "Shop", "targets": ["App"], "type": {"executable": null}},
            {"name": "ShopModel", "targets": ["Model"], "type": {"library": ["automatic"]}}
            """

        #expect(try manifest(targets: "\(app), \(model), \(tool)", products: products).programs == ["Shop", "Tool"])
    }

    @Test func severalProgramsNeedAChoice() throws {
        let manifest = try manifest(targets: "\(app), \(tool)")

        let failure = #expect(throws: CommandFailure.self) { try manifest.program(named: nil) }
        #expect(failure?.description == "Shop has several programs: choose one with --product, App, Tool.")
        #expect(try manifest.program(named: "Tool") == "Tool")
    }

    @Test func mistypedProgramIsCorrected() throws {
        let manifest = try manifest(targets: app)

        let failure = #expect(throws: CommandFailure.self) { try manifest.program(named: "app") }
        #expect(failure?.description == "Shop has no program \"app\": did you mean App? it has App.")
    }

    @Test func packageOfLibrariesHasNoProgram() throws {
        let failure = #expect(throws: CommandFailure.self) { try manifest(targets: model).program(named: nil) }
        #expect(failure?.cause == .usage)
    }
}
