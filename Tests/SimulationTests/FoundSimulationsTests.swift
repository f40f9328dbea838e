import Gallery
import Simulation
import Testing
import VelariumTesting

/// Scripts that simulations have found, shortened.
@MainActor @Suite struct FoundSimulationsTests {
    private func violations(of script: String) async -> [String] {
        let simulation = Simulation()
        await simulation.run(script.split(separator: "\n").compactMap { SimulationEvent(line: $0) })
        return simulation.violations
    }

    /// A scene that disconnects releases its pages without a call of `viewWillDisappear`.
    @Test func aDisplayLinkDoesNotOutliveThePageOfADisconnectedScene() async {
        let script = """
            open "gallery:keyboard-lab"
            keyboard replay undocked
            scene disconnected
            advance 1
            scene active
            advance 1
            """

        #expect(await violations(of: script) == [])
    }

    /// The tasks of the buttons begin after the scene.
    @Test func aTaskThatBeginsAfterItsPageHasGoneAsksNothing() async {
        let script = """
            device iPad mini
            open "gallery:ready-made"
            key end
            hover away
            key right
            advance 0.11
            hover 412 298
            key cmd+x
            tap 412 787
            mouse tap 412 787
            """

        #expect(await violations(of: script) == [])
    }

    /// The other items of a bar receive taps while a popover of one is open.
    @Test func aTapOnAnotherBarItemReplacesThePopover() throws {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        device.launch(GalleryAppDelegate())
        try device.perform(
            script: """
                open "gallery:popover-bar-items"
                tap "Filter"
                settle
                """)
        let first = try #require(device.system.presentations.first?.presented)

        try device.perform(
            script: """
                tap "Add"
                settle
                expect presentations 1
                """)

        #expect(device.system.presentations.first?.presented !== first)
        #expect(device.misuses == [])
    }
}
