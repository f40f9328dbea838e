import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import XCUIAutomation

@MainActor @Suite struct ElementQueryTests {
    private let app = XCUIApplication(delegate: SampleAppDelegate.self)

    init() { app.launch() }

    @Test func elementsAreFoundByTheirKind() {
        let counts = [
            app.textFields.count, app.secureTextFields.count, app.switches.count, app.sliders.count,
            app.segmentedControls.count, app.pickers.count, app.pickerWheels.count, app.tabBars.count,
            app.windows.count,
            app.tables.count,
        ]

        #expect(counts == [1, 1, 1, 1, 1, 1, 1, 1, 1, 0])
    }

    @Test func elementsAreFoundByIdentifierLabelPlaceholderAndValue() {
        #expect(app.staticTexts["status"].label == "Ready")
        #expect(app.staticTexts["Ready"].identifier == "status")
        #expect(app.textFields["Name"].placeholderValue == "Name")
        #expect(app.sliders["0%"].label == "Volume")
    }

    @Test func valuesAreThoseThatTestsOnIOSCompareWith() {
        let values = [
            app.textFields["Name"], app.secureTextFields.element, app.switches["wifi"], app.sliders["Volume"],
            app.pickerWheels.element, app.staticTexts["status"],
        ].map { $0.value as? String }

        #expect(values == ["Name", "Password", "0", "0%", "Berlin", ""])
    }

    @Test func aButtonContainsItsTitle() {
        let title = app.buttons["Save"].staticTexts["Save"]

        #expect(title.exists)
        #expect(app.buttons.containing(.staticText, identifier: "Save").count == 1)
        #expect(app.buttons.containing(NSPredicate(format: "label == 'Save'")).element.label == "Save")
    }

    @Test func childrenAreDirectlyInsideAndDescendantsAnywhere() {
        #expect(app.children(matching: .window).count == 1)
        #expect(app.children(matching: .button).count == 0)
        #expect(app.tabBars.children(matching: .button).count == 2)
        #expect(app.windows.descendants(matching: .button).count == app.buttons.count)
        #expect(app.descendants(matching: .any)["wifi"].elementType == .switch)
    }

    @Test func elementsAreBoundByTheirIndex() {
        let tabs = app.tabBars.buttons

        #expect(tabs.element(boundBy: 1).label == "List")
        #expect(tabs.allElementsBoundByIndex.map(\.label) == ["Form", "List"])
        #expect(tabs.firstMatch.label == "Form")
        #expect(!tabs.element(boundBy: 2).exists)
        #expect(tabs.element(boundBy: 0).isSelected)
    }

    @Test func matchingNarrowsAQuery() {
        let long = app.buttons.matching(NSPredicate(format: "label.length > 4 AND isEnabled == true"))

        #expect(app.buttons.matching(identifier: "Save").count == 1)
        #expect(app.buttons.matching(.button, identifier: nil).count == app.buttons.count)
        #expect(app.buttons.element(matching: .button, identifier: "Alert").exists)
        #expect(app.buttons.element(matching: NSPredicate(format: "label BEGINSWITH 'La'")).label == "Later")
        #expect(long.allElementsBoundByIndex.map(\.label) == ["Alert", "Later", "Options"])
    }

    @Test func predicatesOfClosuresSeeAttributes() {
        let predicate = NSPredicate { element, _ in
            MainActor.assumeIsolated { (element as? any XCUIElementAttributes)?.isEnabled == false }
        }

        #expect(app.buttons.matching(predicate).element.label == "Disabled")
    }

    @Test func aSnapshotKeepsWhatWasThere() throws {
        let snapshot = try app.staticTexts["status"].snapshot()

        app.buttons["Save"].tap()

        #expect(snapshot.label == "Ready")
        #expect(app.staticTexts["status"].label == "Saved ")
        #expect(snapshot.dictionaryRepresentation[.identifier] as? String == "status")
        #expect(snapshot.frame == CGRect(x: 16, y: 468, width: 300, height: 40))
    }

    @Test func descriptionsShowTheHierarchyAndThePath() {
        let text = app.buttons["Save"].debugDescription

        #expect(text.hasPrefix("Button, {{16.0, 516.0}, {300.0, 40.0}}, label: 'Save'\n  StaticText, "))
        #expect(text.hasSuffix("Found by: the app ▸ buttons named \"Save\""))
        #expect(app.tabBars.debugDescription.hasPrefix("the app ▸ tab bars: 1\nTabBar, "))
    }

    @Test func aTextOfMoreThan128CharactersIsRefusedAsOnIOS() {
        withKnownIssue {
            _ = app.staticTexts[String(repeating: "a", count: 129)].exists
        } matching: {
            $0.comments.contains { $0.rawValue.contains("129 characters is too long for a subscript") }
        }
    }
}
