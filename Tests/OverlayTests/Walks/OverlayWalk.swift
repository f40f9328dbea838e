import Foundation
import HeadlessHost
import QuartzCore
import TestSupport
import UIKit
import UIKitCore
import UITestSupport
import Velarium
import VelariumTesting

/// Performs a sequence of steps on a page, and records each expectation that does not hold.
@MainActor final class OverlayWalk {
    /// The device of a walk.
    struct Place: Sendable, CustomStringConvertible {
        var model: TestDevice.Model
        var era = TestDevice.Era.iOS17

        /// Swift source.
        var description: String { "OverlayWalk.Place(model: .\(model), era: .\(era))" }
    }

    let device: TestDevice
    let overlays: WalkOverlays
    private let page = OverlayWalkPage()
    private let window: UIWindow
    private let windowViews: Int
    private var finger: CGPoint?
    private var found: [String] = []
    private(set) var performed: [OverlayStep] = []
    /// What the walk found, with the number of the step after which it was found.
    private(set) var violations: [String] = []

    init(on place: Place) {
        device = TestDevice(place.model, era: place.era)
        device.recordsMisuses = true
        window = device.show(page)
        windowViews = window.subviews.count
        overlays = WalkOverlays(page: page)
    }

    /// Everything that is wrong during `steps` and after them; empty if nothing is.
    static func violations(of steps: [OverlayStep], on place: Place) -> [String] {
        outcome(of: steps, on: place).violations
    }

    /// Everything that is wrong during `steps` and after them, and the state between: sequences that lead to equal states
    /// continue alike.
    static func outcome(of steps: [OverlayStep], on place: Place) -> (violations: [String], state: String) {
        var walk: OverlayWalk? = OverlayWalk(on: place)
        walk?.run(steps)
        let state = walk?.state ?? ""
        walk?.end()
        let records = walk?.overlays.records ?? []
        var violations = walk?.violations ?? []
        walk = nil
        for violation in records.flatMap(\.finalViolations) where !violations.contains(violation) {
            violations.append(violation)
        }
        return (violations, state)
    }

    /// The violation without its numbers and addresses.
    static func kind(of violation: String) -> String {
        let text = violation.prefix { $0 != "<" && $0 != "(" }
        return String(text.components(separatedBy: " after step").first?.filter { !$0.isNumber } ?? "")
    }

    private func run(_ steps: [OverlayStep]) {
        for step in steps {
            _ = device.window
            perform(step)
            performed.append(step)
            recordViolations()
            if !violations.isEmpty { return }
        }
    }

    /// What decides how the walk continues: everything on the screen, what moves, and what is still to come.
    private var state: String {
        var moving = ""
        func visit(_ layer: CALayer) {
            if let shown = layer.presentation(), layer.animationKeys()?.isEmpty == false {
                moving += "\(shown.position) \(shown.bounds) \(shown.opacity) \(shown.transform.m11),"
            }
            for sublayer in layer.sublayers ?? [] { visit(sublayer) }
        }
        for window in device.application.windows { visit(window.layer) }
        let phases = device.system.presentations.map { "\(type(of: $0.presented)) \($0.phase)" }
        let clock = (device.system.host as? HeadlessHost)?.manualClock
        let next = clock?.nextDeadline.map { Int((($0 - device.now) * 1_000).rounded()) }
        let told = overlays.records.filter { $0.object != nil }.map { "\($0.name) \($0.ends) \($0.completions)" }
        return """
            \(device.dump()) \(phases) \(moving) \(next ?? -1) \(clock?.scheduledActionCount ?? 0) \(told) \
            \(finger != nil) \(page.openMenus) \(overlays.mayDismiss) \(device.application.applicationState)
            """
    }

    private func note(_ violation: String) { violations.append(violation) }

    private func recordViolations() {
        for record in overlays.records {
            if let violation = record.violations.first { note("\(violation) after step \(performed.count)") }
        }
        // An edit menu may be shown over a context menu.
        if !(0...2).contains(page.openMenus) { note("\(page.openMenus) menus are open after step \(performed.count)") }
        // An app may dismiss while something moves: UIKit only warns.
        let mistake = device.misuses.first { !$0.message.contains("while a presentation or dismiss is in progress") }
        if let mistake { note("\(mistake.message) after step \(performed.count)") }
    }

    // MARK: Steps

    private func perform(_ step: OverlayStep) {
        switch step {
        case .present(let kind, let variant, let animated): present(kind, variant, animated: animated)
        case .show(let overlay, let variant, let animated): overlays.show(overlay, variant, animated: animated)
        case .request(let variant): if let scene = window.windowScene { overlays.request(variant, in: scene) }
        case .open(let menu): open(menu)
        case .change(let variant):
            page.changeMenus(variant)
            overlays.change(variant, in: top)
        case .dismissAll(let animated): page.dismiss(animated: animated)
        case .dismissTop(let animated): if top !== page { top.dismiss(animated: animated) }
        case .hide(let overlay, let animated): overlays.hide(overlay, animated: animated)
        case .closeMenu: page.closeMenus()
        case .tap(let x, let y): try? device.tap(x: point(x, y).x, y: point(x, y).y)
        case .choose(let text): try? device.tap(.text(text))
        case .drag(let x, let y, let toX, let toY, let milliseconds):
            try? device.drag(from: point(x, y), to: point(toX, toY), in: Double(milliseconds) / 1_000)
        case .finger(let phase, let x, let y): moveFinger(phase, to: point(x, y))
        case .hover(let x, let y): try? device.hover(over: .point(x: point(x, y).x, y: point(x, y).y))
        case .key(let key): try? device.key(key)
        case .rotate: rotate()
        case .keyboard(let isShown):
            if isShown { try? device.showKeyboard(height: 260) } else { try? device.hideKeyboard() }
        case .focus(let isFocused):
            _ = isFocused ? page.field.becomeFirstResponder() : page.field.resignFirstResponder()
        case .style(let isDark): try? device.setStyle(isDark ? .dark : .light)
        case .textSize(let index): try? device.setTextSize(Self.textSizes[index])
        case .scene(let phase): try? device.moveScene(to: phase)
        case .answer(let mayDismiss): overlays.mayDismiss = mayDismiss
        case .probe: probe()
        case .frame: device.advance(by: 1.0 / 60)
        case .wait(let milliseconds): device.advance(by: Double(milliseconds) / 1_000)
        case .settle: settle()
        }
    }

    private static let textSizes: [UIContentSizeCategory] = [.small, .large, .accessibilityExtraExtraExtraLarge]

    /// The point at these hundredths of the window.
    private func point(_ x: Int, _ y: Int) -> CGPoint {
        CGPoint(x: window.bounds.width * CGFloat(x) / 100, y: window.bounds.height * CGFloat(y) / 100)
    }

    /// The topmost presented controller, or the page.
    private var top: UIViewController {
        var top: UIViewController = page
        while let next = top.presentedViewController { top = next }
        return top
    }

    private func present(_ kind: OverlayStep.Kind, _ variant: Int, animated: Bool) {
        let top = top
        guard !top.isBeingPresented, !top.isBeingDismissed, top.viewIfLoaded?.window != nil else { return }
        var depth = 0
        var link: UIViewController? = top
        while let presenter = link?.presentingViewController { (depth, link) = (depth + 1, presenter) }
        if depth < 3 { overlays.present(kind, variant, from: top, animated: animated) }
    }

    private func open(_ menu: OverlayStep.Menu) {
        switch menu {
        case .button: try? device.tap("Menu")
        case .press: try? device.press("Card", for: 1)
        case .click:
            let place = page.card.convert(CGPoint(x: 50, y: 40), to: nil)
            device.secondaryClick(x: place.x, y: place.y)
        case .edit: page.presentEditMenu()
        case .legacyEdit: page.showLegacyMenu()
        }
    }

    private func moveFinger(_ phase: OverlayStep.Phase, to place: CGPoint) {
        switch phase {
        case .began where finger == nil:
            finger = place
            send(.began, at: place)
        case .moved where finger != nil:
            finger = place
            send(.moved, at: place)
        case .ended: liftFinger(.ended)
        case .cancelled: liftFinger(.cancelled)
        case .began, .moved: return
        }
    }

    private func send(_ phase: TouchPhase, at place: CGPoint) {
        device.finger(phase, x: place.x, y: place.y, id: 7)
    }

    private func liftFinger(_ phase: TouchPhase) {
        guard let place = finger else { return }
        finger = nil
        send(phase, at: place)
    }

    private func rotate() {
        try? device.rotate(to: window.bounds.width > window.bounds.height ? .portrait : .landscapeLeft)
    }

    private func settle() {
        do { try device.settle() } catch { note("does not settle after step \(performed.count + 1): \(error)") }
    }

    /// Taps a point where only the page can be: it receives the touch if nothing is above it, or only what does not
    /// block it; otherwise it does not.
    private func probe() {
        liftFinger(.ended)
        try? device.moveScene(to: .active)
        settle()
        // Below the status bar, outside the page's controls, and above every sheet that leaves something free.
        let point = CGPoint(x: window.bounds.midX, y: window.safeAreaInsets.top + 3)
        guard page.presentedViewController?.presentedViewController == nil else { return }
        if let view = page.presentedViewController?.presentationController?.presentedView,
            view.convert(view.bounds, to: window).contains(point)
        {
            return
        }
        let isReachable = blockers.isEmpty || blockers == ["sheet"] && isUndimmed
        let names = blockers
        let before = page.touches
        do { try device.tap(x: point.x, y: point.y) } catch { return }
        let isReached = page.touches > before
        if isReached != isReachable {
            note(
                "a touch \(isReached ? "reached" : "did not reach") the page under \(names) after step \(performed.count + 1)"
            )
        }
    }

    /// What is on the screen and blocks the page.
    private var blockers: [String] {
        var names = device.system.presentations.map {
            $0.presented is RecordedContent ? "sheet" : "\(type(of: $0.presented))"
        }
        if (try? device.expectPresentations(names.count)) == nil { names.append("an overlay") }
        return names
    }

    /// Whether the presented sheet is at a detent that does not dim the page.
    private var isUndimmed: Bool {
        guard let content = page.presentedViewController, !content.isModalInPresentation,
            let sheet = content.sheetPresentationController, let largest = sheet.largestUndimmedDetentIdentifier
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
    private func end() {
        guard violations.isEmpty else { return closeAll() }
        closeAll()
        verifyScreen()
        verifyTouches()
        recordViolations()
    }

    private func closeAll() {
        _ = device.window
        try? device.moveScene(to: .active)
        liftFinger(.ended)
        try? device.hoverAway()
        try? device.hideKeyboard()
        if let scene = window.windowScene { OverlayCoordinator.coordinator(for: scene).dismissAll(animated: false) }
        for _ in 0..<3 {
            settle()
            page.closeMenus()
            overlays.hideAll()
            try? device.key("escape")
            page.dismiss(animated: false)
        }
        page.field.resignFirstResponder()
        try? device.setStyle(.light)
        try? device.setTextSize(.large)
        if window.bounds.width > window.bounds.height, device.application.windows.count == 1 { rotate() }
        settle()
    }

    private func verifyScreen() {
        do { try device.expectPresentations(0) } catch { note("\(error)") }
        if page.presentedViewController != nil { note("something is presented still") }
        if window.subviews.count != windowViews { note("views remain in the window: \(window.subviews)") }
        if device.application.windows.count != 1 { note("windows remain: \(device.application.windows)") }
        if device.window !== window { note("the key window was not restored") }
        if window.tintAdjustmentMode == .dimmed || page.view.tintAdjustmentMode == .dimmed {
            note("the tint is dimmed")
        }
        if !page.isVisible { note("the page is not there") }
        if page.view.frame != window.bounds || page.view.alpha != 1 || page.view.isHidden {
            note("the page is at \(page.view.frame) with alpha \(page.view.alpha)")
        }
        if page.additionalSafeAreaInsets != .zero { note("additional insets remain: \(page.additionalSafeAreaInsets)") }
        if page.card.alpha != 1 || page.card.isHidden || page.card.layer.opacity != 1 { note("the card is hidden") }
        if page.openMenus != 0 { note("\(page.menuBegins) menus began, \(page.menuEnds) ended") }
        let frames = device.frameCount
        device.advance(by: 1)
        if device.frameCount > frames { note("\(device.frameCount - frames) frames run on a still screen") }
    }

    /// The page's controls work as before.
    private func verifyTouches() {
        let before = page.touches
        try? device.tap(x: window.bounds.midX, y: window.safeAreaInsets.top + 3)
        if page.touches != before + 1 { note("the page received \(page.touches - before) touches for a tap") }
        do {
            try device.tap("Menu")
            try device.settle()
            try device.expectPresentations(1)
            try device.key("escape")
            try device.settle()
            try device.expectPresentations(0)
        } catch { note("the page's menu does not open and close: \(error)") }
    }
}
