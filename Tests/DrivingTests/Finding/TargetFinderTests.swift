import CoreGraphics
import Driving
import Testing
import UIKitControls
import UIKitCore

@MainActor
@Suite struct TargetFinderTests {
    private let room = Room()

    @Test func identifierPrecedesLabelAndLabelPrecedesText() {
        let text = room.addLabel("Save", 0, 0)
        #expect(room.found(.text("Save")) === text)

        let labeled = room.add(UIView(), CGRect(x: 0, y: 100, width: 10, height: 10))
        labeled.accessibilityLabel = "Save"
        #expect(room.found(.text("Save")) === labeled)

        let identified = room.add(UIView(), CGRect(x: 0, y: 200, width: 10, height: 10))
        identified.accessibilityIdentifier = "Save"
        #expect(room.found(.text("Save")) === identified)
    }

    @Test func identifierQueryMatchesOnlyIdentifiers() {
        let label = room.addLabel("Save", 0, 0)
        #expect(room.reason(.id("Save")) == "id:\"Save\" is not there; did you mean \"Save\"? There are \"Save\"")

        label.accessibilityIdentifier = "Save"
        #expect(room.found(.id("Save")) === label)
    }

    @Test func textMatchesTheWholeNameAndItsCase() {
        room.addLabel("Save all", 0, 0)

        let end = "is not there; did you mean \"Save all\"? There are \"Save all\""
        #expect(room.reason(.text("save all")) == "\"save all\" \(end)")
        #expect(room.reason(.text("Save")) == "\"Save\" \(end)")
    }

    @Test func emptyScreenHasItsOwnMessage() {
        #expect(room.reason(.text("Save")) == "\"Save\" is not there; nothing with a name is shown")
    }

    @Test func invisibleViewsAreNotFound() {
        let group = room.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = room.addLabel("Save", 0, 0, to: group)
        #expect(room.found(.text("Save")) === label)

        group.isHidden = true
        #expect(room.found(.text("Save")) == nil)
        group.isHidden = false

        group.alpha = 0.009
        #expect(room.found(.text("Save")) == nil)
        group.alpha = 0.01
        #expect(room.found(.text("Save")) === label)

        label.frame.origin.x = -80
        #expect(room.found(.text("Save")) == nil)
        label.frame.origin.x = -79
        #expect(room.found(.text("Save")) === label)

        room.window.isHidden = true
        #expect(room.found(.text("Save")) == nil)
    }

    @Test func controlPrecedesTheLabelInsideIt() {
        let button = room.addButton("Save", 0, 0)

        #expect(room.found(.text("Save")) === button)
    }

    @Test func severalMatchesAreListedInReadingOrderAndSelectedByOrdinal() {
        let right = room.addButton("Save", 200, 60)
        let left = room.addLabel("Save", 16, 70)

        #expect(
            room.reason(.text("Save"))
                == "\"Save\" is 2 views: #1 UILabel (16, 70, 80, 20), #2 UIButton (200, 60, 80, 44); choose one with \"Save\"#N"
        )
        #expect(room.found(.text("Save", ordinal: 1)) === left)
        #expect(room.found(.text("Save", ordinal: 2)) === right)
        #expect(
            room.reason(.text("Save", ordinal: 3))
                == "\"Save\"#3 is not there; \"Save\" is only 2 views: #1 UILabel (16, 70, 80, 20), #2 UIButton (200, 60, 80, 44)"
        )
    }

    @Test func frontWindowIsSearchedFirst() {
        room.addButton("Save", 0, 0)
        let front = UIViewController()
        let window = room.system.show(front)
        let button = room.addButton("Save", 0, 100, to: front.view)

        #expect(room.found(.text("Save")) === button)

        window.isHidden = true
        #expect(room.found(.text("Save")) !== button)
    }

    @Test func topmostPresentationIsSearchedFirst() {
        let below = room.addButton("Save", 0, 0)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        let above = room.addButton("Save", 0, 100, to: sheet.view)

        room.controller.present(sheet, animated: false)
        room.host.advance(by: 0.1)

        #expect(room.found(.text("Save")) === above)
        #expect(room.found(.text("Save")) !== below)
    }

    @Test func textInTheTopmostPresentationPrecedesALabelBehindIt() {
        let item = room.addButton("", 0, 0)
        item.accessibilityLabel = "Delete"
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        let button = room.addButton("Delete", 0, 100, to: sheet.view)

        room.controller.present(sheet, animated: false)
        room.host.advance(by: 0.1)

        #expect(room.found(.text("Delete")) === button)
    }

    @Test func contentOfAModalViewPrecedesWhatIsBehindIt() {
        let behind = room.addButton("Delete", 0, 0)
        let other = room.addButton("Cancel", 0, 200)
        let modal = room.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        modal.accessibilityViewIsModal = true
        let front = room.addLabel("Delete", 0, 100, to: modal)

        #expect(room.found(.text("Delete")) === front)
        #expect(room.found(.text("Cancel")) === other)

        modal.isHidden = true
        #expect(room.found(.text("Delete")) === behind)
    }

    @Test func modalViewInsideAPresentationIsSearchedFirst() {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        room.addButton("Save", 0, 100, to: sheet.view)
        let modal = room.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300), to: sheet.view)
        modal.accessibilityViewIsModal = true
        let front = room.addButton("Save", 0, 200, to: modal)

        room.controller.present(sheet, animated: false)
        room.host.advance(by: 0.1)

        #expect(room.found(.text("Save")) === front)
    }

    @Test func aPlaceholderNamesItsField() {
        let field = room.add(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 34))
        field.placeholder = "Name"
        #expect(room.found(.text("Name")) === field)

        field.text = "Ada"
        #expect(room.found(.text("Name")) === field)
        #expect(room.perform("expect \"Name\" text \"Ada\"") == nil)

        #expect(room.perform("tap \"Name\"\nexpect \"Name\" focused") == nil)
    }

    @Test func offscreenViewIsReportedAsOffscreen() {
        let scroll = room.add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        room.addButton("Save", 0, 2000, to: scroll)

        #expect(
            room.reason(.text("Save"))
                == "\"Save\" is off the screen: UIButton (0, 2000, 80, 44); `scroll to \"Save\"` brings it onto the screen"
        )
        #expect(room.perform("expect \"Save\" gone") == nil)
    }

    @Test func similarNameIsSuggested() {
        let stage = room.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.accessibilityIdentifier = "stage"
        room.addButton("Show popover", 0, 0, to: stage)

        #expect(
            room.reason(.text("Shwo popover"))
                == "\"Shwo popover\" is not there; did you mean \"Show popover\"? There are \"Show popover\", \"stage\""
        )
        #expect(room.reason(.id("stag"))?.contains("did you mean id:\"stage\"?") == true)
    }

    @Test func pointQueryUsesHitTesting() {
        let button = room.addButton("Save", 100, 100)
        room.addLabel("over it", 100, 100)

        #expect(room.found(.point(CGPoint(x: 110, y: 110))) === button)
        #expect(room.reason(.point(CGPoint(x: -5, y: 110))) == "no view receives touches at (-5, 110)")
    }
}
