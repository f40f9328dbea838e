/// A promise to be told of changes, to be given back to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// What has traits, and tells those who registered for them when they change: views, controllers, presentation
/// controllers and window scenes.
///
/// Handlers run right after `traitCollectionDidChange(_:)`, in the order of registration, once for a change however
/// many of their traits it concerns. A registration ends with the environment it was made with.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    /// Sends `action` to `target`, which is not kept alive. The method takes nothing, this object, or this object and the
    /// traits before.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    /// The same with this object as the target.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    /// Ends a registration. One that is over already is left alone.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that keeps its registrations itself.
@MainActor protocol TraitChangeTeller: AnyObject, UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and the traits before, whenever one of `traits` has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { teller, previous in
            if let teller = teller as? Self { handler(teller, previous) }
        }
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = WeakObject(target as AnyObject)
        return register(traits) { teller, previous in
            guard let target = target.object else { return }
            if !action.tell(target, of: teller, previous) {
                misuse("-[\(type(of: target)) \(action)]: unrecognized selector sent to instance", raises: true)
            }
        }
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeTeller)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ traits: [UITrait], _ handler: @escaping TraitRegistration.Handler) -> TraitRegistration {
        guard let teller = self as? any TraitChangeTeller else {
            preconditionFailure("\(type(of: self)) keeps no registrations; only UIKit's own classes have traits.")
        }
        let registration = TraitRegistration(traits, handler)
        teller.traitRegistrations.append(registration)
        return registration
    }
}

/// One registration.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
    typealias Handler = (_ teller: any TraitChangeTeller, _ previous: UITraitCollection) -> Void

    private let traits: [UITrait]
    fileprivate let handler: Handler

    init(_ traits: [UITrait], _ handler: @escaping Handler) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    /// This object itself: it cannot change.
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    fileprivate func concerns(_ new: TraitValues, since old: TraitValues) -> Bool { new.differs(from: old, in: traits) }
}

extension TraitChangeTeller {
    /// Calls the handlers that a change from `previous` to `current` concerns. One that unregisters another before its
    /// turn takes its turn away.
    func tellRegistrations(of current: UITraitCollection, since previous: UITraitCollection) {
        guard !traitRegistrations.isEmpty else { return }
        for registration in traitRegistrations where registration.concerns(current.values, since: previous.values) {
            guard traitRegistrations.contains(where: { $0 === registration }) else { continue }
            registration.handler(self, previous)
        }
    }
}
