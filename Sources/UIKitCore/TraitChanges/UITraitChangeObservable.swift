/// A registration for trait changes. Pass it to `unregisterForTraitChanges(_:)` to end it.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object with traits that notifies registered handlers when they change: views, controllers, presentation
/// controllers and window scenes.
///
/// Handlers run right after `traitCollectionDidChange(_:)`, in order of registration, at most once per change. A
/// registration ends with the object that it was made on.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
    /// Sends `action` to `target`, which is not retained. The method has no parameter, this object, or this object
    /// and the previous traits.
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration
    /// Sends `action` to this object.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration
    /// Ends a registration. Does nothing when it has ended already.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that stores its own registrations.
@MainActor protocol TraitChangeNotifier: AnyObject, UITraitChangeObservable {
    var traitRegistrations: [TraitRegistration] { get set }
}

extension UITraitChangeObservable {
    /// Calls `handler` with this object and the previous traits whenever one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { teller, previous in
            if let teller = teller as? Self { handler(teller, previous) }
        }
    }

    /// Sends `action` to `target`, which is not retained, whenever one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = WeakObject(target as AnyObject)
        return register(traits) { teller, previous in
            guard let target = target.object else { return }
            if !action.sendTraitChange(to: target, of: teller, from: previous) {
                misuse("-[\(type(of: target)) \(action)]: unrecognized selector sent to instance", raises: true)
            }
        }
    }

    /// Sends `action` to this object whenever one of `traits` changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration. Does nothing when it has ended already.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitChangeNotifier)?.traitRegistrations.removeAll { $0 === registration }
    }

    private func register(_ traits: [UITrait], _ handler: @escaping TraitRegistration.Handler) -> TraitRegistration {
        guard let teller = self as? any TraitChangeNotifier else {
            preconditionFailure(
                "\(type(of: self)) cannot store trait registrations; only UIKit's own classes have traits.")
        }
        let registration = TraitRegistration(traits, handler)
        teller.traitRegistrations.append(registration)
        return registration
    }
}

/// One registration: the traits and the handler.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
    typealias Handler = (_ teller: any TraitChangeNotifier, _ previous: UITraitCollection) -> Void

    private let traits: [UITrait]
    fileprivate let handler: Handler

    init(_ traits: [UITrait], _ handler: @escaping Handler) {
        self.traits = traits
        self.handler = handler
        super.init()
    }

    /// Returns this object, because it is immutable.
    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    fileprivate func concerns(_ new: TraitValues, since old: TraitValues) -> Bool { new.differs(from: old, in: traits) }
}

extension TraitChangeNotifier {
    /// Calls the handlers whose traits changed from `previous` to `current`. A handler unregistered by an earlier one
    /// is not called.
    func notifyRegistrations(of current: UITraitCollection, since previous: UITraitCollection) {
        guard !traitRegistrations.isEmpty else { return }
        for registration in traitRegistrations where registration.concerns(current.values, since: previous.values) {
            guard traitRegistrations.contains(where: { $0 === registration }) else { continue }
            registration.handler(self, previous)
        }
    }
}
