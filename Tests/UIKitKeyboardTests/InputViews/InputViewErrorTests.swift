import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

/// Input views and accessory views with impossible sizes, and those that change while the keyboard moves.
@MainActor @Suite struct InputViewErrorTests {
    /// A view that asks for a height.
    @MainActor private final class AskingView: UIView {
        var height: CGFloat { didSet { invalidateIntrinsicContentSize() } }

        init(height: CGFloat) {
            self.height = height
            super.init(frame: .zero)
            autoresizingMask = .flexibleHeight
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    /// Calls a block for each notification that the keyboard shows.
    @MainActor private final class ShowObserver: NSObject {
        private let action: () -> Void
        private(set) var count = 0

        init(on device: TestDevice, _ action: @escaping () -> Void) {
            self.action = action
            super.init()
            NotificationCenter.default.addObserver(
                self, selector: Selector("note", ShowObserver.note),
                name: UIResponder.keyboardWillShowNotification, object: device.system.screen)
        }

        private func note() {
            count += 1
            action()
        }
    }

    private let fixture = KeyboardFixture()

    @Test(arguments: [CGFloat.nan, .infinity]) func aHeightThatIsNotFiniteCountsAsZero(height: CGFloat) throws {
        fixture.device.recordsMisuses = true
        fixture.field.inputView = AskingView(height: height)

        try fixture.edit()

        #expect(fixture.field.isFirstResponder)
        #expect(fixture.device.keyboardFrame == nil)
        #expect(!fixture.device.misuses.isEmpty)
    }

    @Test func anAccessoryHigherThanTheScreenFillsIt() throws {
        fixture.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5000))

        try fixture.edit()

        #expect(fixture.device.keyboardFrame == fixture.device.window.bounds)
    }

    @Test func aNegativeHeightCountsAsZero() throws {
        fixture.field.inputView = AskingView(height: -40)

        try fixture.edit()

        #expect(fixture.device.keyboardFrame == nil)
    }

    // MARK: Changes

    @Test func anAccessoryThatGrowsTakesTheKeyboardsFrameWithIt() throws {
        let accessory = AskingView(height: 50)
        fixture.field.inputAccessoryView = accessory
        try fixture.edit()
        #expect(fixture.device.keyboardFrame?.height == 386)
        let log = KeyboardNames()

        accessory.height = 90
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame?.height == 426)
        #expect(accessory.convert(accessory.bounds, to: nil) == CGRect(x: 0, y: 418, width: 390, height: 90))
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    }

    @Test func anAccessoryWithConstraintsGrowsWithThem() throws {
        let accessory = UIView()
        accessory.translatesAutoresizingMaskIntoConstraints = false
        let height = accessory.heightAnchor.constraint(equalToConstant: 50)
        height.isActive = true
        fixture.field.inputAccessoryView = accessory
        try fixture.edit()
        #expect(fixture.device.keyboardFrame?.height == 386)

        height.constant = 80
        try fixture.device.settle()

        #expect(fixture.device.keyboardFrame?.height == 416)
        #expect(accessory.bounds.height == 80)
    }

    @Test func anAccessoryThatGrowsWhileTheKeyboardShowsEndsAtItsHeight() throws {
        let accessory = AskingView(height: 50)
        fixture.field.inputAccessoryView = accessory
        let observer = ShowObserver(on: fixture.device) { accessory.height = 100 }

        try fixture.edit()

        #expect(fixture.device.keyboardFrame?.height == 436)
        #expect(observer.count == 2)
    }

    @Test func reloadingInANotificationPostsNothingMore() throws {
        let observer = ShowObserver(on: fixture.device) { [field = fixture.field] in field.reloadInputViews() }

        try fixture.edit()

        #expect(observer.count == 1)
        #expect(fixture.device.keyboardFrame?.height == 336)
    }

    @Test func anAccessoryAddedInANotificationPostsASecondRound() throws {
        let observer = ShowObserver(on: fixture.device) { [field = fixture.field] in
            guard field.inputAccessoryView == nil else { return }
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            field.reloadInputViews()
        }

        try fixture.edit()

        #expect(observer.count == 2)
        #expect(fixture.device.keyboardFrame?.height == 380)
    }

    @Test func otherViewsInEveryNotificationComeToAnEnd() throws {
        fixture.device.recordsMisuses = true
        var height: CGFloat = 10
        let observer = ShowObserver(on: fixture.device) { [field = fixture.field] in
            height += 1
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
            field.reloadInputViews()
        }

        try fixture.edit()

        #expect(observer.count < 20)
        #expect(fixture.device.misuses.count == 1)
        #expect(fixture.device.keyboardFrame != nil)
    }

    @Test func resigningInANotificationHidesTheKeyboard() throws {
        let observer = ShowObserver(on: fixture.device) { [field = fixture.field] in field.resignFirstResponder() }

        try fixture.edit()

        #expect(observer.count == 1)
        #expect(fixture.device.keyboardFrame == nil)
        #expect(fixture.keyNames.isEmpty)
    }

    @Test func removingTheFieldInANotificationHidesTheKeyboard() throws {
        let observer = ShowObserver(on: fixture.device) { [field = fixture.field] in field.removeFromSuperview() }

        try fixture.edit()

        #expect(observer.count == 1)
        #expect(fixture.device.keyboardFrame == nil)
    }

    @Test func oneViewAsInputViewAndAccessoryIsShownOnce() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
        fixture.field.inputView = view
        fixture.field.inputAccessoryView = view

        try fixture.edit()
        fixture.field.resignFirstResponder()
        try fixture.device.settle()

        #expect(view.window == nil)
        #expect(fixture.device.keyboardFrame == nil)
    }
}
