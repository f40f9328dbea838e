import Foundation
import UIKitAlerts
import UIKitCore
import XCTest

/// The monitors of the running test, the last one first, and what the system itself does about alerts.
@MainActor enum InterruptionMonitors {
    private static var monitors: [InterruptionMonitor] = []

    static func add(_ monitor: InterruptionMonitor) { monitors.append(monitor) }
    static func remove(_ token: any NSObjectProtocol) { monitors.removeAll { $0 === token } }

    /// Lets the monitors handle an alert or sheet in front that `node` is not inside of. Without one that does, the
    /// alert's cancel button is tapped, otherwise its default one, as on iOS. False when nothing is in the way.
    static func handle(blocking node: ElementNode, in app: XCUIApplication) -> Bool {
        guard let root = try? app.readHierarchy() else { return false }
        let overlays = root.descendants.filter { $0.elementType == .alert || $0.elementType == .sheet }
        guard let overlay = overlays.last, !overlays.contains(where: { node.isInside(of: $0) }) else { return false }
        let element = app.descendants(matching: overlay.elementType).element(
            boundBy: index(of: overlay, among: overlays))
        let isHandled = monitors.reversed().contains { $0.handler(element) }
        guard !isHandled, overlay.elementType == .alert else { return isHandled }
        let actions = ((overlay.responder as? UIView)?.controller as? UIAlertController)?.actions ?? []
        guard let title = (actions.first { $0.style == .cancel } ?? actions.first)?.title else { return false }
        element.buttons[title].firstMatch.tap()
        return true
    }

    private static func index(of overlay: ElementNode, among all: [ElementNode]) -> Int {
        all.filter { $0.elementType == overlay.elementType }.firstIndex { $0 === overlay } ?? 0
    }
}

/// A closure that handles what is in the way of an action.
final class InterruptionMonitor: NSObject, Sendable {
    let handler: @MainActor (XCUIElement) -> Bool

    init(_ handler: @escaping @MainActor (XCUIElement) -> Bool) {
        self.handler = handler
    }
}

extension ElementNode {
    /// Whether this is `other` or inside of it, in another reading of the same hierarchy.
    fileprivate func isInside(of other: ElementNode) -> Bool {
        sequence(first: self, next: \.parent).contains { $0.responder != nil && $0.responder === other.responder }
    }
}

extension XCTestCase {
    /// Adds a closure that is called when an alert or sheet is in the way of an action, until the test ends. The last
    /// one that was added is asked first; true ends the search, and the action is tried again.
    ///
    /// - Parameters:
    ///   - handlerDescription: What it handles, for people.
    ///   - handler: Receives the alert or sheet.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        let monitor = InterruptionMonitor(handler)
        MainActor.assumeIsolated { InterruptionMonitors.add(monitor) }
        addTeardownBlock { MainActor.assumeIsolated { InterruptionMonitors.remove(monitor) } }
        return monitor
    }

    /// Removes a monitor.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        nonisolated(unsafe) let monitor = monitor
        MainActor.assumeIsolated { InterruptionMonitors.remove(monitor) }
    }
}
