import Foundation
import TestSupport
import UIKit
import VelariumTesting

/// A random sequence of what users and apps do with UIKit's own overlays: alerts, action sheets, sheets with detents,
/// popovers, share sheets and menus.
@MainActor final class OverlayWalk {
    enum Step: CaseIterable {
        case presentAlert, presentActionSheet, presentSheet, presentPopover, presentShareSheet, openMenu,
            openContextMenu, change, dismiss, tap, tapOutside, drag, key, rotate, keyboard, settings, frame, wait,
            settle
    }

    let device: TestDevice
    private let page = OverlayWalkPage()
    private let window: UIWindow
    private let windowViews: Int
    private var random: SeededRandom
    private var hasKeyboard = false
    /// The violated expectations, with the step after which each was found.
    private(set) var violations: [String] = []
    private(set) var steps: [Step] = []
    private(set) var presents: [Step: Int] = [:]
    private var released: [ReleaseRecorder] = []

    private struct ReleaseRecorder {
        let name: String
        weak var controller: UIViewController?
    }

    /// The controllers that have not been released.
    var survivors: [String] { released.filter { $0.controller != nil }.map(\.name) }

    init(seed: UInt64, on model: TestDevice.Model) {
        device = TestDevice(model, style: seed % 2 == 0 ? .light : .dark)
        device.recordsMisuses = true
        // Far apart, so that no two walks share numbers.
        random = SeededRandom(seed: seed * 10_000)
        window = device.show(page)
        windowViews = window.subviews.count
    }

    /// Performs `count` steps, and checks the invariants after each.
    func run(_ count: Int) {
        for _ in 0..<count {
            let step = Step.allCases.randomElement(using: &random)!
            steps.append(step)
            perform(step)
            if page.handlerRunsWhilePresented { note("a handler ran while its alert was presented") }
        }
    }

    private func note(_ violation: String) { violations.append("\(violation) after \(steps.suffix(6))") }

    // MARK: Steps

    private func perform(_ step: Step) {
        switch step {
        case .presentAlert: present(page.makeAlert(.alert, &random), as: step)
        case .presentActionSheet: present(page.makeAlert(.actionSheet, &random), as: step)
        case .presentSheet: present(page.makeSheet(&random), as: step)
        case .presentPopover: present(page.makePopover(), as: step)
        case .presentShareSheet: present(page.makeShareSheet(), as: step)
        case .openMenu: openMenu()
        case .openContextMenu: openContextMenu()
        case .change: page.changeSomething(&random, in: top)
        case .dismiss: page.dismiss(animated: random.flip())
        case .tap: try? device.tap(x: randomPoint.x, y: randomPoint.y)
        case .tapOutside: tapWhereOnlyThePageIs()
        case .drag: drag()
        case .key: pressKey()
        case .rotate: try? device.rotate(to: window.bounds.width > window.bounds.height ? .portrait : .landscapeLeft)
        case .keyboard: moveKeyboard()
        case .settings: changeSettings()
        case .frame: device.advance(by: 1.0 / 60)
        case .wait: device.advance(by: Double.random(in: 0..<0.5, using: &random))
        case .settle: settle()
        }
    }

    private var randomPoint: CGPoint {
        let size = window.bounds.size
        let x = CGFloat.random(in: 0..<size.width, using: &random)
        return CGPoint(x: x, y: CGFloat.random(in: 0..<size.height, using: &random))
    }

    /// The topmost presented controller, or the page.
    private var top: UIViewController {
        var top: UIViewController = page
        while let next = top.presentedViewController { top = next }
        return top
    }

    private func present(_ controller: UIViewController, as step: Step) {
        let top = top
        guard !top.isBeingPresented, !top.isBeingDismissed, !(top is UIAlertController) || random.flip() else { return }
        var depth = 0
        var link: UIViewController? = top
        while let presenter = link?.presentingViewController { (depth, link) = (depth + 1, presenter) }
        guard depth < 3 else { return }
        released.append(ReleaseRecorder(name: "\(step)", controller: controller))
        presents[step, default: 0] += 1
        top.present(controller, animated: random.flip())
    }

    private func openMenu() {
        guard (try? device.tap("Menu")) != nil else { return }
        presents[.openMenu, default: 0] += 1
    }

    private func openContextMenu() {
        guard (try? device.press("Card", for: 1)) != nil else { return }
        presents[.openContextMenu, default: 0] += 1
    }

    private func drag() {
        let (start, end) = (randomPoint, randomPoint)
        try? device.drag(from: start, to: end, in: Double.random(in: 0.05..<0.4, using: &random))
    }

    private func pressKey() {
        let keys = ["escape", "return", "tab", "up", "down", "left", "right", "a"]
        try? device.key(keys.randomElement(using: &random)!)
    }

    private func moveKeyboard() {
        hasKeyboard.toggle()
        if hasKeyboard { try? device.showKeyboard(height: 300) } else { try? device.hideKeyboard() }
    }

    private func changeSettings() {
        if random.flip() {
            try? device.setStyle(random.flip() ? .dark : .light)
            return
        }
        let sizes: [UIContentSizeCategory] = [.small, .large, .accessibilityExtraExtraExtraLarge]
        try? device.setTextSize(sizes.randomElement(using: &random)!)
    }

    private func settle() {
        do { try device.settle() } catch { note("does not settle: \(error)") }
    }

    /// Taps beside what is presented: the page receives the touch if nothing is above it, or only a sheet that does not
    /// dim it; otherwise it does not.
    private func tapWhereOnlyThePageIs() {
        settle()
        // Below the status bar, outside the page's controls, and above every sheet.
        let point = CGPoint(x: window.bounds.midX, y: window.safeAreaInsets.top + 3)
        guard page.presentedViewController?.presentedViewController == nil else { return }
        if let view = topPresentedView, view.convert(view.bounds, to: window).contains(point) { return }
        let isAlone = (try? device.expectPresentations(0)) != nil
        let isReachable = isAlone || isUndimmed
        let before = page.touches
        do { try device.tap(x: point.x, y: point.y) } catch { return }
        let isReached = page.touches > before
        if isReached != isReachable { note("a touch \(isReached ? "reached" : "did not reach") the page") }
    }

    private var topPresentedView: UIView? { page.presentedViewController?.presentationController?.presentedView }

    /// Whether the only overlay is a sheet at a detent that does not dim the page.
    private var isUndimmed: Bool {
        guard (try? device.expectPresentations(1)) != nil, let content = page.presentedViewController,
            !content.isModalInPresentation, let sheet = content.sheetPresentationController,
            let largest = sheet.largestUndimmedDetentIdentifier
        else { return false }
        let order = sheet.detents.map(\.identifier)
        let selected = sheet.selectedDetentIdentifier ?? order.first
        guard let limit = order.firstIndex(of: largest), let current = selected.flatMap(order.firstIndex) else {
            return false
        }
        return window.traitCollection.verticalSizeClass == .regular && current <= limit
    }

    // MARK: The end

    /// Dismisses everything, and checks what remains.
    func end() {
        if hasKeyboard { moveKeyboard() }
        for _ in 0..<3 {
            settle()
            try? device.key("escape")
            page.dismiss(animated: false)
        }
        settle()
        do { try device.expectPresentations(0) } catch { note("\(error)") }
        if page.presentedViewController != nil { note("something is presented still") }
        if window.subviews.count != windowViews { note("views remain in the window") }
        if device.window !== window { note("the key window was not restored") }
        if window.tintAdjustmentMode == .dimmed || page.view.tintAdjustmentMode == .dimmed {
            note("the tint is dimmed")
        }
        if !page.isAtRest { note("the page is not there") }
        device.advance(by: 1)
    }
}
