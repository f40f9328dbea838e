/// An activity of the user that another scene can continue. Part of Foundation on Apple's systems; Linux's Foundation
/// lacks it.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    /// The kind of activity, as a reverse-DNS name.
    public let activityType: String
    /// A title for the user. Default nil.
    open var title: String?
    /// The data to continue the activity with. Default nil.
    open var userInfo: [AnyHashable: Any]?
    /// Identifies the content that a scene shows for this activity. Default nil.
    open var targetContentIdentifier: String?
    /// Whether the activity has to be brought up to date. The responders that have it, and its delegate, are asked for that
    /// once before the next layout; then it is false again. Default false.
    open var needsSave = false {
        didSet { if needsSave, !oldValue { requestUpdate() } }
    }
    /// Called before the activity is saved. Default nil.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// The responders that have it as their `userActivity`.
    private var owners: [WeakResponder] = []

    private struct WeakResponder {
        weak var responder: UIResponder?
    }

    /// An activity without a title and data.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds the entries of `otherDictionary`; existing keys are overwritten.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, newer in newer }
    }

    /// Adds a responder that is asked to bring the activity up to date.
    func addOwner(_ responder: UIResponder) {
        removeOwner(responder)
        owners.append(WeakResponder(responder: responder))
    }

    /// Removes the responder, and those that no longer exist.
    func removeOwner(_ responder: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === responder }
    }

    private func requestUpdate() {
        guard let system = UIKitSystem.current else { return }
        system.frameLoop.perform(beforeLayout: { [weak self] in self?.updateIfNeeded() })
        system.host.requestFrame()
    }

    /// Asks the responders and the delegate if something has changed.
    func updateIfNeeded() {
        guard needsSave else { return }
        for owner in owners { owner.responder?.updateUserActivityState(self) }
        delegate?.userActivityWillSave(self)
        needsSave = false
    }
}

/// Is told of the life of an activity.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity is about to be saved: write what has changed to its `userInfo`. Optional.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) { OptionalRequirement.skip() }
}

/// The activities of responders. Few have one, so that they are not stored in the responders.
@MainActor enum ResponderActivity {
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func activity(of responder: UIResponder) -> NSUserActivity? {
        objc_getAssociatedObject(responder, key) as? NSUserActivity
    }

    static func set(_ activity: NSUserActivity?, of responder: UIResponder) {
        self.activity(of: responder)?.removeOwner(responder)
        objc_setAssociatedObject(responder, key, activity, .OBJC_ASSOCIATION_RETAIN)
        activity?.addOwner(responder)
    }
}

/// Restores what the user did, from an activity. Every responder is one.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores what `activity` describes.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
