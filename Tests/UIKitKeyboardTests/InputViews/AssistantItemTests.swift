import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// The app's items above a tablet's keyboard, clicks of input views, and keyboards that stay.
@MainActor @Suite struct AssistantItemTests {
    private func makeGroup(
        _ titles: [String], representedBy representative: String? = nil, _ action: @escaping (String) -> Void = { _ in }
    ) -> UIBarButtonItemGroup {
        let items = titles.map { title in
            UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action(title) })
        }
        return UIBarButtonItemGroup(
            barButtonItems: items, representativeItem: representative.map { UIBarButtonItem(title: $0) })
    }

    /// The middle of the item with `title` above the keyboard; nil where none is shown.
    private func place(of title: String, in fixture: KeyboardFixture) -> CGPoint? {
        let views = fixture.device.system.keyboard.window?.tree ?? []
        let label = views.first { view in
            (view as? UILabel)?.text == title
                && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
        }
        return label.map { $0.convert($0.bounds, to: nil).center }
    }

    @Test func itemsAreAboveATabletsKeyboardAndAct() throws {
        let fixture = KeyboardFixture(.iPad)
        var taps: [String] = []
        fixture.field.inputAssistantItem.leadingBarButtonGroups = [makeGroup(["B", "I"]) { taps.append($0) }]
        fixture.field.inputAssistantItem.trailingBarButtonGroups = [makeGroup(["Link"]) { taps.append($0) }]

        try fixture.edit()
        for title in ["B", "Link", "I"] {
            let place = try #require(self.place(of: title, in: fixture))
            try fixture.device.tap(x: place.x, y: place.y)
        }

        #expect(taps == ["B", "Link", "I"])
        #expect(fixture.field.isFirstResponder)
    }

    @Test func aPhoneHasNoRoomForItems() throws {
        let fixture = KeyboardFixture(.iPhone14)
        fixture.field.inputAssistantItem.leadingBarButtonGroups = [makeGroup(["B"])]

        try fixture.edit()

        #expect(place(of: "B", in: fixture) == nil)
    }

    @Test func representativeItemStandsForAGroupWithoutRoom() throws {
        let fixture = KeyboardFixture(.iPadMini)
        let wide = makeGroup((1...9).map { "\($0)st" }, representedBy: "More")
        let small = makeGroup(["B"])
        fixture.field.inputAssistantItem.leadingBarButtonGroups = [small, wide]

        try fixture.edit()

        #expect(wide.isDisplayingRepresentativeItem && !small.isDisplayingRepresentativeItem)
        #expect(place(of: "More", in: fixture) != nil && place(of: "B", in: fixture) != nil)
        #expect(place(of: "1st", in: fixture) == nil)
    }

    @Test func anItemBelongsToOneGroup() {
        let item = UIBarButtonItem(title: "B")
        let first = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)

        #expect(first.barButtonItems.isEmpty && item.buttonGroup === second)
        second.barButtonItems = []
        #expect(item.buttonGroup == nil)
    }

    @Test func aNumberPadShowsItsItemsOnlyIfTheyMayNotBeHidden() throws {
        let fixture = KeyboardFixture(.iPad)
        fixture.field.autocorrectionType = .no
        fixture.field.spellCheckingType = .no
        fixture.field.inputAssistantItem.trailingBarButtonGroups = [makeGroup(["Sum"])]
        fixture.field.inputAssistantItem.allowsHidingShortcuts = false

        try fixture.edit()
        #expect(place(of: "Sum", in: fixture) != nil)

        fixture.field.inputAssistantItem.allowsHidingShortcuts = true
        fixture.field.reloadInputViews()
        try fixture.device.settle()
        #expect(place(of: "Sum", in: fixture) == nil)
    }

    // MARK: Clicks

    private final class ClickingView: UIView, UIInputViewAudioFeedback {
        var enableInputClicksWhenVisible = true
    }

    @Test func onlyAVisibleInputViewThatAllowsItClicks() throws {
        let fixture = KeyboardFixture()
        let input = ClickingView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        fixture.field.inputView = input
        func clicks() -> Int { fixture.device.trace.filter { "\($0)".contains("playInputClick()") }.count }

        UIDevice.current.playInputClick()
        #expect(clicks() == 0)
        try fixture.edit()
        UIDevice.current.playInputClick()
        #expect(clicks() == 1)
        input.enableInputClicksWhenVisible = false
        UIDevice.current.playInputClick()
        #expect(clicks() == 1)
    }

    // MARK: Dismissal

    private final class KeepingController: UIViewController {
        override var disablesAutomaticKeyboardDismissal: Bool { true }
    }

    @Test(arguments: [true, false]) func keyboardStaysIfThePresentedControllerKeepsIt(keeps: Bool) throws {
        let fixture = KeyboardFixture(.iPad)
        let sheet = keeps ? KeepingController() : UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        sheet.view.addSubview(field)
        fixture.controller.present(sheet, animated: false)
        try fixture.device.settle()
        field.becomeFirstResponder()
        try fixture.device.settle()

        field.resignFirstResponder()
        try fixture.device.settle()
        #expect((fixture.device.keyboardFrame != nil) == keeps)

        fixture.controller.dismiss(animated: false)
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
    }

    @Test func formSheetsKeepTheKeyboardUntilTheUserHidesIt() throws {
        let fixture = KeyboardFixture(.iPad)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .formSheet
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        sheet.view.addSubview(field)
        fixture.controller.present(sheet, animated: false)
        try fixture.device.settle()
        field.becomeFirstResponder()
        try fixture.device.settle()
        #expect(sheet.disablesAutomaticKeyboardDismissal)

        field.resignFirstResponder()
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame != nil)

        try fixture.press("dismiss")
        try fixture.device.settle()
        #expect(fixture.device.keyboardFrame == nil)
    }
}
