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
