import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import UIKitMenus
import UITestSupport
import VelariumTesting

@MainActor @Suite struct MenuPresentationTests {
    // MARK: Order of calls

    @Test func theHandlerIsCalledBeforeTheMenuEnds() throws {
        let fixture = MenuFixture()

        try fixture.open()
        try fixture.device.tap("Share")
        try fixture.device.settle()

        #expect(
            fixture.events == [
                "willDisplay", "opening animations", "did open", "perform Share", "willEnd", "did close",
            ])
        #expect(fixture.presentation == nil)
    }

    @Test func aTouchSendsTouchDownAndTheMenuEventButNoTouchUp() throws {
        let fixture = MenuFixture()
        var events: [String] = []
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.menuActionTriggered, "menu"), (.touchCancel, "cancel"),
            (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names {
            fixture.button.addAction(UIAction { _ in events.append(name) }, for: event)
        }

        try fixture.open()

        #expect(events == ["down", "menu", "cancel"])
        #expect(fixture.presentation != nil)
        #expect(!fixture.button.isHighlighted)
    }

    @Test(arguments: [false, true])
    func theMenuEventIsSentOnceBeforeTheMenuIsShownHoweverItIsOpened(isPrimary: Bool) throws {
        let fixture = MenuFixture()
        fixture.button.showsMenuAsPrimaryAction = isPrimary
        var events: [String] = []
        fixture.button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)

        if isPrimary {
            try fixture.open()
        } else {
            try fixture.device.press(.view(fixture.button), for: 0.8)
            try fixture.device.settle()
        }

        #expect(events == ["menu"])
    }

    @Test func aHoldThatEndsBeforeTheMenuIsShownSendsNoMenuEvent() throws {
        let fixture = MenuFixture()
        fixture.button.showsMenuAsPrimaryAction = false
        var count = 0
        fixture.button.addAction(UIAction { _ in count += 1 }, for: .menuActionTriggered)

        try fixture.open()

        #expect(count == 0)
    }

    @Test func theSenderIsTheButtonWhileTheHandlerRuns() throws {
        let fixture = MenuFixture()
        var senders: [Bool] = []
        let action = UIAction(title: "Who") { [unowned fixture] action in
            senders.append(action.sender as AnyObject? === fixture.button)
            senders.append(action.presentationSourceItem === fixture.button)
        }
        fixture.button.menu = UIMenu(children: [action])

        try fixture.open()
        try fixture.device.tap("Who")

        #expect(senders == [true, true])
        #expect((fixture.button.menu?.children.first as? UIAction)?.sender == nil)
    }

    @Test func anEmptyMenuShowsNothingAndTheTouchIsTheButtons() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            fixture.action("Hidden", attributes: .hidden), UIMenu(options: .displayInline),
        ])
        var taps = 0
        fixture.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

        try fixture.open()

        #expect(fixture.events.isEmpty)
        #expect(fixture.presentation == nil)
        #expect(taps == 1)
    }

    // MARK: Touches

    @Test func aTouchOutsideClosesTheMenuAndIsNotTheApps() throws {
        let fixture = MenuFixture()
        var taps = 0
        let other = UIButton(
            frame: CGRect(x: 20, y: 700, width: 200, height: 50), primaryAction: UIAction { _ in taps += 1 })
        fixture.controller.view.addSubview(other)
        try fixture.open()

        try fixture.device.tap(.point(x: 60, y: 720))
        try fixture.device.settle()

        #expect(fixture.presentation == nil)
        #expect(taps == 0)
        #expect(fixture.events.suffix(2) == ["willEnd", "did close"])
    }

    @Test func aPressThatSlidesToAnElementChoosesIt() throws {
        let fixture = MenuFixture()
        fixture.device.finger(.began, x: 60, y: 140)
        fixture.device.advance(by: 0.5)
        let platter = try #require(fixture.platter)
        let row = platter.convert(CGPoint(x: 100, y: 60), to: nil)

        fixture.device.finger(.moved, x: row.x, y: row.y)
        let pressed = platter.item(at: 1)
        fixture.device.finger(.ended, x: row.x, y: row.y)
        try fixture.device.settle()

        #expect(pressed?.title == "Share")
        #expect(fixture.events.contains("perform Share"))
        #expect(fixture.presentation == nil)
    }

    @Test func leavingTheMenuShrinksItByAFifthAt150Points() throws {
        let fixture = MenuFixture()
        try fixture.open()
        let platter = try #require(fixture.platter)
        let frame = platter.frame

        fixture.device.finger(.began, x: frame.midX, y: frame.minY + 20)
        fixture.device.finger(.moved, x: frame.midX, y: frame.maxY + 75)
        let half = platter.transform.a
        fixture.device.finger(.moved, x: frame.midX, y: frame.maxY + 400)
        let full = platter.transform.a
        fixture.device.finger(.ended, x: frame.midX, y: frame.maxY + 400)
        try fixture.device.settle()

        #expect(abs(half - 0.9) < 0.02)
        #expect(abs(full - 0.8) < 0.001)
        #expect(platter.transform == .identity)
        #expect(fixture.presentation != nil)
    }

    @Test func aDisabledElementCannotBeChosen() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            fixture.action("Off", attributes: .disabled), fixture.action("On"),
        ])
        try fixture.open()

        try fixture.device.tap("Off")

        #expect(fixture.presentation != nil)
        #expect(!fixture.events.contains("perform Off"))
    }

    @Test func thePointerMarksTheElementBelowIt() throws {
        let fixture = MenuFixture()
        try fixture.open()
        let platter = try #require(fixture.platter)
        let row = platter.convert(CGPoint(x: 100, y: 60), to: nil)

        try fixture.device.hover(over: .point(x: row.x, y: row.y))
        let over = platter.hovered
        try fixture.device.hover(over: .point(x: 20, y: 800))

        #expect(over == 1)
        #expect(platter.hovered == nil)
    }

    // MARK: Closing

    @Test func rotationClosesTheMenuAtOnce() throws {
        let fixture = MenuFixture()
        try fixture.open()

        try fixture.device.rotate(to: .landscapeLeft)
        try fixture.device.settle()

        #expect(fixture.presentation == nil)
        #expect(fixture.events.suffix(2) == ["willEnd", "did close"])
    }

    @Test func aWindowThatLosesTheMenusViewEndsIt() throws {
        let fixture = MenuFixture()
        try fixture.open()

        fixture.presentation?.overlay.removeFromSuperview()

        #expect(fixture.presentation == nil)
        #expect(fixture.events.suffix(2) == ["willEnd", "did close"])
    }

    @Test func disablingTheInteractionClosesTheMenu() throws {
        let fixture = MenuFixture()
        try fixture.open()

        fixture.button.menu = nil
        try fixture.device.settle()

        #expect(fixture.presentation == nil)
        #expect(!fixture.button.isContextMenuInteractionEnabled)
    }

    @Test func nothingOfAClosedMenuIsRetained() throws {
        let fixture = MenuFixture()
        try fixture.open()
        weak let presentation = fixture.presentation
        weak let overlay = fixture.presentation?.overlay

        try fixture.device.tap("Copy")
        try fixture.device.settle()

        #expect(presentation == nil)
        #expect(overlay == nil)
    }

    @Test func openingAnotherMenuClosesTheFirst() throws {
        let fixture = MenuFixture()
        try fixture.open()
        let first = try #require(fixture.presentation)
        let request = MenuRequest(
            menu: UIMenu(children: [fixture.action("Other")]), sourceView: fixture.controller.view, sourceRect: .zero)

        let second = MenuPresentation.show(request, delegate: nil)

        #expect(!first.isOpen)
        #expect(fixture.presentation === second)
    }

    // MARK: Changes while open

    @Test func anElementThatKeepsTheMenuIsReadAgain() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            UIAction(title: "Bold", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
        ])
        try fixture.open()

        try fixture.device.tap("Bold")
        let isMarked = fixture.platter?.model.items.first?.state == .on
        try fixture.device.tap("Bold")

        #expect(isMarked)
        #expect(fixture.platter?.model.items.first?.state == .off)
        #expect(fixture.presentation != nil)
    }

    @Test func anotherMenuReplacesTheOneThatIsOpen() throws {
        let fixture = MenuFixture()
        try fixture.open()

        fixture.button.menu = UIMenu(children: [fixture.action("New")])
        let titles = fixture.titles
        fixture.button.contextMenuInteraction?.updateVisibleMenu {
            $0.replacingChildren($0.children + [fixture.action("Newer")])
        }

        #expect(titles == ["New"])
        #expect(fixture.titles == ["New", "Newer"])
        #expect(fixture.button.menu?.children.count == 1)
        fixture.button.contextMenuInteraction?.dismissMenu()
        #expect(fixture.presentation == nil)
    }

    @Test func aMenuThatBecomesEmptyCloses() throws {
        let fixture = MenuFixture()
        try fixture.open()

        fixture.button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([]) }

        #expect(fixture.presentation == nil)
        #expect(fixture.events.contains("willEnd"))
    }

    // MARK: Deferred elements

    @Test func aDeferredElementShowsALoadingRowUntilItAnswers() throws {
        let fixture = MenuFixture()
        var answer: (([UIMenuElement]) -> Void)?
        fixture.button.menu = UIMenu(children: [fixture.action("First"), UIDeferredMenuElement { answer = $0 }])
        try fixture.device.tap(.view(fixture.button))
        fixture.device.advance(by: 1)

        #expect(fixture.titles == ["First", "Loading…"])
        let provide = try #require(answer)
        provide([fixture.action("Second"), fixture.action("Third")])
        provide([fixture.action("Again")])

        #expect(fixture.titles == ["First", "Second", "Third"])
    }

    @Test(arguments: [(TestDevice.Language.german, "Laden …"), (.arabic, "جارٍ التحميل…")])
    func theLoadingRowSpeaksTheLanguageOfTheDevice(language: TestDevice.Language, expected: String) throws {
        let fixture = MenuFixture(language: language)
        fixture.button.menu = UIMenu(children: [UIDeferredMenuElement { _ in }])

        try fixture.device.tap(.view(fixture.button))
        fixture.device.advance(by: 1)

        #expect(fixture.titles == [expected])
        #expect(fixture.platter?.element(at: CGPoint(x: 100, y: 20)) == nil)
    }

    @Test func aDeferredElementThatNeverAnswersCanBeClosed() throws {
        let fixture = MenuFixture()
        var answer: (([UIMenuElement]) -> Void)?
        fixture.button.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }])
        try fixture.device.tap(.view(fixture.button))
        fixture.device.advance(by: 1)

        try fixture.key("escape")
        try fixture.device.settle()
        answer?([fixture.action("Late")])

        #expect(fixture.presentation == nil)
        #expect(!fixture.events.contains("perform Late"))
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func aCachedElementIsAskedOnce(isCached: Bool, expected: Int) throws {
        let fixture = MenuFixture()
        var count = 0
        let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = {
            count += 1
            $0([UIAction(title: "Item \(count)") { _ in }])
        }
        fixture.button.menu = UIMenu(children: [
            isCached ? UIDeferredMenuElement(provider) : UIDeferredMenuElement.uncached(provider)
        ])

        try fixture.open()
        try fixture.key("escape")
        try fixture.device.settle()
        try fixture.open()

        #expect(count == expected)
        #expect(fixture.titles == ["Item \(expected)"])
    }

    @Test(arguments: [false, true]) func aMenuClosesWhenItsButtonLeavesTheWindow(byNewRoot: Bool) throws {
        let fixture = MenuFixture()
        try fixture.open()

        if byNewRoot {
            fixture.device.window.rootViewController = UIViewController()
        } else {
            fixture.button.removeFromSuperview()
        }
        try fixture.device.settle()

        #expect(fixture.presentation == nil)
        try fixture.device.expectPresentations(0)
    }

    // MARK: Submenus

    @Test func aSubmenuOpensOverItsRowAndItsFirstRowGoesBack() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [
            fixture.action("Top"), UIMenu(title: "More", children: [fixture.action("Deep")]),
        ])
        try fixture.open()
        let parent = try #require(fixture.platter)
        let row = try #require(parent.menuLayout?.cells.last?.frame)

        try fixture.device.tap("More")
        try fixture.device.settle()
        let submenu = try #require(fixture.platter)
        let place = submenu.frame.minY
        let isDimmed = parent.isDimmed
        let titles = fixture.titles
        try fixture.device.tap("More")
        try fixture.device.settle()

        #expect(titles == ["Deep"])
        #expect(abs(place - (fixture.presentation?.levels.first?.placement?.frame.minY ?? 0) - row.minY) < 0.5)
        #expect(isDimmed)
        #expect(fixture.titles == ["Top", "More"])
        #expect(!parent.isDimmed)
        #expect(submenu.superview == nil)
    }

    // MARK: Large menus and other surroundings

    @Test func aMenuOf200ElementsHasCellsOnlyWhereItIsVisible() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: (1...200).map { fixture.action("Item \($0)") })
        try fixture.open()
        let platter = try #require(fixture.platter)

        let cells = platter.viewsInSubtree().filter { $0 is MenuCellView }
        try fixture.key("end")
        let last = platter.viewsInSubtree().compactMap { ($0 as? MenuCellView)?.item.title }
        try fixture.key("return")

        #expect(cells.count < 25)
        #expect(last.contains("Item 200"))
        #expect(!last.contains("Item 1"))
        #expect(fixture.events.contains("perform Item 200"))
    }

    /// A scroll view delivers a short tap to the button only after the finger was lifted.
    @Test func aButtonInAScrollViewOpensItsMenuAndTheNextTapChooses() throws {
        let fixture = MenuFixture()
        let scroll = UIScrollView(frame: fixture.controller.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 2000)
        scroll.addSubview(fixture.button)
        fixture.controller.view.addSubview(scroll)

        try fixture.open()
        try fixture.device.tap("Delete")
        try fixture.device.settle()

        #expect(fixture.events.contains("perform Delete"))
        #expect(fixture.presentation == nil)
    }

    @Test func aLargerTextSizeLaysTheOpenMenuOutAgain() throws {
        let fixture = MenuFixture()
        try fixture.open()
        let before = fixture.presentation?.frame.width

        try fixture.device.setTextSize(.accessibilityLarge)
        try fixture.device.settle()

        #expect(before == 250)
        #expect(fixture.presentation?.frame.width == 370)
    }

    @Test func performPrimaryActionShowsTheMenu() {
        let fixture = MenuFixture()

        fixture.button.performPrimaryAction()

        #expect(fixture.presentation != nil)
    }

    // MARK: Selection

    @Test func aPopUpButtonHasExactlyOneElementAndItsTitle() throws {
        let fixture = MenuFixture()
        fixture.button.changesSelectionAsPrimaryAction = true
        fixture.button.menu = UIMenu(children: [
            fixture.action("Small"), fixture.action("Medium", state: .on), fixture.action("Large", state: .on),
        ])
        let before = fixture.button.currentTitle

        try fixture.open()
        try fixture.device.tap("Large")
        try fixture.device.settle()

        #expect(before == "Medium")
        #expect(fixture.button.currentTitle == "Large")
        #expect(fixture.button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test func aPopUpButtonSelectsTheFirstElementIfNoneIsOn() {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(children: [fixture.action("A"), fixture.action("B")])

        fixture.button.changesSelectionAsPrimaryAction = true

        #expect(fixture.button.currentTitle == "A")
        #expect(!fixture.button.isSelected)
    }

    @Test func withoutAMenuThePrimaryActionTogglesTheSelection() throws {
        let fixture = MenuFixture()
        fixture.button.menu = nil
        fixture.button.changesSelectionAsPrimaryAction = true

        try fixture.device.tap(.view(fixture.button))
        let isOn = fixture.button.isSelected
        try fixture.device.tap(.view(fixture.button))

        #expect(isOn)
        #expect(!fixture.button.isSelected)
    }

    @Test func aMenuWithSingleSelectionTurnsTheOthersOffAlsoInSubmenus() throws {
        let fixture = MenuFixture()
        fixture.button.menu = UIMenu(
            options: .singleSelection,
            children: [
                fixture.action("A", state: .on),
                UIMenu(options: .displayInline, children: [fixture.action("B"), fixture.action("C")]),
            ])

        try fixture.open()
        try fixture.device.tap("C")

        #expect(fixture.button.menu?.selectedElements.map(\.title) == ["C"])
    }

    // MARK: Dumps

    @Test func aDumpListsTheMenuWithItsPlacement() throws {
        let fixture = MenuFixture()
        try fixture.open()

        let dump = fixture.device.dump()

        #expect(dump.contains("\"style\": \"menu\""))
        #expect(dump.contains("Below the anchor"))
    }
}
