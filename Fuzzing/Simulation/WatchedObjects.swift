import UIKit

/// The windows and view controllers that an app has shown, which must not outlive what shows them.
@MainActor package struct WatchedObjects {
    private struct Watched {
        weak var object: AnyObject?
    }

    private var objects: [ObjectIdentifier: Watched] = [:]

    package init() {}

    /// The number that are watched.
    package var count: Int { objects.count }

    /// Watches these windows, and the controllers that they show.
    package mutating func add(_ windows: [UIWindow]) {
        for window in windows {
            watch(window)
            if let root = window.rootViewController { add(root) }
        }
    }

    private mutating func add(_ controller: UIViewController) {
        guard watch(controller) else { return }
        for child in controller.children { add(child) }
        if let presented = controller.presentedViewController { add(presented) }
    }

    /// Whether the object was not watched before.
    @discardableResult private mutating func watch(_ object: AnyObject) -> Bool {
        if let known = objects[ObjectIdentifier(object)]?.object, known === object { return false }
        objects[ObjectIdentifier(object)] = Watched(object: object)
        return true
    }

    /// The classes of those that exist still, without these windows. They are not watched any more.
    package mutating func remaining(except windows: [UIWindow]) -> [String] {
        let kept = Set(windows.map { ObjectIdentifier($0) })
        let remaining = objects.filter { !kept.contains($0.key) }.values.compactMap(\.object)
        objects = [:]
        return Set(remaining.map { "\(type(of: $0))" }).sorted()
    }
}
