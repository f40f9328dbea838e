import UIKitCore

extension UIStoryboard {
    /// The initial controller of an app's launch screen; nil, after a misuse, if it cannot be shown.
    ///
    /// A launch screen runs no code of the app: as in Xcode, it has no custom classes.
    package static func launchController(named name: String) -> UIViewController? {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        guard let file = storyboard.file else { return nil }
        let custom = file.elements.values.filter { $0["customClass"] != nil }
        if let first = custom.min(by: { $0.line < $1.line }) {
            file.misuse("a launch screen may not have custom classes", at: first, raises: false)
            return nil
        }
        if let controller = storyboard.instantiateInitialViewController() { return controller }
        misuse("the launch screen '\(name)' has no initial controller", raises: false)
        return nil
    }
}
