import Testing
import UIKit
import Velarium
import VelariumTesting

/// Toasts and banners.
@MainActor @Suite struct ToastTests {
    private let device = TestDevice(.iPhone14)
    private let page = ToastPage()

    init() { device.show(page) }

    private func show(_ toast: Toast) throws {
        _ = device.window
        toast.show(over: page)
        try device.settle()
    }

    /// The frame of the card that shows `title`.
    private func frame(of title: String, on device: TestDevice? = nil) throws -> CGRect {
        var view = try (device ?? self.device).view(.text(title))
        while let above = view.superview, above.superview?.superview != nil { view = above }
        return view.convert(view.bounds, to: nil)
    }

    // MARK: Time

    @Test func toastGoesAfterItsDuration() throws {
        _ = device.window
        let toast = Toast(title: "Draft saved")
        try show(toast)

        device.advance(by: 3.9)
        #expect(toast.lifecycle.isPresented)
        device.advance(by: 0.2)
        try device.settle()

        #expect(toast.dismissReason == .timeOut)
        try device.expect("Draft saved", is: .gone)
    }

    @Test func toastWithoutDurationStays() throws {
        _ = device.window
        let toast = Toast(title: "Offline")
        toast.duration = nil
        try show(toast)

        device.advance(by: 60)

        #expect(toast.lifecycle.isPresented)
    }

    @Test func toastWithAnActionStaysWhileVoiceOverRuns() throws {
        _ = device.window
        try device.setAccessibilityFeature(.voiceOver, isOn: true)
        let plain = Toast(title: "Saved", edge: .top)
        let undo = Toast(title: "Deleted", action: .init("Undo"))
        try show(plain)
        try show(undo)

        device.advance(by: 10)
        try device.settle()

        #expect(plain.dismissReason == .timeOut)
        #expect(undo.lifecycle.isPresented)
    }

    @Test func aDragDoesNotStartTheTimeOfAToastThatStaysForVoiceOver() throws {
        _ = device.window
        try device.setAccessibilityFeature(.voiceOver, isOn: true)
        let undo = Toast(title: "Deleted", action: .init("Undo"))
        try show(undo)
        let card = try frame(of: "Deleted")

        try device.drag(
            from: CGPoint(x: card.midX, y: card.midY), to: CGPoint(x: card.midX + 6, y: card.midY), in: 0.4)
        device.advance(by: 20)

        #expect(undo.lifecycle.isPresented)
    }

    // MARK: The app behind

    @Test func touchesOutsideReachTheApp() throws {
        _ = device.window
        try show(Toast(title: "Draft saved"))

        try device.tap(.text("Count"))

        #expect(page.count == 1)
    }

    @Test func touchesOnTheToastDoNotReachTheApp() throws {
        _ = device.window
        let toast = Toast(title: "Draft saved", style: .banner)
        page.fillsScreen = true
        try show(toast)
        let card = try frame(of: "Draft saved")

        try device.tap(x: card.midX, y: card.midY)
        #expect(page.count == 0)
        try device.tap(x: card.midX, y: card.minY - 30)

        #expect(page.count == 1)
    }

    @Test func focusAndKeyWindowStay() throws {
        _ = device.window
        page.field.becomeFirstResponder()
        try show(Toast(title: "Draft saved", action: .init("Undo")))

        #expect(page.field.isFirstResponder)
        #expect(page.view.window?.isKeyWindow == true)
        try device.type("abc")
        #expect(page.field.text == "abc")
    }

    @Test func statusBarStaysThatOfTheApp() throws {
        _ = device.window
        page.hidesStatusBar = true
        try show(Toast(title: "Draft saved", edge: .top))

        #expect(device.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
    }

    // MARK: Place

    @Test func bottomToastIsAboveTheKeyboard() throws {
        _ = device.window
        try show(Toast(title: "Draft saved"))
        let resting = try frame(of: "Draft saved")
        #expect(abs(resting.maxY - (844 - 34 - 12)) < 0.01)

        try device.showKeyboard()
        try device.settle()
        let keyboard = try #require(device.keyboardFrame)
        #expect(try abs(frame(of: "Draft saved").maxY - (keyboard.minY - 12)) < 0.01)
        try device.hideKeyboard()
        try device.settle()

        #expect(try frame(of: "Draft saved") == resting)
    }

    @Test(arguments: [TestDevice.Language.english, .arabic], Toast.Edge.allCases)
    func toastIsAtItsEdgeInReadingDirection(language: TestDevice.Language, edge: Toast.Edge) throws {
        let device = TestDevice(.iPhone14, language: language)
        let page = ToastPage()
        device.show(page)
        Toast(title: "1", edge: edge).show(over: page)
        try device.settle()

        let card = try frame(of: "1", on: device)
        let isMirrored = language == .arabic
        switch edge {
        case .top: #expect(card.minY == 47 + 12 && card.midX == 195)
        case .bottom: #expect(card.maxY == 844 - 34 - 12 && card.midX == 195)
        case .leading: #expect(isMirrored ? card.maxX == 390 - 12 : card.minX == 12)
        case .trailing: #expect(isMirrored ? card.minX == 12 : card.maxX == 390 - 12)
        }
    }

    @Test(
        arguments: [TestDevice.Model.iPhoneSE, .iPad],
        [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func longToastStaysOnTheScreenAndItsButtonIsReachable(
        model: TestDevice.Model, size: UIContentSizeCategory
    ) throws {
        _ = device.window
        for isLandscape in [false, true] {
            let device = TestDevice(model, isLandscape: isLandscape)
            let page = ToastPage()
            let window = device.show(page)
            try device.setTextSize(size)
            let toast = Toast(
                title: "Message deleted", message: String(repeating: "It can be restored for thirty days. ", count: 12),
                action: .init("Undo"), style: .banner)
            toast.show(over: page)
            try device.settle()

            let card = try frame(of: "Message deleted", on: device)
            let button = try device.view(.text("Undo"))
            let place = button.convert(button.bounds, to: nil)
            #expect(window.bounds.inset(by: window.safeAreaInsets).contains(card))
            #expect(card.contains(place), "\(card) \(place)")
            try device.tap(.text("Undo"))
            try device.settle()
            #expect(toast.value == Toast.Action("Undo"))
        }
    }

    // MARK: What the user does

    @Test func actionIsTheValue() async throws {
        _ = device.window
        let toast = Toast(title: "Deleted", action: .init("Undo"))
        let asking = Task { @MainActor in
            _ = device.window
            return await page.present(toast)
        }
        for _ in 0..<4 { await Task.yield() }
        try await device.settle()

        try await device.tap(.text("Undo"))
        try await device.settle()

        #expect(await asking.value == .value(Toast.Action("Undo")))
    }

    @Test(arguments: Toast.Edge.allCases) func flickToTheEdgeDismisses(edge: Toast.Edge) throws {
        _ = device.window
        let toast = Toast(title: "Draft saved", edge: edge)
        try show(toast)
        let card = try frame(of: "Draft saved")
        let direction: CGVector =
            switch edge {
            case .top: CGVector(dx: 0, dy: -1)
            case .bottom: CGVector(dx: 0, dy: 1)
            case .leading: CGVector(dx: -1, dy: 0)
            case .trailing: CGVector(dx: 1, dy: 0)
            }
        let start = CGPoint(x: card.midX, y: card.midY)
        let end = CGPoint(x: start.x + 25 * direction.dx, y: start.y + 25 * direction.dy)

        try device.drag(from: start, to: end, in: 0.05)
        try device.settle()

        #expect(toast.dismissReason == .swipe)
    }

    /// Without a flick, only a drag over more than half of the toast dismisses it: of its width at the sides, else its height.
    @Test(arguments: Toast.Edge.allCases, [(0.35, false), (0.75, true)])
    func slowDragDismissesFromTheMiddleOfTheToastOn(edge: Toast.Edge, drag: (fraction: CGFloat, leaves: Bool)) throws {
        _ = device.window
        let toast = Toast(title: "Draft saved", edge: edge)
        toast.duration = nil
        try show(toast)
        let card = try frame(of: "Draft saved")
        let touch = MovingTouch(on: device, x: card.midX, y: card.midY)

        switch edge {
        case .top: touch.move(by: CGVector(dx: 0, dy: -card.height * drag.fraction))
        case .bottom: touch.move(by: CGVector(dx: 0, dy: card.height * drag.fraction))
        case .leading: touch.move(by: CGVector(dx: -card.width * drag.fraction, dy: 0))
        case .trailing: touch.move(by: CGVector(dx: card.width * drag.fraction, dy: 0))
        }
        touch.rest()
        touch.lift()
        try device.settle()

        #expect(toast.dismissReason == (drag.leaves ? .swipe : nil))
    }

    @Test func theEscapeGestureDismissesAToast() throws {
        let toast = Toast(title: "Draft saved")
        try show(toast)
        let views = sequence(first: try device.view(.text("Draft saved")), next: \.superview)

        #expect(views.contains { $0.accessibilityPerformEscape() })
        try device.settle()

        #expect(toast.dismissReason == .escape)
    }

    @Test func dragAwayFromTheEdgeReturnsAndRestartsTheTime() throws {
        _ = device.window
        let toast = Toast(title: "Draft saved")
        try show(toast)
        let card = try frame(of: "Draft saved")
        device.advance(by: 3)

        try device.drag(from: CGPoint(x: card.midX, y: card.midY), to: CGPoint(x: card.midX, y: 300), in: 2)
        try device.settle()

        #expect(try frame(of: "Draft saved") == card)
        device.advance(by: 3)
        #expect(toast.lifecycle.isPresented)
        device.advance(by: 2)
        try device.settle()
        #expect(toast.dismissReason == .timeOut)
    }

    @Test(arguments: [Toast.Edge.top, .bottom])
    func aToastFollowsTheFingerTowardsItsEdgeAndResistsTheOtherWay(_ edge: Toast.Edge) throws {
        _ = device.window
        try show(Toast(title: "Draft saved", edge: edge))
        let card = try frame(of: "Draft saved")
        let outward: CGFloat = edge == .top ? -1 : 1
        let touch = MovingTouch(on: device, x: card.midX, y: card.midY)
        func distance() throws -> CGFloat { try (frame(of: "Draft saved").midY - card.midY) * outward }

        touch.move(down: -60 * outward)
        let near = try distance()
        touch.move(down: -120 * outward)
        let far = try distance()
        touch.move(down: 190 * outward)
        let back = try distance()
        touch.cancel()

        // Less than half of the way, and less for each further point.
        #expect(near < -10 && near > -30)
        #expect(far < near && far > 3 * near)
        #expect(abs(back - 10) < 11)
    }

    @Test func anEmptyMessageTakesNoRoom() throws {
        _ = device.window
        try show(Toast(title: "Draft saved", message: ""))

        #expect(try labels(besides: "Draft saved").isEmpty)
    }

    /// The visible labels of the toast that shows `title`, without that one.
    private func labels(besides title: String) throws -> [UILabel] {
        let label = try #require(try device.view(.text(title)) as? UILabel)
        return label.superview?.subviews.compactMap { $0 as? UILabel }.filter { $0 !== label && !$0.isHidden } ?? []
    }

    // MARK: Several toasts

    @Test func secondToastAtAnEdgeReplacesTheFirst() throws {
        _ = device.window
        let first = Toast(title: "First")
        let other = Toast(title: "Other", edge: .top)
        try show(first)
        try show(other)

        try show(Toast(title: "Second"))

        #expect(first.dismissReason == .replaced)
        #expect(other.lifecycle.isPresented)
        try device.expect("First", is: .gone)
        try device.expect("Second", is: .visible)
    }

    @Test func coordinatorShowsOneAfterTheOther() throws {
        _ = device.window
        let scene = try #require(device.window.windowScene)
        let coordinator = OverlayCoordinator.toastCoordinator(for: scene)
        var ends: [String] = []
        for name in ["A", "B", "C"] {
            coordinator.present(Toast(title: name), options: .init(id: name)).onEnd = { ends.append("\(name) \($0)") }
        }
        coordinator.present(Toast(title: "A"), options: .init(id: "A")).onEnd = { ends.append("A again \($0)") }
        try device.settle()
        try device.expect("A", is: .visible)
        try device.expect("B", is: .gone)

        for _ in 0..<3 {
            device.advance(by: 5)
            try device.settle()
        }

        #expect(
            ends == [
                "A again notShown(Velarium.OverlayRequest.Rejection.duplicate)",
                "A dismissed(Velarium.DismissReason.timeOut)", "B dismissed(Velarium.DismissReason.timeOut)",
                "C dismissed(Velarium.DismissReason.timeOut)",
            ])
    }

    @Test func toastsDoNotWaitForDialogsAndDialogsNotForToasts() throws {
        _ = device.window
        let scene = try #require(device.window.windowScene)
        let dialog = MessageDialog(title: "Sync failed", message: nil)
        OverlayCoordinator.coordinator(for: scene).present(dialog)
        OverlayCoordinator.toastCoordinator(for: scene).present(Toast(title: "Offline"))
        try device.settle()

        try device.expect("Offline", is: .visible)
        try device.tap(.text("OK"))
        try device.settle()

        #expect(dialog.dismissReason == .action)
        try device.expect("Offline", is: .visible)
    }

    // MARK: Endings

    @Test func dismissalDuringTheEntranceEndsOnce() throws {
        _ = device.window
        let toast = Toast(title: "Draft saved")
        var reasons: [DismissReason] = []
        toast.onDismiss = { reasons.append($0) }
        _ = device.window
        toast.show(over: page)
        device.advance(by: 0.05)

        toast.dismiss(for: .code, animated: true)
        toast.dismiss(for: .timeOut, animated: false)
        device.advance(by: 6)

        #expect(reasons == [.code])
        try device.expect("Draft saved", is: .gone)
        toast.show(over: page)
        try device.settle()
        try device.expect("Draft saved", is: .visible)
    }

    @Test func toastIsReleasedWithItsWindow() throws {
        _ = device.window
        weak var gone: Toast?
        do {
            let toast = Toast(title: "Draft saved")
            gone = toast
            try show(toast)
        }
        #expect(gone != nil)
        let windows = device.window.windowScene?.windows.count

        device.advance(by: 5)
        try device.settle()

        #expect(gone == nil)
        #expect(device.window.windowScene?.windows.count == windows.map { $0 - 1 })
    }

    @Test func toastFadesWithReduceMotion() throws {
        _ = device.window
        try device.setAccessibilityFeature(.reduceMotion, isOn: true)
        let toast = Toast(title: "Draft saved")
        toast.show(over: page)
        device.advance(by: 0.1)
        let early = try frame(of: "Draft saved")
        try device.settle()

        #expect(try frame(of: "Draft saved") == early)
    }

    @Test func toastIsAnnounced() throws {
        _ = device.window
        try show(Toast(title: "Draft saved", message: "On this phone"))

        #expect(
            device.trace.contains {
                $0.callback.hasPrefix("post(") && $0.arguments.contains("Draft saved, On this phone")
            })
    }
}

/// A page with a button and a text field.
private final class ToastPage: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private let button = UIButton(type: .system)
    private(set) var count = 0
    var fillsScreen = false { didSet { view.setNeedsLayout() } }
    var hidesStatusBar = false { didSet { setNeedsStatusBarAppearanceUpdate() } }

    override var prefersStatusBarHidden: Bool { hidesStatusBar }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Count", for: .normal)
        button.addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
        [button, field].forEach(view.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = fillsScreen ? view.bounds : CGRect(x: 20, y: 200, width: 120, height: 44)
    }
}
