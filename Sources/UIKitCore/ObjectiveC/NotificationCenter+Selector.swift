import Foundation
import QuartzCore

/// Observers that are told by selector, in the order in which they were added, on the thread that posts.
extension NotificationCenter {
    /// Sends `aSelector` to `observer` with each notification called `aName` about `anObject`; nil stands for any name or
    /// object. Neither is kept alive, and an observer that goes is told no more.
    ///
    /// - Parameter aSelector: A method that takes nothing, or the notification.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.of(self).add(
            observer as AnyObject, aSelector, for: aName, about: anObject.map { $0 as AnyObject })
    }

    /// Tells `observer` no more, whether it observes by selector or is what `addObserver(forName:…)` returned.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// As above, but only of notifications called `aName` about `anObject`; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        SelectorObservers.existing(of: self)?.remove(observer, for: aName, about: anObject.map { $0 as AnyObject })
    }
}
