import Foundation
import Testing
import WindowHost

@Suite struct WindowScaleTests {
    @Test func callersScaleOverridesTheEnvironment() throws {
        let environment = ["VELARIUM_SCALE": "3"]

        #expect(try WindowScale.requested(2, environment: environment) == 2)
        #expect(try WindowScale.requested(nil, environment: environment) == 3)
        #expect(try WindowScale.requested(nil, environment: [:]) == nil)
        #expect(try WindowScale.requested(nil, environment: ["VELARIUM_SCALE": ""]) == nil)
    }

    @Test(arguments: ["two", "0", "-1", "nan", "inf", "9", "2x"])
    func invalidScaleThrows(text: String) {
        #expect(throws: WindowFailure.badScale(text)) {
            try WindowScale.requested(nil, environment: ["VELARIUM_SCALE": text])
        }
    }

    @Test(arguments: [(96, 1), (120, 1.25), (144, 1.5), (192, 2), (193, 2), (72, 1), (0, 1), (-5, 1), (9_600, 4)])
    func dotsPerInchAreRoundedToQuarterScales(dots: Double, scale: CGFloat) {
        #expect(WindowScale.forDotsPerInch(dots) == scale)
    }

    @Test func everyFailureExplainsTheRemedy() {
        let failures: [WindowFailure] = [
            .noDisplay(reason: "r"), .noWindow(reason: "r"), .noPixels(reason: "r"), .badScale("x"),
        ]

        for failure in failures {
            let advice = ["VELARIUM_HOST=headless", "SDL_VIDEODRIVER", "VELARIUM_SCALE="]
            #expect(advice.contains { failure.description.contains($0) })
        }
    }
}
