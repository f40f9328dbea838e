import CoreGraphics
import Inspection
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitPresentation
import VelariumTesting

/// What an inspector tells about a view.
@MainActor @Suite struct ViewInspectionTests {
    private let device = TestDevice(.iPhone14)
    private let page = UIViewController()
    private let label = UILabel()

    init() {
        page.loadViewIfNeeded()
        label.text = "Total"
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        device.show(page)
    }

    private func lines() -> [String] {
        device.inspect(label).components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func theConstraintsThatDecideEachEdgeAreWrittenOut() {
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
        ])

        #expect(lines().contains { $0.hasPrefix("horizontal: self.leading = superview.leading + 20") })
        #expect(lines().contains { $0.hasPrefix("vertical: self.top = superview.top + 100") })
        #expect(!lines().contains { $0.hasPrefix("ambiguous") }, "\(lines())")
    }

    @Test func anAmbiguousWidthIsSaidInWords() {
        let plain = UIView()
        plain.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(plain)
        plain.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20).isActive = true

        let text = device.inspect(plain)

        #expect(text.contains("ambiguous: the constraints allow another frame"))
        #expect(text.contains("y and height"))
    }

    @Test func aViewWithoutConstraintsIsPlacedByItsFrame() {
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        page.view.addSubview(plain)

        let text = device.inspect(plain)

        #expect(text.contains("placed by: its frame and autoresizing mask, without constraints"))
        #expect(text.contains("frame: 1, 2, 3, 4"))
    }

    @Test func aPopoverSaysWhyItIsOnThatSide() throws {
        let anchor = UIView(frame: CGRect(x: 100, y: 780, width: 100, height: 30))
        page.view.addSubview(anchor)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 200)
        content.modalPresentationStyle = .popover
        let delegate = NoAdaptation()
        content.popoverPresentationController?.sourceView = anchor
        content.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        content.popoverPresentationController?.delegate = delegate
        page.present(content, animated: false)
        try device.settle()

        let text = device.inspect(content.view)

        #expect(text.contains("style asked for: popover"))
        // The delegate keeps it a popover on a phone.
        #expect(text.contains("style shown: popover"), "\(text)")
        #expect(text.contains("placement: "))
        #expect(text.contains("presented by: UIViewController"))
    }

    @Test func aPopoverThatAdaptedSaysBothStyles() throws {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = label
        page.present(content, animated: false)
        try device.settle()

        let text = device.inspect(content.view)

        #expect(text.contains("style asked for: popover"))
        #expect(text.contains("style shown: pageSheet") || text.contains("style shown: formSheet"))
    }

    @Test func theChainOfRespondersEndsWithTheApp() {
        #expect(lines().contains { $0.hasPrefix("chain: UILabel → UIView → UIViewController → UIWindow") })
    }

    @Test func theOutlineHasEveryViewOnceAndFindsByTextClassAndIdentifier() {
        label.accessibilityIdentifier = "sum"
        let all = ViewOutline(of: device.system)
        #expect(all.rows.filter { $0.item.object === label }.count == 1)
        #expect(all.rows.first?.level == 0)

        for search in ["total", "uilabel", "SUM"] {
            #expect(ViewOutline(of: device.system, search: search).rows.contains { $0.item.object === label })
        }
        #expect(ViewOutline(of: device.system, search: "nothing like this").rows.isEmpty)
    }

    @Test func theOutlineBeginsWithTheSceneAndItsWindow() {
        let rows = ViewOutline(of: device.system).rows

        #expect(rows.first?.item.title == "UIWindowScene")
        #expect(rows.dropFirst().first?.item.object === page.view.window)
        #expect(rows.dropFirst().first?.level == 1)
    }

    @Test func layersWithoutAViewAreListedOnDemand() {
        let layer = CALayer()
        layer.name = "shade"
        page.view.layer.addSublayer(layer)

        #expect(!ViewOutline(of: device.system).rows.contains { $0.item.object === layer })
        let rows = ViewOutline(of: device.system, showsLayers: true).rows
        #expect(rows.contains { $0.item.object === layer && $0.item.title == "CALayer \"shade\"" })
        #expect(rows.filter { $0.item.object === label }.count == 1)
    }

    @Test func aConstraintThatDoesNotHoldNamesWhatItContradicts() {
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
            label.widthAnchor.constraint(equalToConstant: 120),
            label.widthAnchor.constraint(equalToConstant: 160),
        ])

        let conflict = lines().first { $0.hasPrefix("conflict") }
        #expect(
            conflict == "conflict: self.width = 160 does not hold, because it contradicts: self.width = 120",
            "\(lines())")
    }

    @Test func deepAndManyViewsAreListed() {
        var parent: UIView = page.view
        for _ in 0..<300 {
            let child = UIView(frame: parent.bounds)
            parent.addSubview(child)
            parent = child
        }
        for _ in 0..<2000 { page.view.addSubview(UIView()) }

        #expect(ViewOutline(of: device.system).rows.count > 2300)
    }

    @Test func pickingLooksThroughClearContainers() throws {
        label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        label.translatesAutoresizingMaskIntoConstraints = true
        page.view.backgroundColor = .white
        page.view.addSubview(UIView(frame: page.view.bounds))

        #expect(device.system.frontmostView(at: CGPoint(x: 60, y: 110)) === label)
        #expect(device.system.frontmostView(at: CGPoint(x: 60, y: 400)) === page.view)
    }
}

private final class NoAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
