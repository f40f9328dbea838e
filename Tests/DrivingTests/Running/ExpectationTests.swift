import CoreGraphics
import Driving
import Foundation
import Testing
import UIKitControls
import UIKitCore

@MainActor
@Suite struct ExpectationTests {
    private let fixture = ScreenFixture()

    @Test func visibleAndGoneAreOpposites() {
        fixture.addButton("Save", 10, 20)

        #expect(fixture.perform("expect \"Save\" visible") == nil)
        #expect(fixture.perform("expect \"Load\" gone") == nil)
        #expect(fixture.perform("expect \"Load\" visible") == "\"Load\" is not there; there are \"Save\"")
        #expect(fixture.perform("expect \"Save\" gone") == "\"Save\" is still there: UIButton (10, 20, 80, 44)")
    }

    @Test func ambiguousNameIsNeitherVisibleNorGone() {
        fixture.addLabel("Save", 10, 20)
        fixture.addLabel("Save", 10, 80)

        #expect(fixture.perform("expect \"Save\" visible")?.hasPrefix("\"Save\" is 2 views: #1 UILabel") == true)
        #expect(
            fixture.perform("expect \"Save\" gone")
                == "\"Save\" is still there: UILabel (10, 20, 80, 20), UILabel (10, 80, 80, 20)")
        #expect(fixture.perform("expect \"Save\"#2 visible") == nil)
        #expect(fixture.perform("expect \"Save\"#3 gone") == nil)
        #expect(fixture.perform("expect \"Save\"#2 gone")?.hasPrefix("\"Save\"#2 is still there") == true)
    }

    @Test func selectedIsTheViewItsControlOrWhatAssistiveTechnologyIsTold() {
        let button = fixture.addButton("Save", 10, 20)
        let label = fixture.addLabel("Label", 10, 80)

        #expect(fixture.perform("expect \"Save\" selected") == "\"Save\" is not selected")
        #expect(fixture.perform("expect \"Save\" unselected") == nil)
        button.isSelected = true
        label.accessibilityTraits.insert(.selected)

        #expect(fixture.perform("expect \"Save\" selected") == nil)
        #expect(fixture.perform("expect \"Label\" selected") == nil)
        #expect(fixture.perform("expect \"Save\" unselected") == "\"Save\" is selected")
    }

    @Test func readingOrderIsThatOfTheFrontmostOverlay() {
        fixture.addButton("Right", 200, 20)
        fixture.addLabel("Left", 10, 20)
        fixture.addLabel("Below", 10, 80)

        #expect(fixture.perform("expect order \"Left\" \"Right\" \"Below\"") == nil)
        #expect(
            fixture.perform("expect order \"Left\"")
                == "the reading order is \"Left\" \"Right\" \"Below\" instead of \"Left\"")
    }

    @Test func enabledExpectationFollowsTheControl() {
        let button = fixture.addButton("Save", 10, 20)
        #expect(fixture.perform("expect \"Save\" enabled") == nil)
        #expect(fixture.perform("expect \"Save\" disabled") == "\"Save\" is enabled")

        button.isEnabled = false
        #expect(fixture.perform("expect \"Save\" disabled") == nil)
        #expect(fixture.perform("expect \"Save\" enabled") == "\"Save\" is disabled")
    }

    private final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test func focusedExpectationMatchesTheFirstResponder() {
        let name = Field()
        let mail = Field()
        name.accessibilityIdentifier = "name"
        mail.accessibilityIdentifier = "mail"
        fixture.add(name, CGRect(x: 0, y: 0, width: 50, height: 20))
        fixture.add(mail, CGRect(x: 0, y: 50, width: 50, height: 20))
        #expect(fixture.perform("expect id:\"name\" focused") == "id:\"name\" is not focused; nothing is")

        mail.becomeFirstResponder()
        #expect(fixture.perform("expect id:\"name\" focused") == "id:\"name\" is not focused; Field#mail is")
        #expect(fixture.perform("expect id:\"mail\" focused") == nil)
    }

    @Test func aTextIsComparedWhole() {
        fixture.addLabel("3 items", 0, 0).accessibilityIdentifier = "count"

        #expect(fixture.perform("expect id:\"count\" text \"3 items\"") == nil)
        #expect(fixture.perform("expect \"count\" text \"3\"") == "\"count\" shows \"3 items\" instead of \"3\"")

        fixture.add(UIView(), CGRect(x: 5, y: 50, width: 9, height: 9)).accessibilityIdentifier = "plain"
        #expect(
            fixture.perform("expect \"plain\" text \"x\"") == "\"plain\" shows no text; it is UIView (5, 50, 9, 9)")
    }

    @Test func frameExpectationToleratesHalfAPoint() {
        fixture.addButton("Save", 10, 20.5)

        #expect(fixture.perform("expect frame \"Save\" 10 20 80 44.5") == nil)
        #expect(
            fixture.perform("expect frame \"Save\" 10 19.9 80 44")
                == "\"Save\" fills (10, 20.5, 80, 44) instead of (10, 19.9, 80, 44)")
    }

    @Test func failuresWithoutPresentationsAreExplained() {
        #expect(fixture.perform("expect presentations 0") == nil)
        #expect(
            fixture.perform("expect presentations 1") == "there are 0 presentations instead of 1; nothing is presented")
        #expect(
            fixture.perform("expect style popover") == "no presentation has the style popover; nothing is presented")
        #expect(
            fixture.perform("expect arrow up at 1 2") == "no presentation has an arrow; nothing is presented")
    }

    @Test func aPopoverHasStyleAndArrow() throws {
        let button = fixture.addButton("Menu", 100, 100)
        let menu = UIViewController()
        menu.modalPresentationStyle = .popover
        menu.preferredContentSize = CGSize(width: 200, height: 100)
        menu.popoverPresentationController?.sourceView = button
        menu.popoverPresentationController?.sourceRect = button.bounds
        fixture.controller.present(menu, animated: false)
        fixture.host.advance(by: 0.1)

        #expect(fixture.perform("expect presentations 1") == nil)
        #expect(fixture.perform("expect style popover") == nil)
        #expect(
            fixture.perform("expect style sheet")?.hasPrefix(
                "UIViewController has the style popover instead of sheet: ")
                == true)
        let tip = try #require(fixture.system.presentations.last?.arrowTip)
        #expect(fixture.perform("expect arrow up at \(plain(tip.x + 1)) \(plain(tip.y))") == nil)
        #expect(
            fixture.perform("expect arrow down at \(plain(tip.x)) \(plain(tip.y))")
                == "the arrow points up at \(plain(tip)) instead of down at \(plain(tip))")
        #expect(fixture.perform("expect arrow up at \(plain(tip.x + 1.1)) \(plain(tip.y))") != nil)
    }

    @Test func aPictureIsComparedWithItsFile() throws {
        let path = NSTemporaryDirectory() + "driving-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = Folder(path: path)
        func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

        #expect(
            fixture.perform("expect picture a.png", folder: folder)
                == "there is no picture a.png to compare with; see a.actual.png, or picture-failures.html in a browser")
        #expect(try files() == ["a.actual.png", "picture-failures.html"])

        #expect(fixture.perform("picture a.png", folder: folder) == nil)
        #expect(fixture.perform("expect picture a.png", folder: folder) == nil)

        fixture.add(UIView(), CGRect(x: 10, y: 10, width: 20, height: 20)).backgroundColor = .red
        let reason = fixture.perform("expect picture a.png", folder: folder)
        #expect(reason?.hasPrefix("the picture differs in 400 of 786432 pixels") == true, "said: \(reason ?? "")")
        #expect(
            reason?.hasSuffix("from a.png; see a.actual.png and a.diff.png, or picture-failures.html in a browser")
                == true)
        #expect(try files() == ["a.actual.png", "a.diff.png", "a.png", "picture-failures.html"])
    }
}
