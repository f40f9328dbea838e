import Foundation
import UIKitCore

/// A file with controllers and the segues between them.
@available(*, unavailable, message: "Storyboards are not read. Create the controllers in code.")
@MainActor open class UIStoryboard: NSObject {}

/// What unwinds to an earlier controller.
@available(*, unavailable, message: "There are no unwind segues. Pop or dismiss in code.")
@MainActor open class UIStoryboardUnwindSegueSource: NSObject {}

/// A file with views.
@available(*, unavailable, message: "Nib files are not read. Create the views in code.")
@MainActor open class UINib: NSObject {}

extension UIViewController {
    /// The storyboard from which the controller was created.
    @available(*, unavailable, message: "Storyboards are not read. Create the controllers in code.")
    public var storyboard: UIStoryboard? { nil }
}

extension Bundle {
    /// Creates the objects of a nib file.
    @available(*, unavailable, message: "Nib files are not read. Create the views in code.")
    @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? {
        nil
    }
}
