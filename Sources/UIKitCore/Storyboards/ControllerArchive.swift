import Foundation

/// What a storyboard has for one controller: its view and its segues.
@MainActor package protocol ControllerArchive: AnyObject {
    /// Sets the view of `controller` and connects its outlets. False if the storyboard has no view for it.
    func loadView(of controller: UIViewController) -> Bool
    /// Performs a segue. False if there is none with the identifier.
    func performSegue(withIdentifier identifier: String, from source: UIViewController, sender: Any?) -> Bool
}

/// Reads storyboards and nibs for the core: the view of a controller that is named after its nib, and the storyboards
/// that `Info.plist` names.
@MainActor package protocol InterfaceFileReader: NSObject {
    /// Loads the nib of `controller`. False if there is none, after a misuse if the app named one.
    static func loadView(of controller: UIViewController) -> Bool
    /// The initial controller of a storyboard of the app; nil if there is none, after a misuse.
    static func initialController(ofStoryboardNamed name: String) -> UIViewController?
    /// The nib called `name` in `bundle`, or in the app's bundles; nil if there is none.
    static func nib(named name: String, in bundle: Bundle?) -> (any NibContents)?
    /// A nib from its bytes; nil, after a misuse, if they are not those of one.
    static func nib(_ data: Data, in bundle: Bundle) -> (any NibContents)?
}

/// The reader of storyboards and nibs, if the program has it.
@MainActor package enum InterfaceFiles {
    /// Found by name: the module is above the core, and is not in programs without it.
    package static let reader =
        NSClassFromString("UIKitStoryboards.StoryboardReader") as? any InterfaceFileReader.Type
}

extension UIViewController {
    /// Loads the view from the controller's storyboard or nib. False if there is neither.
    package func loadArchivedView() -> Bool {
        if let archive { return archive.loadView(of: self) }
        if let reader = InterfaceFiles.reader { return reader.loadView(of: self) }
        if let nibName {
            misuse("Could not load NIB named '\(nibName)': this program has no UIKitStoryboards.", raises: true)
        }
        return false
    }
}
