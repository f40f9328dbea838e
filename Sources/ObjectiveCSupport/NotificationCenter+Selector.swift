import Foundation
import QuartzCore

/// Selector-based observers, called in the order they were added, on the posting thread.
extension NotificationCenter {
    /// Sends `aSelector` to `observer` for each notification called `aName` from `anObject`; nil means any name or
    /// object.
    ///
    /// Neither object is retained. A deallocated observer is removed.
    /// - Parameter aSelector: a method without parameters, or with the notification.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.observers(for: self).add(
            observer as AnyObject, selector: aSelector, for: aName, about: anObject.map { $0 as AnyObject })
    }

    /// Removes `observer`, whether it observes by selector or was returned by `addObserver(forName:…)`.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes `observer` for notifications called `aName` from `anObject`; nil means all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        SelectorObservers.existingObservers(for: self)?.remove(
            observer, for: aName, about: anObject.map { $0 as AnyObject })
    }
}
