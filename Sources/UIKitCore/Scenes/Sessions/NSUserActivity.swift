/// What the person is doing, for another scene to take up. On Apple's systems it is Foundation's, which Linux' lacks.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    /// What a scene may recognise its own content by.
    open var targetContentIdentifier: String?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, newer in newer }
    }
}
