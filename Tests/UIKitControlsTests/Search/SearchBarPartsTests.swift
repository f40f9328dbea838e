import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UITestSupport
import VelariumTesting

/// The buttons, images and positions that apps give search bars.
@MainActor @Suite struct SearchBarPartsTests {
    @MainActor private final class Fixture: NSObject, UISearchBarDelegate {
        let device = TestDevice()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        var heard: [String] = []
        var position = UIBarPosition.any

        override init() {
            super.init()
            bar.placeholder = "Search"
            bar.delegate = self
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.view.addSubview(bar)
            device.show(page)
        }

        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
        func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    }

    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 20, height: 20)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test func theBookmarkButtonIsInTheEmptyFieldOnly() throws {
        let fixture = Fixture()
        fixture.bar.showsBookmarkButton = true
        fixture.device.advance(by: 0)

        try fixture.device.tap("Bookmarks")
        fixture.bar.text = "a"
        fixture.device.advance(by: 0)

        #expect(fixture.heard == ["bookmarks"] && !fixture.bar.searchTextField.isEditing)
        #expect(throws: TestFailure.self) { try fixture.device.tap("Bookmarks") }
        fixture.bar.text = ""
        fixture.device.advance(by: 0)
        try fixture.device.tap("Bookmarks")
        #expect(fixture.heard.count == 2)
    }

    @Test func typingReplacesTheButtonWithTheClearButton() throws {
        let fixture = Fixture()
        fixture.bar.showsBookmarkButton = true
        try fixture.device.tap("Search")

        try fixture.device.type("a")
        #expect(throws: TestFailure.self) { try fixture.device.tap("Bookmarks") }
        try fixture.device.tap("Clear text")
        try fixture.device.tap("Bookmarks")

        #expect(fixture.heard == ["bookmarks"])
    }

    @Test func theResultsListIsInPlaceOfTheBookmarksAndCanBeSelected() throws {
        let fixture = Fixture()
        fixture.bar.isSearchResultsButtonSelected = true
        #expect(!fixture.bar.isSearchResultsButtonSelected)
        fixture.bar.showsBookmarkButton = true
        fixture.bar.showsSearchResultsButton = true
        fixture.bar.isSearchResultsButtonSelected = true
        fixture.device.advance(by: 0)

        let field = fixture.bar.searchTextField
        let place = field.rightViewRect(forBounds: field.bounds)
        let point = field.convert(CGPoint(x: place.midX, y: place.midY), to: nil)
        try fixture.device.tap(.point(x: point.x, y: point.y))

        #expect(fixture.heard == ["results"] && fixture.bar.isSearchResultsButtonSelected)
        fixture.bar.showsSearchResultsButton = false
        #expect(!fixture.bar.isSearchResultsButtonSelected && fixture.bar.showsBookmarkButton)
    }

    @Test func iconsHaveImagesByState() {
        let fixture = Fixture()
        let (red, blue) = (image(.red), image(.blue))

        fixture.bar.setImage(red, for: .search, state: .normal)
        fixture.bar.setImage(blue, for: .bookmark, state: .highlighted)
        fixture.device.advance(by: 0)

        #expect(fixture.bar.image(for: .search, state: .disabled) === red)
        #expect(fixture.bar.image(for: .bookmark, state: .highlighted) === blue)
        #expect(fixture.bar.image(for: .bookmark, state: .normal) == nil)
        let field = fixture.bar.searchTextField
        #expect((field.leftView as? UIImageView)?.image === red && field.leftView?.bounds.width == 20)
        fixture.bar.setImage(nil, for: .search, state: .normal)
        #expect(abs(((field.leftView as? UIImageView)?.image?.size.width ?? 0) - 49.0 / 3) < 0.01)
    }

    @Test func theClearButtonShowsItsImage() {
        let fixture = Fixture()
        fixture.bar.text = "abc"
        fixture.bar.setImage(image(.green, CGSize(width: 17, height: 17)), for: .clear, state: .normal)
        fixture.device.advance(by: 0)

        let field = fixture.bar.searchTextField
        let place = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
        let color = fixture.device.picture().color(atX: place.midX, y: place.midY)

        #expect(color.isNear(0, 255, 0))
    }

    @Test func iconsTextAndFieldAreMoved() {
        let fixture = Fixture()
        let field = fixture.bar.searchTextField
        let before = (field.leftView?.frame, field.textRect(forBounds: field.bounds), field.frame)

        fixture.bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
        fixture.bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: .nan)
        fixture.bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        fixture.device.advance(by: 0)

        #expect(field.leftView?.frame == before.0?.offsetBy(dx: 5, dy: 1))
        #expect(field.textRect(forBounds: field.bounds) == before.1.offsetBy(dx: 8, dy: 0))
        #expect(field.frame == before.2.offsetBy(dx: 0, dy: 3))
        #expect(fixture.bar.positionAdjustment(for: .search) == UIOffset(horizontal: 5, vertical: 1))
        #expect(fixture.bar.positionAdjustment(for: .clear) == .zero)
    }

    @Test func thePromptMakesTheBarHigher() {
        let fixture = Fixture()
        let height = fixture.bar.intrinsicContentSize.height

        fixture.bar.prompt = "Search in all folders"
        fixture.bar.sizeToFit()
        fixture.device.advance(by: 0)

        let extra = fixture.bar.bounds.height - height
        #expect(extra >= 20 && fixture.bar.intrinsicContentSize.height == height + extra)
        #expect(fixture.bar.searchTextField.frame.minY == 10 + extra)
        fixture.bar.prompt = nil
        #expect(fixture.bar.intrinsicContentSize.height == height)
    }

    @Test func anEmptyImageRemovesTheBackground() {
        let fixture = Fixture()
        #expect(!fixture.device.picture().color(atX: 4, y: 128).isNear(255, 255, 255))

        fixture.bar.backgroundImage = UIImage()
        #expect(fixture.device.picture().color(atX: 4, y: 128).isNear(255, 255, 255))

        fixture.bar.setBackgroundImage(image(.red), for: .any, barMetrics: .default)
        #expect(fixture.device.picture().color(atX: 4, y: 128).isNear(255, 0, 0))
        #expect(fixture.bar.backgroundImage != nil)

        fixture.bar.backgroundImage = nil
        #expect(fixture.bar.backgroundImage(for: .any, barMetrics: .default) == nil)
        #expect(!fixture.device.picture().color(atX: 4, y: 128).isNear(255, 255, 255))
    }

    @Test func aFieldIsAsHighAsItsImage() {
        let fixture = Fixture()

        fixture.bar.setSearchFieldBackgroundImage(image(.yellow, CGSize(width: 10, height: 28)), for: .normal)
        fixture.device.advance(by: 0)

        let field = fixture.bar.searchTextField
        #expect(field.frame.height == 28 && fixture.bar.intrinsicContentSize.height == 48)
        let place = field.convert(CGPoint(x: 200, y: 4), to: nil)
        #expect(fixture.device.picture().color(atX: place.x, y: place.y).isNear(255, 255, 0))
        #expect(fixture.bar.searchFieldBackgroundImage(for: .disabled)?.size.height == 28)
    }

    @Test func scopeButtonsHaveAttributesAndABackground() {
        let fixture = Fixture()
        fixture.bar.scopeButtonTitles = ["All", "New"]
        fixture.bar.showsScopeBar = true
        fixture.bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        fixture.bar.scopeBarBackgroundImage = image(.green)
        fixture.bar.sizeToFit()

        let picture = fixture.device.picture()

        let color = fixture.bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
        #expect(color == .red && fixture.bar.scopeBarBackgroundImage != nil)
        #expect(picture.color(atX: 3, y: fixture.bar.frame.maxY - 20).isNear(0, 255, 0))
    }

    @Test func aBlackBarIsDarkInLightMode() {
        let fixture = Fixture()

        fixture.bar.barStyle = .black
        let color = fixture.device.picture().color(atX: 4, y: 128)

        #expect(color.red < 60 && fixture.bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func theDelegateDecidesThePosition() {
        let fixture = Fixture()
        #expect(fixture.bar.barPosition == .any && fixture.bar.isTranslucent)

        fixture.position = .top

        #expect(fixture.bar.barPosition == .top)
    }

    @Test func appearanceProxiesSetTheParts() {
        let device = TestDevice()
        UISearchBar.appearance().setImage(image(.red), for: .search, state: .normal)
        UISearchBar.appearance().searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        let page = UIViewController()
        page.view.addSubview(bar)

        device.show(page)

        #expect(bar.image(for: .search, state: .normal)?.size.width == 20)
        #expect(bar.searchTextPositionAdjustment.horizontal == 6)
    }

    @Test func theTraitsOfTheKeyboardAreThoseOfTheField() {
        let bar = UISearchBar()
        #expect(bar.enablesReturnKeyAutomatically)

        bar.enablesReturnKeyAutomatically = false
        bar.keyboardAppearance = .dark
        bar.spellCheckingType = .no
        bar.textContentType = .URL
        bar.isSecureTextEntry = true

        let field = bar.searchTextField
        #expect(!field.enablesReturnKeyAutomatically && field.keyboardAppearance == .dark)
        #expect(field.spellCheckingType == .no && field.textContentType == .URL && field.isSecureTextEntry)
        #expect(bar.keyboardAppearance == .dark && bar.spellCheckingType == .no && bar.textContentType == .URL)
        #expect(bar.isSecureTextEntry)
    }

    @Test func theMagnifyingGlassGrowsWithTheText() throws {
        let fixture = Fixture()
        let field = fixture.bar.searchTextField
        let (side, inset) = (field.leftView?.bounds.width, field.textRect(forBounds: field.bounds).minX)

        try fixture.device.setTextSize(.accessibilityExtraExtraExtraLarge)
        fixture.device.advance(by: 0)

        let large = try #require(field.leftView?.bounds.width)
        #expect(abs((side ?? 0) - 49.0 / 3) < 0.01 && large > 35)
        #expect(abs(field.textRect(forBounds: field.bounds).minX - (inset + large - 49.0 / 3)) < 0.01)
    }
}
