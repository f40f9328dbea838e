import Foundation

/// An observation of a notification that is posted on the main thread. It ends with this object.
final class DocumentObservation {
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { action() }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
