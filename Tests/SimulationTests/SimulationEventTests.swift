import Simulation
import Testing

/// The text of events.
@Suite struct SimulationEventTests {
    private static let events: [SimulationEvent] =
        [
            .step("tap 20 30"), .step("type \"a b\""), .slowFrame(milliseconds: 700), .sleep(seconds: 3_600),
            .displayLoss(milliseconds: 250), .hugeBitmap(points: 80_000), .checkpoint,
        ] + SimulationEvent.Phase.allCases.map { .finger($0, id: 21, x: -4, y: 300) }
        + SimulationEvent.Clipboard.allCases.map { .clipboard($0) }
        + SimulationEvent.FileDialog.allCases.map { .fileDialog($0) }

    @Test(arguments: events) func anEventIsReadFromItsText(event: SimulationEvent) {
        #expect(SimulationEvent(line: event.description) == event)
    }

    /// So a file of events plays as a script as well.
    @Test(arguments: events) func whatScriptsDoNotHaveIsAComment(event: SimulationEvent) {
        if case .step(let line) = event {
            #expect(event.description == line)
        } else {
            #expect(event.description.hasPrefix("# "))
        }
    }

    @Test(arguments: [
        "", "# a comment", "# simulate", "# simulate nothing 3", "# simulate sleep", "# simulate sleep x",
        "# simulate finger left 1 2 3", "# simulate finger began 1 2", "# simulate clipboard", "# simulate clipboard x",
        "# simulate file-dialog gone", "# simulate checkpoint 3",
    ])
    func otherLinesAreNoEvents(line: String) {
        #expect(SimulationEvent(line: line) == nil)
    }
}
