import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import VelariumTesting

/// Menus as scripts and tests drive them.
@MainActor @Suite struct MenuScriptTests {
    @Test func aScriptOpensChecksAndChooses() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            fixture.action("Copy"), fixture.action("Grid", state: .on), fixture.action("Move", attributes: .disabled),
        ])

        try fixture.device.perform(
            script: """
                tap id:"button"
                settle
                expect presentations 1
                expect style menu
                expect order "Copy" "Grid" "Move"
                expect "Grid" selected
                expect "Copy" unselected
                expect "Move" disabled
                tap "Copy"
                settle
                expect presentations 0
                """)

        #expect(fixture.events.contains("perform Copy"))
    }

    @Test func assistiveTechnologyReadsHeadersAndTheRowThatGoesBackFirst() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(
            title: "Notes",
            children: [
                fixture.action("Copy"),
                UIMenu(title: "Share", options: .displayInline, children: [fixture.action("Mail")]),
                UIMenu(title: "More", children: [fixture.action("Deep")]),
            ])

        try fixture.device.perform(
            script: """
                tap id:"button"
                settle
                expect order "Notes" "Copy" "Share" "Mail" "More"
                tap "More"
                settle
                expect order "More" "Deep"
                tap "More"
                settle
                expect order "Notes" "Copy" "Share" "Mail" "More"
                """)

        let header = try fixture.device.view("Notes")
        let row = try fixture.device.view("Copy")
        #expect(header.accessibilityTraits.contains(.header))
        #expect(row.accessibilityTraits == .button)
    }

    @Test func aPressThatSlidesToAnElementIsOneStep() throws {
        let fixture = MenuFixture()

        try fixture.device.press(.id("button"), slidingTo: "Share")
        try fixture.device.settle()

        #expect(fixture.events.contains("perform Share"))
        #expect(fixture.presentation == nil)
    }

    @Test func aPressThatSlidesCanBeAwaited() async throws {
        let fixture = MenuFixture()

        try await fixture.device.press(.id("button"), slidingTo: "Delete", after: 0.3)
        try await fixture.device.settle()

        #expect(fixture.events.contains("perform Delete"))
    }

    @Test func aRightClickOpensTheMenuOfAButtonWithAnotherPrimaryAction() throws {
        let fixture = MenuFixture()
        fixture.button.showsMenuAsPrimaryAction = false

        try fixture.device.rightClick(.view(fixture.button))
        try fixture.device.settle()

        #expect(fixture.titles == ["Copy", "Share", "Delete"])
    }

    @Test func aRightClickOpensAContextMenuAndCanBeAwaited() async throws {
        let fixture = MenuFixture()
        fixture.button.showsMenuAsPrimaryAction = false

        try await fixture.device.rightClick(.id("button"))
        try await fixture.device.settle()

        #expect(fixture.titles.count == 3)
    }
}
