import UIKit
import UITestSupport
import VelariumTesting

/// Two kinds of overlays on a device, one below the other.
struct OverlayPair: Sendable, CustomStringConvertible {
    let lower: OverlayStep.Kind
    let upper: OverlayStep.Kind
    let model: TestDevice.Model

    var description: String { "\(upper) over \(lower) on \(model)" }

    /// Every kind over every kind on a phone, and those that look different there on a tablet.
    static let all: [OverlayPair] =
        pairs(of: OverlayStep.Kind.allCases, on: .iPhone14)
        + pairs(of: [.actionSheet, .sheet, .popover, .shareSheet], on: .iPad)

    private static func pairs(of kinds: [OverlayStep.Kind], on model: TestDevice.Model) -> [OverlayPair] {
        kinds.flatMap { lower in kinds.map { OverlayPair(lower: lower, upper: $0, model: model) } }
    }
}

/// A kind of menu with what is presented while it is open, on a device.
struct MenuPair: Sendable, CustomStringConvertible {
    let menu: OverlayStep.Menu
    let kind: OverlayStep.Kind
    let model: TestDevice.Model

    var description: String { "\(kind) over the menu \(menu) on \(model)" }

    /// Every kind over every menu, on a phone and on a tablet.
    static let all: [MenuPair] = [TestDevice.Model.iPhone14, .iPad].flatMap { model in
        OverlayStep.Menu.allCases.flatMap { menu in
            OverlayStep.Kind.allCases.map { MenuPair(menu: menu, kind: $0, model: model) }
        }
    }
}

/// A page that presents overlays, and what the app learns about them.
@MainActor final class OverlayMatrixFixture {
    let device: TestDevice
    let page = OverlayWalkPage()
    let overlays: WalkOverlays
    private let window: UIWindow

    /// Short texts, no text fields, and a sheet that the user may dismiss and that dims the page.
    private static let plainVariant = 51

    init(_ model: TestDevice.Model) {
        device = TestDevice(model)
        device.recordsMisuses = true
        overlays = WalkOverlays(page: page)
        window = device.show(page)
    }

    /// Presents an overlay from `presenter`, by default the page, and waits until nothing moves.
    func present(_ kind: OverlayStep.Kind, from presenter: UIViewController? = nil) throws -> UIViewController {
        _ = device.window
        let controller = overlays.present(kind, Self.plainVariant, from: presenter ?? page, animated: true)
        try device.settle()
        return controller
    }

    func open(_ menu: OverlayStep.Menu) throws {
        _ = device.window
        switch menu {
        case .button: try device.tap("Menu")
        case .press: try device.press("Card", for: 1)
        case .click: device.secondaryClick(x: page.card.frame.midX, y: page.card.frame.midY)
        case .edit: page.presentEditMenu()
        case .legacyEdit: page.showLegacyMenu()
        }
        try device.settle()
    }

    /// What is wrong once everything has been dismissed.
    func leftovers() -> [String] {
        var found = overlays.records.flatMap(\.finalViolations)
        if (try? device.expectPresentations(0)) == nil { found.append("something is on the screen") }
        if page.openMenus != 0 { found.append("\(page.openMenus) menus have not ended") }
        if page.presentedViewController != nil { found.append("something is presented") }
        if !page.isVisible || page.view.frame != window.bounds { found.append("the page is not there") }
        let touches = page.touches
        try? device.tap(x: window.bounds.midX, y: window.bounds.maxY - 60)
        if page.touches != touches + 1 { found.append("the page received \(page.touches - touches) touches") }
        return found
    }
}
