import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct SegueTests {
    private let device = TestDevice(.iPhone14)
    private let source = MenuController()
    private let destination = UIViewController()

    @Test func aSegueKnowsItsEndsAndCallsItsHandlerOnce() {
        device.show(source)
        var calls = 0

        let segue = UIStoryboardSegue(identifier: "menu", source: source, destination: destination) { calls += 1 }
        #expect(calls == 0)
        segue.perform()

        #expect(calls == 1)
        #expect(segue.identifier == "menu" && segue.source === source && segue.destination === destination)
    }

    @Test func aSubclassPerformsInItsOwnWay() throws {
        device.show(source)

        PresentingSegue(identifier: nil, source: source, destination: destination).perform()
        try device.settle()

        #expect(source.presentedViewController === destination)
    }

    @Test func aSegueThatDoesNothingIsAMisuse() {
        device.recordsMisuses = true
        device.show(source)

        UIStoryboardSegue(identifier: "menu", source: source, destination: destination).perform()

        #expect(device.misuses.map(\.message) == ["Segues must either have a perform handler or override -perform."])
        #expect(device.misuses.first?.raises == true)
    }

    @Test func noControllerHasASegueOfAStoryboard() {
        device.recordsMisuses = true
        device.show(source)

        source.performSegue(withIdentifier: "settings", sender: nil)

        #expect(source.prepared.isEmpty)
        #expect(device.misuses.map(\.message) == ["Receiver (\(source)) has no segue with identifier 'settings'"])
        #expect(device.misuses.first?.raises == true)
    }

    @Test func aControllerAllowsItsSeguesUnlessItSaysOtherwise() {
        device.show(source)

        #expect(destination.shouldPerformSegue(withIdentifier: "any", sender: nil))
        #expect(!source.shouldPerformSegue(withIdentifier: "forbidden", sender: nil))
    }

    /// Checklist 54 and 55: `prepare(for:sender:)` sets the popover's delegate, whose `none` keeps the popover on a phone.
    @Test func aDelegateThatIsSetInPreparationKeepsThePopover() throws {
        device.show(source)
        destination.modalPresentationStyle = .popover
        let segue = PresentingSegue(identifier: "menu", source: source, destination: destination)

        source.prepare(for: segue, sender: device)
        segue.perform()
        try device.settle()

        #expect(source.prepared == ["menu"])
        try device.expectStyle("popover")
        #expect(destination.popoverPresentationController?.arrowDirection == .up)
    }

    /// Checklist 54: without a delegate that says otherwise the same segue ends in a sheet on a phone.
    @Test func withoutADelegateThePopoverBecomesASheet() throws {
        device.show(source)
        destination.modalPresentationStyle = .popover
        destination.popoverPresentationController?.sourceView = source.view

        PresentingSegue(identifier: "menu", source: source, destination: destination).perform()
        try device.settle()

        try device.expectStyle("formSheet")
    }
}

private final class PresentingSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
}

/// Prepares its segues as a controller out of a storyboard does.
private final class MenuController: UIViewController, UIPopoverPresentationControllerDelegate {
    var prepared: [String] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "forbidden"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.identifier ?? "nil")
        segue.destination.popoverPresentationController?.delegate = self
        segue.destination.popoverPresentationController?.sourceView = view
        segue.destination.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 200, width: 40, height: 20)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
