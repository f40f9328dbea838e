extension UIViewController {
    /// Calls `didReceiveMemoryWarning()` of the loaded controllers below and above this one, itself first.
    func receiveMemoryWarning() {
        if isViewLoaded {
            Trace.note(self, callback: "didReceiveMemoryWarning()")
            didReceiveMemoryWarning()
        }
        for child in children { child.receiveMemoryWarning() }
        if let presentedViewController, presentedViewController.presentingViewController === self {
            presentedViewController.receiveMemoryWarning()
        }
    }
}
