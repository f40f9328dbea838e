import CoreGraphics
import Gallery
import OverlayPlacement
import Testing
import UIKit
import UIKitCore
import UIKitPresentation
import VelariumTesting

/// The popover laboratory on a device, with access to each of its controls.
@MainActor struct PopoverLabFixture {
    let device: TestDevice
    let page: UIViewController

    init(_ model: TestDevice.Model = .desktop, era: TestDevice.Era = .iOS17, isLandscape: Bool = false) throws {
        PlacementDebugOverlay.explain = { $0.placementExplanation }
        device = TestDevice(model, era: era, isLandscape: isLandscape)
        device.recordsMisuses = true
        page = try #require(GalleryPage.named("popover-lab")).makeController()
        device.show(page)
        try device.settle()
    }

    /// The laboratory with its popover presented.
    static func open(
        _ model: TestDevice.Model = .desktop, era: TestDevice.Era = .iOS17, isLandscape: Bool = false
    ) throws -> PopoverLabFixture {
        let fixture = try PopoverLabFixture(model, era: era, isLandscape: isLandscape)
        try fixture.toggle()
        return fixture
    }

    /// Presents or dismisses the popover.
    func toggle() throws {
        try device.tap(.id("toggle"))
        try device.settle()
    }

    // MARK: Queries

    var popover: UIPopoverPresentationController {
        get throws { try #require(page.presentedViewController?.popoverPresentationController) }
    }

    var explanation: PlacementExplanation {
        get throws { try #require(try popover.placementExplanation) }
    }

    /// The view with this identifier, even if it is hidden behind a tab.
    func view(_ identifier: String) throws -> UIView {
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityIdentifier == identifier { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        // A full-screen presentation removes the page from the window.
        return try #require(find(device.window) ?? find(page.view), "There is no view \(identifier).")
    }

    /// The frame of the view with this identifier, in points of the window.
    func frame(_ identifier: String) throws -> CGRect {
        let view = try view(identifier)
        return view.convert(view.bounds, to: nil)
    }

    /// The body of the popover on screen, without its arrow, in points of the window.
    var bubble: CGRect {
        get throws { try #require(device.system.presentations.last).bubble }
    }

    /// The page's explanation of the placement.
    var sentence: String {
        get throws { try #require((try view("explanation") as? UILabel)?.text) }
    }

    /// The lines of the trace.
    var calls: [String] {
        get throws {
            let text = (try view("trace lines") as? UILabel)?.text ?? ""
            return text.split(separator: "\n").map(String.init)
        }
    }

    // MARK: Controls

    /// Sets a switch, as a touch does.
    func set(_ identifier: String, _ isOn: Bool, settles: Bool = true) throws {
        let control = try #require(try view(identifier) as? UISwitch)
        control.isOn = isOn
        control.sendActions(for: .valueChanged)
        if settles { try device.settle() }
    }

    /// Sets a slider to `value`.
    func slide(_ identifier: String, to value: CGFloat, settles: Bool = true) throws {
        let control = try #require(try view(identifier) as? UISlider)
        control.value = Float(value)
        control.sendActions(for: .valueChanged)
        if settles { try device.settle() }
    }

    /// Selects a segment, counted from 0.
    func choose(_ identifier: String, _ segment: Int, settles: Bool = true) throws {
        let control = try #require(try view(identifier) as? UISegmentedControl)
        control.selectedSegmentIndex = segment
        control.sendActions(for: .valueChanged)
        if settles { try device.settle() }
    }

    /// Drags the anchor's center by `way`, in points.
    func dragAnchor(by way: CGPoint, settles: Bool = true) throws {
        let anchor = try frame("anchor")
        let start = CGPoint(x: anchor.midX, y: anchor.midY)
        try device.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y))
        if settles { try device.settle() }
    }
}

extension CGRect {
    /// Whether each edge is within half a point of the other's.
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(maxX - other.maxX) <= 0.5
            && abs(maxY - other.maxY) <= 0.5
    }
}
