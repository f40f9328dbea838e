import UIKit

/// The names of calls, in their order.
@MainActor final class CallLog {
    private(set) var calls: [String] = []
    private var observers: [any NSObjectProtocol] = []

    /// The calls, separated by commas.
    var text: String { calls.joined(separator: ", ") }

    func add(_ call: String) {
        calls.append(call)
    }

    /// Forgets the calls so far.
    func clear() {
        calls = []
    }

    /// Adds the name beside each notification when it is posted.
    func observe(_ notifications: [(name: String, notification: Notification.Name)]) {
        for (name, notification) in notifications {
            let observer = NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.add(name) }
            }
            observers.append(observer)
        }
    }

    isolated deinit {
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}
