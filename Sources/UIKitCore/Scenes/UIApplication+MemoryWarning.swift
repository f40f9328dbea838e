import Foundation

extension UIApplication {
    /// Tells the app that memory is low, as a test, a script or the user of a simulator asks for it: first the delegate,
    /// then the loaded view controllers of all windows, parents and presenters first, then the observers of
    /// `didReceiveMemoryWarningNotification`.
    package func receiveMemoryWarning() {
        system.activate()
        if let delegate { Trace.note(delegate, callback: "applicationDidReceiveMemoryWarning(_:)") }
        delegate?.applicationDidReceiveMemoryWarning(self)
        for root in windows.compactMap(\.rootViewController) { root.receiveMemoryWarning() }
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
    }
}
