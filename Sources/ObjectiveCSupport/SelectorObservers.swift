import Foundation
import QuartzCore
import Synchronization

/// The selector-based observers of one notification center.
///
/// Foundation's center calls observers in no defined order. Here, one Foundation observer per name calls all
/// observers of that name in the order they were added.
package final class SelectorObservers: @unchecked Sendable {
    private final class Registration {
        weak var observer: AnyObject?
        let selector: Selector
        let name: Notification.Name?
        let hasObject: Bool
        weak var object: AnyObject?

        init(observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?) {
            self.observer = observer
            self.selector = selector
            self.name = name
            self.object = object
            hasObject = object != nil
        }

        /// Whether it can still receive notifications.
        var isAlive: Bool { observer != nil && (!hasObject || object != nil) }

        func accepts(_ notification: Notification) -> Bool {
            guard hasObject else { return true }
            guard let object, let sender = notification.object else { return false }
            return object === sender as AnyObject
        }
    }

    private static let centers = NSLock()
    nonisolated(unsafe) private static var all: [(center: WeakCenter, observers: SelectorObservers)] = []

    private struct WeakCenter {
        weak var center: NotificationCenter?
    }

    private weak var center: NotificationCenter?
    private let lock = NSLock()
    private var registrations: [Registration] = []
    private var tokens: [Notification.Name?: any NSObjectProtocol] = [:]
    /// The registration count at which registrations of deallocated observers are removed.
    private var pruneCount = 64

    private init(_ center: NotificationCenter) {
        self.center = center
    }

    /// The observers of `center`, created on first use.
    package static func observers(for center: NotificationCenter) -> SelectorObservers {
        centers.withLock {
            if let known = all.first(where: { $0.center.center === center }) { return known.observers }
            all.removeAll { $0.center.center == nil }
            let observers = SelectorObservers(center)
            all.append((WeakCenter(center: center), observers))
            return observers
        }
    }

    /// The observers of `center`; nil when there never were any.
    package static func existingObservers(for center: NotificationCenter) -> SelectorObservers? {
        centers.withLock { all.first { $0.center.center === center }?.observers }
    }

    package func add(_ observer: AnyObject, selector: Selector, for name: Notification.Name?, about object: AnyObject?)
    {
        lock.withLock {
            if registrations.count >= pruneCount {
                registrations.removeAll { !$0.isAlive }
                pruneCount = max(64, registrations.count * 2)
            }
            registrations.append(Registration(observer: observer, selector: selector, name: name, object: object))
            guard tokens[name] == nil else { return }
            tokens[name] = center?.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                self?.deliver(notification, named: name)
            }
        }
    }

    package func remove(_ observer: AnyObject, for name: Notification.Name?, about object: AnyObject?) {
        lock.withLock {
            registrations.removeAll { registration in
                registration.observer === observer && (name == nil || registration.name == name)
                    && (object == nil || registration.object === object)
            }
        }
    }

    private func deliver(_ notification: Notification, named name: Notification.Name?) {
        let wanting = lock.withLock { registrations.filter { $0.name == name && $0.accepts(notification) } }
        for registration in wanting {
            // An observer called earlier may have removed it.
            let isListening = lock.withLock { registrations.contains { $0 === registration } }
            guard isListening, let observer = registration.observer else { continue }
            registration.selector.send(to: observer, notification)
        }
    }
}
