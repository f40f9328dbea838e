import CoreGraphics
import Driving
import Testing
import UIKitControls
import UIKitCore

@MainActor
@Suite struct TargetFinderTests {
    private let fixture = ScreenFixture()

    @Test func identifierPrecedesLabelAndLabelPrecedesText() {
        let text = fixture.addLabel("Save", 0, 0)
        #expect(fixture.found(.text("Save")) === text)

        let labeled = fixture.add(UIView(), CGRect(x: 0, y: 100, width: 10, height: 10))
        labeled.accessibilityLabel = "Save"
        #expect(fixture.found(.text("Save")) === labeled)

        let identified = fixture.add(UIView(), CGRect(x: 0, y: 200, width: 10, height: 10))
        identified.accessibilityIdentifier = "Save"
        #expect(fixture.found(.text("Save")) === identified)
    }

    @Test func identifierQueryMatchesOnlyIdentifiers() {
        let label = fixture.addLabel("Save", 0, 0)
        #expect(fixture.reason(.id("Save")) == "id:\"Save\" is not there; did you mean \"Save\"? There are \"Save\"")

        label.accessibilityIdentifier = "Save"
        #expect(fixture.found(.id("Save")) === label)
    }

    @Test func textMatchesTheWholeNameAndItsCase() {
        fixture.addLabel("Save all", 0, 0)

        let end = "is not there; did you mean \"Save all\"? There are \"Save all\""
        #expect(fixture.reason(.text("save all")) == "\"save all\" \(end)")
        #expect(fixture.reason(.text("Save")) == "\"Save\" \(end)")
    }

    /// The system writes times with a narrow space that does not break.
    @Test(arguments: ["\u{202F}", "\u{A0}", "\u{2009}", "\u{3000}"])
    func aNameMatchesWhateverItsSpacesAre(space: String) {
        let label = fixture.addLabel("9:41\(space)AM", 0, 0)
        let other = fixture.add(UIView(), CGRect(x: 0, y: 100, width: 10, height: 10))
        other.accessibilityIdentifier = "two\(space)words"

        #expect(fixture.found(.text("9:41 AM")) === label)
        #expect(fixture.found(.id("two words")) === other)
        #expect(fixture.reason(.text("9:41AM")) != nil)
        #expect(fixture.reason(.text("9:41\nAM")) != nil)
    }

    @Test func emptyScreenHasItsOwnMessage() {
        #expect(fixture.reason(.text("Save")) == "\"Save\" is not there; nothing with a name is shown")
    }

    @Test func invisibleViewsAreNotFound() {
        let group = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = fixture.addLabel("Save", 0, 0, to: group)
        #expect(fixture.found(.text("Save")) === label)

        group.isHidden = true
        #expect(fixture.found(.text("Save")) == nil)
        group.isHidden = false

        group.alpha = 0.009
        #expect(fixture.found(.text("Save")) == nil)
        group.alpha = 0.01
        #expect(fixture.found(.text("Save")) === label)

        label.frame.origin.x = -80
        #expect(fixture.found(.text("Save")) == nil)
        label.frame.origin.x = -79
        #expect(fixture.found(.text("Save")) === label)

        fixture.window.isHidden = true
        #expect(fixture.found(.text("Save")) == nil)
    }

    @Test func controlPrecedesTheLabelInsideIt() {
        let button = fixture.addButton("Save", 0, 0)

        #expect(fixture.found(.text("Save")) === button)
    }

    @Test func severalMatchesAreListedInReadingOrderAndSelectedByOrdinal() {
        let right = fixture.addButton("Save", 200, 60)
        let left = fixture.addLabel("Save", 16, 70)

        #expect(
            fixture.reason(.text("Save"))
                == "\"Save\" is 2 views: #1 UILabel (16, 70, 80, 20), #2 UIButton (200, 60, 80, 44); choose one with \"Save\"#N"
        )
        #expect(fixture.found(.text("Save", ordinal: 1)) === left)
        #expect(fixture.found(.text("Save", ordinal: 2)) === right)
        #expect(
            fixture.reason(.text("Save", ordinal: 3))
                == "\"Save\"#3 is not there; \"Save\" is only 2 views: #1 UILabel (16, 70, 80, 20), #2 UIButton (200, 60, 80, 44)"
        )
    }

    @Test func frontWindowIsSearchedFirst() {
        fixture.addButton("Save", 0, 0)
        let front = UIViewController()
        let window = fixture.system.show(front)
        let button = fixture.addButton("Save", 0, 100, to: front.view)

        #expect(fixture.found(.text("Save")) === button)

        window.isHidden = true
        #expect(fixture.found(.text("Save")) !== button)
    }

    @Test func topmostPresentationIsSearchedFirst() {
        let below = fixture.addButton("Save", 0, 0)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        let above = fixture.addButton("Save", 0, 100, to: sheet.view)

        fixture.controller.present(sheet, animated: false)
        fixture.host.advance(by: 0.1)

        #expect(fixture.found(.text("Save")) === above)
        #expect(fixture.found(.text("Save")) !== below)
    }

    @Test func textInTheTopmostPresentationPrecedesALabelBehindIt() {
        let item = fixture.addButton("", 0, 0)
        item.accessibilityLabel = "Delete"
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        let button = fixture.addButton("Delete", 0, 100, to: sheet.view)

        fixture.controller.present(sheet, animated: false)
        fixture.host.advance(by: 0.1)

        #expect(fixture.found(.text("Delete")) === button)
    }

    @Test func contentOfAModalViewPrecedesWhatIsBehindIt() {
        let behind = fixture.addButton("Delete", 0, 0)
        let other = fixture.addButton("Cancel", 0, 200)
        let modal = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        modal.accessibilityViewIsModal = true
        let front = fixture.addLabel("Delete", 0, 100, to: modal)

        #expect(fixture.found(.text("Delete")) === front)
        #expect(fixture.found(.text("Cancel")) === other)

        modal.isHidden = true
        #expect(fixture.found(.text("Delete")) === behind)
    }

    @Test func modalViewInsideAPresentationIsSearchedFirst() {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .overFullScreen
        fixture.addButton("Save", 0, 100, to: sheet.view)
        let modal = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300), to: sheet.view)
        modal.accessibilityViewIsModal = true
        let front = fixture.addButton("Save", 0, 200, to: modal)

        fixture.controller.present(sheet, animated: false)
        fixture.host.advance(by: 0.1)

        #expect(fixture.found(.text("Save")) === front)
    }

    @Test func aPlaceholderNamesItsField() {
        let field = fixture.add(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 34))
        field.placeholder = "Name"
        #expect(fixture.found(.text("Name")) === field)

        field.text = "Ada"
        #expect(fixture.found(.text("Name")) === field)
        #expect(fixture.perform("expect \"Name\" text \"Ada\"") == nil)

        #expect(fixture.perform("tap \"Name\"\nexpect \"Name\" focused") == nil)
    }

    @Test func offscreenViewIsReportedAsOffscreen() {
        let scroll = fixture.add(UIScrollView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        fixture.addButton("Save", 0, 2000, to: scroll)

        #expect(
            fixture.reason(.text("Save"))
                == "\"Save\" is off the screen: UIButton (0, 2000, 80, 44); `scroll to \"Save\"` brings it onto the screen"
        )
        #expect(fixture.perform("expect \"Save\" gone") == nil)
    }

    @Test func similarNameIsSuggested() {
        let area = fixture.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        area.accessibilityIdentifier = "stage"
        fixture.addButton("Show popover", 0, 0, to: area)

        #expect(
            fixture.reason(.text("Shwo popover"))
                == "\"Shwo popover\" is not there; did you mean \"Show popover\"? There are \"Show popover\", \"stage\""
        )
        #expect(fixture.reason(.id("stag"))?.contains("did you mean id:\"stage\"?") == true)
    }

    @Test func pointQueryUsesHitTesting() {
        let button = fixture.addButton("Save", 100, 100)
        fixture.addLabel("over it", 100, 100)

        #expect(fixture.found(.point(CGPoint(x: 110, y: 110))) === button)
        #expect(fixture.reason(.point(CGPoint(x: -5, y: 110))) == "no view receives touches at (-5, 110)")
    }
}
