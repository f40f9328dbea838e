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

    /// An activity without a title and data.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds the entries of `otherDictionary`; existing keys are overwritten.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, newer in newer }
    }
}
