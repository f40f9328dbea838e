import CoreGraphics
import Testing
import UIKit
import Velarium
import VelariumTesting

/// A sheet and its content: scroll views, text fields, and the keyboard.
@MainActor @Suite struct SheetContentTests {
    private final class ScrollingSheet: BottomSheetController {
        let scroll = UIScrollView()
        let field = UITextField()
        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            field.frame = CGRect(x: 20, y: 300, width: 200, height: 36)
            scroll.addSubview(field)
            view.addSubview(scroll)
        }
    }

    private let fixture = OverlayFixture()
    private let sheet = ScrollingSheet()

    private var top: CGFloat { -sheet.scroll.adjustedContentInset.top }

    @Test func draggingContentDownAtItsTopMovesTheSheet() throws {
        try fixture.present(sheet)
        let finger = MovingTouch(on: fixture.device, x: 195, y: 480)

        finger.move(down: 110)

        #expect(abs(fixture.frame(of: sheet).minY - (422 + 100)) < 12)
        #expect(sheet.scroll.contentOffset.y == top)
        finger.cancel()
        try fixture.device.settle()
    }

    /// One finger raises the sheet and lowers it again: it comes back to where the finger took it, and then the content is
    /// pulled, which refreshes.
    @Test(arguments: [40.0, 100, 180]) func aRaisedSheetIsLoweredAgainBeforePulledContentRefreshes(_ raise: CGFloat)
        throws
    {
        sheet.scroll.refreshControl = UIRefreshControl()
        try fixture.present(sheet)
        let resting = fixture.frame(of: sheet).minY
        let finger = MovingTouch(on: fixture.device, x: 195, y: 600)

        finger.move(down: -raise)
        let raised = fixture.frame(of: sheet).minY
        finger.move(down: raise + 60)

        #expect(raised < resting - raise + 14)
        #expect(abs(fixture.frame(of: sheet).minY - resting) < 14)
        #expect(sheet.scroll.contentOffset.y < top - 10)
        finger.cancel()
        try fixture.device.settle()
    }

    @Test func draggingDownScrollsToTheTopBeforeItMovesTheSheet() throws {
        sheet.detent = .full
        try fixture.present(sheet)
        sheet.scroll.contentOffset.y = top + 120
        let finger = MovingTouch(on: fixture.device, x: 195, y: 200)

        finger.move(down: 110)
        #expect(fixture.frame(of: sheet).minY == 0)
        #expect(abs(sheet.scroll.contentOffset.y - (top + 20)) < 2)
        finger.move(down: 120)

        #expect(abs(fixture.frame(of: sheet).minY - 100) < 3)
        #expect(sheet.scroll.contentOffset.y == top)
        finger.cancel()
        try fixture.device.settle()
    }

    @Test func draggingUpMovesTheSheetBeforeTheContentScrolls() throws {
        sheet.detent = .threeQuarters
        sheet.configuration.detents = [.closed, .half, .threeQuarters]
        try fixture.present(sheet)
        let finger = MovingTouch(on: fixture.device, x: 195, y: 500)

        finger.move(down: 70)
        #expect(abs(fixture.frame(of: sheet).minY - (211 + 60)) < 12)
        finger.move(down: -200)

        #expect(fixture.frame(of: sheet).minY == 211)
        #expect(abs(sheet.scroll.contentOffset.y - (top + 140)) < 12)
        finger.rest()
        finger.lift()
        try fixture.device.settle()
        #expect(sheet.detent == .threeQuarters)
    }

    @Test func flickingTheSheetByItsContentDoesNotScrollTheContent() throws {
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 195, y: 480), to: CGPoint(x: 195, y: 800), in: 0.1)
        fixture.device.advance(by: 0.02)
        #expect(sheet.scroll.contentOffset.y == top)
        try fixture.device.settle()

        #expect(fixture.recorder.calls == ["may swipe", "end swipe", "closure swipe"])
    }

    @Test func flickingTheContentDoesNotMoveTheSheet() throws {
        sheet.detent = .full
        try fixture.present(sheet)

        try fixture.device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), in: 0.15)
        let offset = sheet.scroll.contentOffset.y
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet).minY == 0)
        #expect(sheet.scroll.contentOffset.y > offset + 50)
    }

    @Test func contentThatDoesNotScrollDragsTheSheet() throws {
        sheet.loadViewIfNeeded()
        sheet.scroll.contentSize = .zero
        try fixture.present(sheet)
        let finger = MovingTouch(on: fixture.device, x: 195, y: 480)

        finger.move(down: -130)

        #expect(abs(fixture.frame(of: sheet).minY - (422 - 120)) < 12)
        finger.cancel()
        try fixture.device.settle()
    }

    @Test func horizontallyScrollingContentDragsTheSheetVertically() throws {
        sheet.loadViewIfNeeded()
        sheet.scroll.contentSize = CGSize(width: 2000, height: 100)
        try fixture.present(sheet)
        let finger = MovingTouch(on: fixture.device, x: 195, y: 480)

        finger.move(down: -130)

        #expect(abs(fixture.frame(of: sheet).minY - (422 - 120)) < 12)
        finger.cancel()
        try fixture.device.settle()
    }

    // MARK: The keyboard

    @Test(arguments: [SheetDetent.quarter, .half, .full])
    func firstResponderFieldStaysVisibleAndTheSheetReturns(_ detent: SheetDetent) throws {
        sheet.detent = detent
        try fixture.present(sheet)
        sheet.field.frame.origin.y = detent == .full ? 700 : 120
        let before = fixture.frame(of: sheet)

        sheet.field.becomeFirstResponder()
        try fixture.device.showKeyboard()
        try fixture.device.settle()
        let top = try #require(fixture.device.keyboardFrame).minY
        let field = sheet.field.convert(sheet.field.bounds, to: nil)
        #expect(field.maxY <= top && field.minY >= fixture.frame(of: sheet).minY)
        try fixture.device.hideKeyboard()
        try fixture.device.settle()

        #expect(fixture.frame(of: sheet) == before)
        #expect(sheet.additionalSafeAreaInsets.bottom == 0)
    }

    private final class PlainSheet: BottomSheetController {
        let field = UITextField(frame: CGRect(x: 20, y: 760, width: 200, height: 36))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @Test func fieldOutsideAScrollViewRaisesTheSheet() throws {
        let plain = PlainSheet()
        plain.detent = .full
        try fixture.present(plain)

        plain.field.becomeFirstResponder()
        try fixture.device.showKeyboard()
        try fixture.device.settle()
        let field = plain.field.convert(plain.field.bounds, to: nil)
        #expect(field.maxY <= (try #require(fixture.device.keyboardFrame)).minY - 7)
        try fixture.device.hideKeyboard()
        try fixture.device.settle()

        #expect(fixture.frame(of: plain).minY == 0)
    }

    @Test func sheetPresentedWithTheKeyboardUpIsAboveIt() throws {
        try fixture.device.showKeyboard()
        try fixture.device.settle()

        sheet.detent = .quarter
        try fixture.present(sheet)

        let covered = 844 - (try #require(fixture.device.keyboardFrame)).minY
        #expect(abs(fixture.frame(of: sheet).height - (211 + covered)) < 1)
        #expect(abs(sheet.view.safeAreaInsets.bottom - covered) < 1)
    }
}
