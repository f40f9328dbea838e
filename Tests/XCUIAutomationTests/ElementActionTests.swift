import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import XCUIAutomation

@MainActor @Suite struct ElementActionTests {
    private let app = XCUIApplication(delegate: SampleAppDelegate.self)
    private var status: String { app.staticTexts["status"].label }

    init() { app.launch() }

    @Test func typingGoesIntoTheFieldThatWasTapped() {
        let field = app.textFields["Name"]

        field.tap()
        field.typeText("Anna" + XCUIKeyboardKey.delete.rawValue)
        app.buttons["Save"].tap()

        #expect(field.value as? String == "Ann")
        #expect(status == "Saved Ann")
        #expect(app.keyboards.element.exists)
    }

    @Test func keysOfTheKeyboardType() {
        app.textFields["Name"].tap()

        app.keyboards.keys["o"].tap()
        app.keys["k"].tap()
        app.keyboards.buttons["shift"].tap()
        app.keys["K"].tap()
        app.keys["delete"].tap()

        #expect(app.textFields["Name"].value as? String == "ok")
        #expect(app.keyboards.buttons["Return"].exists)
    }

    @Test func controlsAreOperated() {
        app.switches["wifi"].tap()
        app.segmentedControls.buttons["Week"].tap()
        app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.7)
        app.pickerWheels.element.adjust(toPickerWheelValue: "Rome")

        #expect(app.switches["wifi"].value as? String == "1")
        #expect(app.buttons["Week"].isSelected)
        #expect(abs(app.sliders["Volume"].normalizedSliderPosition - 0.7) < 0.02)
        #expect(app.sliders["Volume"].value as? String == "70%")
        #expect(app.pickerWheels.element.value as? String == "Rome")
        app.pickerWheels.element.adjust(toPickerWheelValue: "Berlin")
        #expect(app.pickerWheels.element.value as? String == "Berlin")
    }

    @Test func alertsAreElementsWithTheirButtons() {
        app.buttons["Alert"].tap()

        let alert = app.alerts["Delete?"]
        #expect(alert.exists)
        #expect(alert.staticTexts["It is gone then."].exists)
        #expect(!app.buttons["Save"].isHittable)
        alert.scrollViews.otherElements.buttons["Delete"].tap()
        #expect(!alert.exists)
        #expect(status == "Gone")
    }

    @Test func theItemsOfAMenuAreButtonsInACollection() {
        app.buttons["Options"].tap()

        #expect(app.collectionViews.buttons.allElementsBoundByIndex.map(\.label) == ["Duplicate", "Move"])
        app.collectionViews.buttons["Duplicate"].tap()
        #expect(status == "Duplicated")
        #expect(!app.collectionViews.element.exists)
    }

    @Test func anActionDismissesAnAlertThatNoMonitorHandlesWithItsCancelButton() {
        app.buttons["Alert"].tap()

        app.switches["wifi"].tap()

        #expect(status == "Canceled")
        #expect(app.switches["wifi"].value as? String == "1")
    }

    @Test func theLastMonitorHandlesAnAlertFirst() {
        var calls: [String] = []
        let first = InterruptionMonitor { _ in
            calls.append("first")
            return true
        }
        let second = InterruptionMonitor { alert in
            calls.append("second \(alert.label)")
            alert.buttons["Delete"].tap()
            return true
        }
        InterruptionMonitors.add(first)
        InterruptionMonitors.add(second)
        defer { [first, second].forEach { InterruptionMonitors.remove($0) } }
        app.buttons["Alert"].tap()

        app.switches["wifi"].tap()

        #expect(calls == ["second Delete?"])
        #expect(status == "Gone")
    }

    @Test func aRowWithoutACellIsScrolledIntoSightBeforeATap() {
        app.tabBars.buttons["List"].tap()

        #expect(app.navigationBars["Items"].exists)
        #expect(!app.staticTexts["Row 45"].exists)
        app.tables.staticTexts["Row 45"].tap()
        #expect(app.navigationBars["Detail 45"].exists)
        app.navigationBars.buttons["Items"].tap()
        #expect(app.navigationBars["Items"].waitForExistence(timeout: 1))
        #expect(app.cells.staticTexts["Row 45"].isHittable)
    }

    @Test func swipesScrollAList() {
        app.tabBars.buttons["List"].tap()

        app.tables.element.swipeUp(velocity: .fast)

        #expect(!app.staticTexts["Row 0"].exists)
        for _ in 0..<5 where !app.staticTexts["Row 0"].exists { app.swipeDown() }
        #expect(app.staticTexts["Row 0"].isHittable)
    }

    @Test func dragsGoFromElementToElement() {
        app.tabBars.buttons["List"].tap()
        let former = app.staticTexts["Row 2"].frame.midY

        app.cells.element(boundBy: 8).press(
            forDuration: 0, thenDragTo: app.cells.element(boundBy: 2), withVelocity: .slow, thenHoldForDuration: 0.5)

        #expect(abs(app.staticTexts["Row 8"].frame.midY - former) < 12)
    }

    @Test func aRowIsMovedByItsReorderControl() {
        app.tabBars.buttons["List"].tap()
        app.navigationBars.buttons["Edit"].tap()

        app.buttons["Reorder Row 1"].press(forDuration: 0.5, thenDragTo: app.buttons["Reorder Row 3"])

        #expect(app.staticTexts["Row 2"].frame.midY < app.staticTexts["Row 1"].frame.midY)
    }

    @Test func aRowIsDeletedByASwipe() {
        app.tabBars.buttons["List"].tap()

        app.cells.element(boundBy: 2).swipeLeft()
        app.tables.buttons["Delete"].tap()

        #expect(app.staticTexts["Row 2"].waitForNonExistence(timeout: 1))
        #expect(app.cells.element(boundBy: 2).staticTexts["Row 3"].exists)
    }

    @Test func coordinatesAreRelativeToTheirElement() {
        let corner = app.buttons["Save"].coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 1))

        #expect(corner.screenPoint == CGPoint(x: 16, y: 556))
        corner.withOffset(CGVector(dx: 10, dy: -10)).tap()
        #expect(status == "Saved ")
    }

    @Test func aDisabledElementIsTappedWithoutAnEffect() {
        app.buttons["Disabled"].tap()

        #expect(status == "Ready")
        #expect(!app.buttons["Disabled"].isEnabled)
    }
}
