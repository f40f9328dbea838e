import Testing
import VelariumTesting

/// Sequences that random tests have found, shortened.
@MainActor @Suite struct FoundSequencesTests {
    @Test func aShareSheetWhoseActivityIsChosenBeforeADragReportsItsEnd() {
        let steps: [OverlayStep] = [
            .rotate, .present(.shareSheet, variant: 35, animated: false), .probe, .tap(x: 30, y: 26),
            .drag(x: 22, y: 77, toX: 30, toY: 43, milliseconds: 111),
        ]

        #expect(OverlayWalk.violations(of: steps, on: OverlayWalk.Place(model: .iPhone14, era: .iOS18)) == [])
    }

    @Test func aSheetOverAShareSheetIsToldOfItsEndInOrder() {
        let steps: [OverlayStep] = [
            .present(.shareSheet, variant: 60, animated: true), .wait(milliseconds: 455), .wait(milliseconds: 154),
            .present(.sheet, variant: 38, animated: true), .settle, .tap(x: 89, y: 10),
        ]

        #expect(OverlayWalk.violations(of: steps, on: OverlayWalk.Place(model: .iPhone14, era: .iOS18)) == [])
    }

    @Test func aRequestWaitsForWhatIsDismissedAboveTheOneThatItReplaces() {
        let steps: [OverlayStep] = [
            .present(.sheet, variant: 18, animated: true), .request(variant: 1), .probe,
            .present(.popover, variant: 47, animated: true), .request(variant: 5), .request(variant: 6), .probe,
        ]

        #expect(OverlayWalk.violations(of: steps, on: OverlayWalk.Place(model: .iPhone14, era: .iOS18)) == [])
    }
}
