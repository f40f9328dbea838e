import CoreGraphics
import DeviceShell
import Driving
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitPresentation

/// The pages of the inspector beside a device.
@MainActor @Suite struct InspectorTests {
    /// A page with a button in the middle, and a label that can be moved.
    private final class Page: UIViewController {
        let button = UIButton(type: .system)
        let label = UILabel(frame: CGRect(x: 95, y: 300, width: 200, height: 40))
        var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .green
            button.frame = CGRect(x: 95, y: 400, width: 200, height: 60)
            button.setTitle("Tap", for: .normal)
            button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
            label.text = "Total"
            view.addSubview(button)
            view.addSubview(label)
        }
    }

    private let page = Page()
    private let fixture: ShellFixture
    private var shell: DeviceShell { fixture.shell }
    private let middleOfButton = CGPoint(x: 195, y: 430)
    private let middleOfLabel = CGPoint(x: 195, y: 320)

    init() {
        fixture = ShellFixture(root: page)
        fixture.key("f12")
        fixture.advance(0.5)
    }

    private func text(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        fixture.advance(0.5)
        return try #require(shell.inspectorText, sourceLocation: sourceLocation)
    }

    private func tap(_ identifier: String) throws { fixture.tap(try #require(shell.shellPoint(of: identifier))) }

    /// Chooses a page, which are as wide as each other.
    private func show(_ page: Int) throws {
        let middle = try #require(shell.shellPoint(of: "shell.inspector-pages"))
        fixture.tap(CGPoint(x: middle.x + (CGFloat(page) - 2) * 67, y: middle.y))
    }

    private func type(_ text: String) {
        for letter in text { fixture.key(String(letter)) }
    }

    // MARK: Views

    @Test func theDistanceOfTwoViewsIsMeasuredByThreeClicks() throws {
        fixture.tapDevice(middleOfLabel)
        try tap("shell.measure")
        #expect(try text().contains("Pick the view to measure to."))
        fixture.tapDevice(middleOfButton)

        let words = try text()
        // The button's title is 18 points high in its middle.
        #expect(words.contains("UILabel \"Tap\" (182, 421, 25, 18):\n81 points below."), "\(words)")
    }

    @Test func aPropertyIsEditedWhileTheAppRuns() throws {
        fixture.tapDevice(middleOfLabel)
        let modes = try #require(shell.shellPoint(of: "shell.inspector-modes"))
        fixture.tap(CGPoint(x: modes.x + 30, y: modes.y))
        #expect(try text().contains("x: 95"))

        try tap("shell.property.x")
        fixture.key("a", .control)
        type("12")
        fixture.key("return")

        #expect(page.label.frame.minX == 12)
        #expect(try text().contains("x: 12"))
    }

    @Test func aWrongValueIsRefusedInWords() throws {
        fixture.tapDevice(middleOfLabel)
        let modes = try #require(shell.shellPoint(of: "shell.inspector-modes"))
        fixture.tap(CGPoint(x: modes.x + 30, y: modes.y))
        try tap("shell.property.width")
        fixture.key("a", .control)
        type("wide")
        fixture.key("return")

        #expect(page.label.frame.width == 200)
        #expect(try text().contains("width is a number"))
    }

    @Test func aPopoverShowsItsCandidatesAndWhyItIsThere() throws {
        let content = UIViewController()
        content.view.accessibilityIdentifier = "content"
        content.preferredContentSize = CGSize(width: 200, height: 120)
        content.modalPresentationStyle = .popover
        final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { .none }
        }
        let delegate = Delegate()
        let popover = try #require(content.popoverPresentationController)
        popover.delegate = delegate
        popover.sourceView = page.button
        fixture.app.run { page.present(content, animated: false) }
        fixture.advance(0.5)
        let frame = content.view.convert(content.view.bounds, to: nil)
        content.view.backgroundColor = .red
        fixture.advance(0.2)

        fixture.tapDevice(CGPoint(x: frame.midX, y: frame.midY))

        #expect(try text().contains("placement: "))
        #expect(shell.markCount >= 4)
    }

    @Test func theLayersOfTheAppAreShownInSpaceAndTurn() throws {
        try tap("shell.explode")
        #expect(shell.isExploded)
        let count = shell.explodedLayerCount
        #expect(count >= 4)
        let middle = try #require(shell.shellPoint(of: "shell.exploded"))
        let before = pixels

        fixture.touch(.began, middle)
        fixture.touch(.moved, CGPoint(x: middle.x + 60, y: middle.y))
        fixture.touch(.moved, CGPoint(x: middle.x + 90, y: middle.y))
        fixture.touch(.ended, CGPoint(x: middle.x + 90, y: middle.y))
        fixture.advance(0.5)

        #expect(pixels != before)
        #expect(page.taps == 0)
        fixture.key("f12")
        #expect(!shell.isExploded)
        #expect(shell.explodedLayerCount == 0)
    }

    /// The pixels of the window, to compare.
    private var pixels: [UInt8] {
        let bitmap = fixture.pixels
        return Array(UnsafeRawBufferPointer(start: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height))
    }

    // MARK: Touches

    @Test func theLastTouchIsExplained() throws {
        try show(1)
        #expect(try text().contains("No touch yet"))

        fixture.tapDevice(middleOfButton)

        #expect(page.taps == 1)
        #expect(try text().contains("UIButton \"Tap\" (95, 400, 200, 60) gets it."))
    }

    @Test func theMapOfTouchesCoversTheScreenUntilItIsTurnedOff() throws {
        try show(1)
        try tap("shell.touch-map")
        fixture.advance(0.5)
        #expect(shell.markCount == 1)

        try tap("shell.touch-map")
        fixture.advance(0.5)
        #expect(shell.markCount == 0)
    }

    // MARK: VoiceOver

    @Test func whatVoiceOverSaysIsListedInReadingOrder() throws {
        try show(4)
        #expect(try text().contains("Tap. Button."))

        try tap("shell.element-1")
        fixture.advance(0.5)
        #expect(try text().contains("class: "))
        #expect(shell.markCount == 1)

        try tap("shell.reading-order")
        fixture.advance(0.5)
        #expect(shell.markCount > 1)
    }

    // MARK: Frames

    @Test func aFrameTellsWhatItLaidOutAndPainted() throws {
        try show(2)
        page.label.text = "Sum"
        page.label.setNeedsLayout()
        fixture.advance(0.5)

        let words = try text()
        #expect(words.contains("Compositing: "), "\(words)")
        #expect(words.contains("UILabel \"Sum\""), "\(words)")
        #expect(words.contains("painted: "), "\(words)")
    }

    @Test func atMost300FramesAreKept() throws {
        try show(2)
        for index in 0..<400 {
            page.label.text = "\(index)"
            fixture.advance(1.0 / 60)
        }

        #expect(try text().contains("300 frames"))
    }

    @Test func paintedPartsFlashOnDemandAndGoAway() throws {
        try show(2)
        try tap("shell.flash")
        fixture.advance(1)
        page.label.text = "Sum"
        fixture.advance(0.05)
        #expect(shell.flashCount > 0)

        fixture.advance(1)

        #expect(shell.flashCount == 0)
    }

    // MARK: Trace

    @Test func theTraceIsFiltered() throws {
        try show(3)
        #expect(try text().contains("viewDidLoad") || text().contains("viewDidAppear"))
        let all = try text().components(separatedBy: "\n").count

        let middle = try #require(shell.shellPoint(of: "shell.inspector-pages"))
        fixture.tap(CGPoint(x: middle.x, y: middle.y + 44))
        type("appear")

        let some = try text().components(separatedBy: "\n")
        #expect(some.count < all)
        #expect(some.allSatisfy { $0.localizedCaseInsensitiveContains("appear") })
    }

    // MARK: Costs

    @Test func aClosedInspectorObservesNothing() {
        #expect(fixture.app.frameLoop.observer != nil)

        fixture.key("f12")

        #expect(fixture.app.frameLoop.observer == nil)
        #expect(fixture.app.frameLoop.gestureObserver == nil)
        #expect(shell.markCount == 0)
        fixture.advance(2)
        let frames = fixture.window.frameCount
        fixture.advance(3)
        #expect(fixture.window.frameCount == frames)
    }

    @Test func anOpenInspectorOfAStillAppRunsNoFrame() {
        fixture.advance(2)
        let frames = fixture.window.frameCount

        fixture.advance(3)

        #expect(fixture.window.frameCount == frames)
    }
}
