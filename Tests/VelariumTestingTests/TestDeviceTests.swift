import CoreGraphics
import Foundation
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor
@Suite struct TestDeviceTests {
    /// A button that counts its taps in a label.
    private final class Counter: UIViewController {
        let button = UIButton(type: .system)
        let label = UILabel()
        var taps = 0
        var reaction: (@MainActor () -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            button.setTitle("Tap me", for: .normal)
            button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
            button.addAction(UIAction { [weak self] _ in self?.count() }, for: .touchUpInside)
            label.frame = CGRect(x: 50, y: 200, width: 200, height: 30)
            label.accessibilityIdentifier = "count"
            view.addSubview(button)
            view.addSubview(label)
        }

        private func count() {
            taps += 1
            label.text = "\(taps) taps"
            reaction?()
        }
    }

    @Test func expectationWithoutStateMeansVisible() throws {
        let device = TestDevice(.iPhone14)
        device.show(Counter())

        try device.expect("Tap me")

        #expect(throws: TestFailure.self) { try device.expect("Tap you") }
    }

    @Test func aModalViewInItsOwnWindowCountsAsAPresentation() throws {
        let device = TestDevice(.iPhone14)
        device.show(Counter())
        try device.expectPresentations(0)
        let overlay = UIViewController()
        overlay.view.accessibilityViewIsModal = true
        let window = device.show(overlay)
        defer { window.isHidden = true }

        try device.expectPresentations(1)
        try device.expectStyle("UIViewController")
    }

    /// A scroll view with a label 3000 points below its top.
    private func showLongPage(on device: TestDevice) -> UIScrollView {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 4000)
        let label = UILabel(frame: CGRect(x: 20, y: 3000, width: 100, height: 20))
        label.text = "Far"
        scroll.addSubview(label)
        controller.view.addSubview(scroll)
        device.show(controller)
        return scroll
    }

    @Test func dragFollowsAPathThereAndBack() throws {
        let device = TestDevice(.iPhone14)
        let scroll = showLongPage(on: device)

        try device.drag(along: [
            .init(x: 200, y: 600), .init(x: 200, y: 400, after: 0.2), .init(x: 200, y: 600, after: 0.2),
            .init(x: 200, y: 600, after: 0.3),
        ])
        try device.settle()

        #expect(abs(scroll.contentOffset.y) < 15)
    }

    @Test func scrollToMovesTheTargetToTheCenter() throws {
        let device = TestDevice(.iPhone14)
        let scroll = showLongPage(on: device)

        try device.scroll(to: "Far")

        #expect(scroll.contentOffset.y == 2588)
    }

    @Test func pathsAndScrollingCanBeAwaited() async throws {
        let device = TestDevice(.iPhone14)
        let scroll = showLongPage(on: device)

        try await device.scroll(to: "Far")
        try await device.drag(along: [.init(x: 200, y: 600), .init(x: 200, y: 500, after: 0.5)])

        #expect(scroll.contentOffset.y > 2588)
    }

    @Test func tappedButtonSendsItsAction() throws {
        let device = TestDevice(.iPhone14)
        let counter = Counter()
        device.show(counter)

        try device.tap("Tap me")
        try device.tap(counter.button)
        try device.tap(x: 60, y: 110)
        try device.tap(.view(counter.button))
        try device.tap(.point(x: 60, y: 110))
        try device.press(.text("Tap me"), for: 0.2)

        #expect(counter.taps == 6)
        try device.expect(.id("count"), showsText: "6 taps")
        try device.expect("Tap me", is: .enabled)
        try device.expect("Tap me", fills: CGRect(x: 50, y: 100, width: 100, height: 44))
        try device.expect("Nothing", is: .gone)
        #expect(try device.view("Tap me") === counter.button)
    }

    @Test func failuresHaveTheMessagesOfScripts() {
        let device = TestDevice(.iPhoneSE)
        let counter = Counter()
        device.show(counter)
        counter.button.isEnabled = false

        let disabled = #expect(throws: TestFailure.self) { try device.tap("Tap me") }
        #expect(disabled?.reason == "\"Tap me\" is disabled")
        let missing = #expect(throws: TestFailure.self) { try device.perform(script: "settle\ntap \"Go\"") }
        #expect(missing?.reason == "script:2: \"Go\" is not there; there are \"Tap me\", \"count\"")
        let wrong = #expect(throws: TestFailure.self) { try device.key("hyper+x") }
        #expect(wrong?.reason.hasPrefix("hyper is not a modifier") == true)
        let unrelated = #expect(throws: TestFailure.self) { try device.tap(UIView()) }
        #expect(unrelated?.reason == "UIView is not shown in a window of this device")
    }

    @Test func failureNamesTheLineOfTheCall() {
        let device = TestDevice(.iPhoneSE)
        device.show(Counter())

        let failure = #expect(throws: TestFailure.self) { try device.expectPresentations(1) }
        let line = #line - 1

        #expect(failure?.location == "TestDeviceTests.swift:\(line)")
        #expect(failure?.description.hasSuffix(" (TestDeviceTests.swift:\(line))") == true)
    }

    @Test func modelEraAndStyleDecideTheTraits() {
        let device = TestDevice(.iPadPro11, era: .iOS18, style: .dark, isLandscape: true)
        let window = device.show(UIViewController())

        #expect(window.bounds.size == CGSize(width: 1194, height: 834))
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
        #expect(UIDevice.current.systemVersion == "18.2")
    }

    @Test func severalDevicesCanBeUsedAlternately() throws {
        let phone = TestDevice(.iPhone14)
        let pad = TestDevice(.iPad)
        let onPhone = Counter()
        let onPad = Counter()
        phone.show(onPhone)
        pad.show(onPad)

        try phone.tap("Tap me")
        #expect(UIScreen.main.bounds.width == 390)
        try pad.tap("Tap me")
        #expect(UIScreen.main.bounds.width == 810)
        try phone.tap("Tap me")

        #expect(onPhone.taps == 2)
        #expect(onPad.taps == 1)
        #expect(phone.window.rootViewController === onPhone)
        #expect(pad.window.rootViewController === onPad)
    }

    @Test func clockAdvancesOnlyOnRequest() throws {
        let device = TestDevice()
        device.show(Counter())
        let start = device.now

        device.advance(by: 1.5)
        #expect(abs(device.now - start - 1.5) < 1e-9)
    }

    @Test func anAwaitedStepLetsTasksRun() async throws {
        let device = TestDevice()
        let counter = Counter()
        device.show(counter)
        var log: [String] = []
        counter.reaction = {
            Task { @MainActor in
                log.append("task")
                await Task.yield()
                log.append("task again")
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { log.append("queue") } }
        }

        try await device.tap("Tap me")
        try await device.settle()

        #expect(Set(log) == ["task", "task again", "queue"])
    }

    @Test func dumpTraceAndPictureShowTheScreen() throws {
        let device = TestDevice(.iPhoneSE)
        let counter = Counter()
        device.show(counter)

        let picture = device.picture()

        #expect(picture.pixelWidth == 750)
        #expect(picture.pixelHeight == 1334)
        #expect(picture.color(atX: 300, y: 600) == Picture.Color(red: 255, green: 255, blue: 255))
        #expect(picture.matches(device.picture(), tolerance: .exact))
        #expect(device.dump().contains("\"Tap me\""))
        #expect(device.trace.contains { $0.callback.hasPrefix("viewDidAppear") })

        counter.view.backgroundColor = .black
        #expect(device.picture().color(atX: 300, y: 600).description == "#000000FF")
        #expect(!picture.matches(device.picture()))
    }

    @Test func aSavedPictureMatchesItself() throws {
        let file = NSTemporaryDirectory() + "velarium-\(UUID().uuidString).png"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let device = TestDevice(.iPhoneSE)
        device.show(Counter())

        try device.picture().save(to: file)

        #expect(device.picture().matches(file: file, tolerance: .exact))
        try device.picture().check(against: file)
    }

    @Test func misuseIsRecordedOnRequest() {
        let device = TestDevice()
        let counter = Counter()
        device.show(counter)
        device.recordsMisuses = true

        counter.view.alpha = .nan

        #expect(device.misuses.count == 1)
        #expect(device.misuses.first?.raises == true)
    }

    @Test(arguments: [
        ("16 Pro", TestDevice.Model.iPhone16Pro), ("se", .iPhoneSE), ("13 MINI", .iPhone13Mini), ("mini", .iPadMini),
        ("Pro 11 (M5)", .iPadPro11M5), ("desktop", .desktop),
    ])
    func aShortNameMeansTheOnlyModelThatItCanMean(name: String, model: TestDevice.Model) {
        #expect(TestDevice.Model(named: name) == model)
    }

    /// "Air" may be a phone or a pad; the others are no whole names.
    @Test(arguments: ["Air", "Pro", "iPhone", "", "16 Pro "])
    func aNameThatMayMeanSeveralModelsOrNoneMeansNone(name: String) {
        #expect(TestDevice.Model(named: name) == nil)
    }

    @Test func everyModelAndEraStartsAtTimeZero() {
        for model in TestDevice.Model.allCases {
            #expect(TestDevice.Model(named: model.rawValue.uppercased()) == model)
            let device = TestDevice(model)
            #expect(device.now == 0)
        }
        for era in TestDevice.Era.allCases {
            let device = TestDevice(.iPhoneSE, era: era)
            device.advance(by: 0)
            #expect(UIDevice.current.systemVersion == era.rawValue)
            #expect(device.now == 0)
        }
    }

    /// A view that asks for layout in each of its layouts, as a loop between two views does.
    private final class RestlessView: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
        }
    }

    @Test func aLayoutThatDoesNotSettleIsRecordedOnce() throws {
        let device = TestDevice()
        device.recordsMisuses = true
        let page = UIViewController()
        page.view.addSubview(RestlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

        device.show(page)
        device.advance(by: 0.2)

        #expect(device.misuses.count == 1)
        #expect(device.misuses.first?.message.contains("RestlessView") == true && device.misuses.first?.raises == false)
    }
}
