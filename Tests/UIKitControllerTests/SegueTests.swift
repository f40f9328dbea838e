import CoreGraphics
import Testing
import UIKitControls
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SegueTests {
    private let device = TestDevice(.iPhone14)
    private let source = MenuController()
    private let destination = UIViewController()

    // MARK: Segues of the app

    @Test func aSegueKeepsItsControllersAndCallsItsHandlerOnce() {
        device.show(source)
        var calls = 0

        let segue = UIStoryboardSegue(identifier: "menu", source: source, destination: destination) { calls += 1 }
        #expect(calls == 0)
        segue.perform()

        #expect(calls == 1)
        #expect(segue.identifier == "menu" && segue.source === source && segue.destination === destination)
    }

    @Test func performDoesNotCallPrepare() throws {
        device.show(source)

        PresentingSegue(identifier: "menu", source: source, destination: destination).perform()
        try device.settle()

        #expect(source.presentedViewController === destination)
        #expect(source.calls.isEmpty)
    }

    @Test func aSegueWithoutAPerformHandlerRaises() {
        device.recordsMisuses = true
        device.show(source)

        UIStoryboardSegue(identifier: "menu", source: source, destination: destination).perform()

        #expect(device.misuses.map(\.message) == ["Segues must either have a perform handler or override -perform."])
        #expect(device.misuses.first?.raises == true)
    }

    // MARK: Registered segues

    /// UIKit's header: `shouldPerformSegue` is not called when the app performs the segue itself.
    @Test func aRegisteredSegueIsPreparedAndPerformedWithoutShouldPerform() throws {
        device.show(source)
        source.registerSegue(
            withIdentifier: "forbidden",
            kind: .custom { [source] in
                source.calls.append("made")
                return PresentingSegue(identifier: $0, source: $1, destination: $2)
            }
        ) { [source, destination] in
            source.calls.append("destination")
            return destination
        }
        #expect(source.calls.isEmpty)

        source.performSegue(withIdentifier: "forbidden", sender: 7)
        try device.settle()

        #expect(source.calls == ["destination", "made", "prepare forbidden 7", "perform"])
        #expect(source.presentedViewController === destination)
    }

    @Test func anUnregisteredSegueIdentifierRaises() {
        device.recordsMisuses = true
        device.show(source)
        source.registerSegue(withIdentifier: "menu", kind: .presentModally) { UIViewController() }

        source.performSegue(withIdentifier: "settings", sender: nil)

        #expect(source.calls.isEmpty)
        #expect(device.misuses.map(\.message) == ["Receiver (\(source)) has no segue with identifier 'settings'"])
        #expect(device.misuses.first?.raises == true)
    }

    @Test func aSegueOfTheSameNameTakesThePlaceOfTheFirst() throws {
        device.show(source)
        source.registerSegue(withIdentifier: "menu", kind: .presentModally) { UIViewController() }
        source.registerSegue(withIdentifier: "menu", kind: .presentModally) { [destination] in destination }

        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()

        #expect(source.presentedViewController === destination)
    }

    @Test func eachTimeAnotherDestinationIsMade() throws {
        device.show(source)
        source.registerSegue(withIdentifier: "menu", kind: .presentModally) { UIViewController() }
        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()
        let first = source.presentedViewController
        source.dismiss(animated: false)
        try device.settle()

        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()

        #expect(first != nil && source.presentedViewController != nil && source.presentedViewController !== first)
    }

    // MARK: Kinds

    @Test func aShowSeguePushesInAStack() throws {
        let stack = UINavigationController(rootViewController: source)
        device.show(stack)
        source.registerSegue(withIdentifier: "menu", kind: .show) { [destination] in destination }

        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()

        #expect(stack.topViewController === destination)
    }

    @Test func aShowDetailSegueShowsTheSecondColumn() throws {
        let device = TestDevice(.iPadPro11)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(source, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        device.show(split)
        source.registerSegue(withIdentifier: "menu", kind: .showDetail) { [destination] in destination }

        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()

        #expect(destination.viewIfLoaded?.window != nil)
        #expect(source.presentedViewController == nil)
    }

    /// Checklist 54, 55: `prepare(for:sender:)` sets the popover's delegate, which returns `none` and keeps the
    /// popover on a phone.
    @Test func aDelegateThatIsSetInPreparationKeepsThePopover() throws {
        device.show(source)
        source.keepsPopovers = true
        source.registerSegue(withIdentifier: "menu", kind: .presentAsPopover(anchor: source.button)) {
            [destination] in destination
        }

        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()

        #expect(source.calls == ["prepare menu nil"])
        #expect(source.anchor === source.button)
        try device.expectStyle("popover")
        #expect(destination.popoverPresentationController?.arrowDirection == .up)
    }

    /// Checklist 54: without a delegate that returns `none` the same segue presents a sheet on a phone.
    @Test func withoutADelegateThePopoverBecomesASheet() throws {
        device.show(source)
        source.registerSegue(withIdentifier: "menu", kind: .presentAsPopover(anchor: source.button)) {
            [destination] in destination
        }

        source.performSegue(withIdentifier: "menu", sender: nil)
        try device.settle()

        try device.expectStyle("formSheet")
    }

    @Test func aPopoverWithoutAnAnchorPointsAtTheSender() throws {
        let device = TestDevice(.iPadPro11)
        let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        source.navigationItem.rightBarButtonItem = item
        device.show(UINavigationController(rootViewController: source))
        try device.settle()
        source.registerSegue(withIdentifier: "menu", kind: .presentAsPopover()) { [destination] in destination }

        source.performSegue(withIdentifier: "menu", sender: item)
        try device.settle()

        #expect(destination.popoverPresentationController?.barButtonItem === item)
        try device.expectStyle("popover")
    }

    // MARK: Triggers

    @Test func aTriggerAsksBeforeItPerformsItsSegue() throws {
        device.show(source)
        source.registerSegue(withIdentifier: "forbidden", kind: .presentModally, trigger: source.button) {
            UIViewController()
        }

        try device.tap("Menu")
        try device.settle()
        #expect(source.calls == ["should forbidden UIButton"])
        #expect(source.presentedViewController == nil)
        source.calls = []
        source.registerSegue(withIdentifier: "menu", kind: .presentModally, trigger: source.button) {
            [destination] in destination
        }
        try device.tap("Menu")
        try device.settle()

        #expect(source.calls.contains("should menu UIButton") && source.calls.contains("prepare menu UIButton"))
        #expect(source.presentedViewController === destination)
    }

    /// Checklist 54: the bar button item is the trigger and the anchor.
    @Test func aBarButtonItemTriggersAPopoverThatPointsAtIt() throws {
        let device = TestDevice(.iPadPro11)
        let item = UIBarButtonItem(title: "Options", style: .plain, target: nil, action: nil)
        source.navigationItem.rightBarButtonItem = item
        device.show(UINavigationController(rootViewController: source))
        source.registerSegue(withIdentifier: "menu", kind: .presentAsPopover(), trigger: item) {
            [destination] in destination
        }
        try device.settle()

        try device.tap("Options")
        try device.settle()

        #expect(source.calls == ["should menu UIBarButtonItem", "prepare menu UIBarButtonItem"])
        #expect(destination.popoverPresentationController?.barButtonItem === item)
    }

    @Test func aTriggerThatIsNotAControlIsAMisuse() {
        device.recordsMisuses = true
        device.show(source)

        source.registerSegue(withIdentifier: "menu", kind: .show, trigger: UIView()) { UIViewController() }

        #expect(device.misuses.count == 1)
        #expect(device.misuses.first?.message.hasPrefix("A segue is triggered by a UIControl") == true)
    }

    @Test func shouldPerformSegueReturnsTrueByDefault() {
        device.show(source)

        #expect(destination.shouldPerformSegue(withIdentifier: "any", sender: nil))
    }

    @Test func itsSeguesDoNotKeepAController() {
        weak var gone: MenuController?
        do {
            let controller = MenuController()
            controller.registerSegue(
                withIdentifier: "menu", kind: .presentAsPopover(anchor: controller.button), trigger: controller.button
            ) { UIViewController() }
            gone = controller
        }

        #expect(gone == nil)
    }
}

private final class PresentingSegue: UIStoryboardSegue {
    override func perform() {
        (source as? MenuController)?.noteOfPerforming(identifier)
        source.present(destination, animated: false)
    }
}

/// Prepares its segues as a controller from a storyboard does.
private final class MenuController: UIViewController, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var keepsPopovers = false
    let button = UIButton(type: .system)
    private(set) var anchor: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 100, y: 200, width: 80, height: 40)
        view.addSubview(button)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        calls.append("should \(identifier) \(name(of: sender))")
        return identifier != "forbidden"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        calls.append("prepare \(segue.identifier ?? "without identifier") \(name(of: sender))")
        anchor = segue.destination.popoverPresentationController?.sourceView
        if keepsPopovers { segue.destination.popoverPresentationController?.delegate = self }
    }

    /// Records segues that were prepared; a segue performed without preparation adds no call.
    func noteOfPerforming(_ identifier: String?) {
        if !calls.isEmpty { calls.append("perform") }
    }

    private func name(of sender: Any?) -> String {
        switch sender {
        case nil: "nil"
        case let number as Int: "\(number)"
        case let sender?: "\(type(of: sender))"
        }
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
