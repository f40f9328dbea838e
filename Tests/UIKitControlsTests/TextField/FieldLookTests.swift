import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct FieldLookTests {
    @Test func aSelectionThatTheAppMakesHasHandlesWhileTheFieldIsEdited() throws {
        let fixture = TextFieldFixture("Hello World")
        fixture.focus()
        let start = fixture.field.beginningOfDocument
        let end = try #require(fixture.field.position(from: start, offset: 5))
        func handleCount() -> Int {
            fixture.field.viewsInSubtree().count { $0.accessibilityIdentifier?.hasPrefix("text.selection.") == true }
        }

        fixture.field.selectedTextRange = fixture.field.textRange(from: start, to: end)
        fixture.device.advance(by: 0.1)

        #expect(handleCount() == 2)
        fixture.field.selectedTextRange = fixture.field.textRange(from: end, to: end)
        fixture.device.advance(by: 0.1)
        #expect(handleCount() == 0)
    }

    @Test func aRoundedFieldIsLighterOnAnElevatedDarkScreen() throws {
        let device = TestDevice(.iPhone14, style: .dark)
        let page = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.borderStyle = .roundedRect
        page.view.addSubview(field)
        device.show(page)
        #expect(device.picture().color(atX: 120, y: 117) == Picture.Color(red: 0, green: 0, blue: 0))

        page.traitOverrides.userInterfaceLevel = .elevated
        device.advance(by: 0.1)

        #expect(device.picture().color(atX: 120, y: 117) == Picture.Color(red: 28, green: 28, blue: 30))
    }

    @Test func magnifierAndPlaceholderOfASearchFieldHaveTheSameColor() throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.placeholder = "Search"

        let icon = try #require(field.leftView)
        let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Search" })

        #expect(icon.tintColor == .secondaryLabel)
        #expect(
            label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .secondaryLabel
        )
    }

    @Test func aSearchBarGrowsWithTheTextSize() throws {
        let device = TestDevice(.iPhone14)
        let page = UIViewController()
        let bar = UISearchBar()
        page.view.addSubview(bar)
        device.show(page)
        #expect(bar.intrinsicContentSize.height == 56)

        try device.setTextSize(.accessibilityLarge)

        #expect(bar.searchTextField.font?.pointSize == 33)
        #expect(bar.intrinsicContentSize.height == 75)
    }
}
