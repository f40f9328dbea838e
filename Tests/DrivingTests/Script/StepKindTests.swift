import Driving
import Foundation
import Testing

@Suite struct StepKindTests {
    @Test func noTwoStepsHaveTheSameName() {
        let names = StepKind.all.map(\.name)

        #expect(Set(names).count == names.count)
    }

    @Test(arguments: StepKind.all.map(\.name)) func everyStepIsInTheDocumentation(name: String) throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

        let text = try String(contentsOf: repository.appendingPathComponent("Docs/Scripting.md"), encoding: .utf8)

        #expect(text.contains("`\(name) ") || text.contains("`\(name)`"))
    }
}
