import Foundation
import InterfaceDocuments
import UIKitCore

/// A file with controllers and the segues between them.
///
/// The build-tool plugin compiles storyboards. One that a bundle has as Xcode saved it is read, too.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let file: InterfaceFile?
    private let name: String

    /// Reads a storyboard. One that is not in the bundle is a misuse.
    ///
    /// - Parameter storyboardBundleOrNil: The bundle with the file; nil for the app's bundles.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        file = InterfaceFile.find(name, .storyboard, in: storyboardBundleOrNil)
        super.init()
        if file == nil {
            let bundle = storyboardBundleOrNil ?? .main
            misuse("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)", raises: true)
        }
    }

    /// A storyboard from its bytes, as Xcode saves it or compiled.
    package init(named name: String, bytes: [UInt8]) throws(InterfaceFileError) {
        self.name = name
        file = try InterfaceFile.make(name, bytes)
        super.init()
    }

    // MARK: Controllers

    /// A new initial controller, the one that the storyboard's arrow points at; nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? { instantiateInitial(creator: nil) }

    /// A new initial controller, made by `creator` from the coder, which returns nil for the storyboard's own way.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        let controller = instantiateInitial(creator: creator)
        return controller as? ViewController
    }

    private func instantiateInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let file, let id = file.document.root["initialViewController"], let element = file.elements[id] else {
            return nil
        }
        return instantiate(element, creator: creator)
    }

    /// A new controller with a storyboard identifier. One that is not there is a misuse, and gives an empty controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(withIdentifier: identifier, creator: nil) ?? UIViewController()
    }

    /// A new controller with a storyboard identifier, made by `creator` from the coder, which returns nil for the
    /// storyboard's own way. Traps if there is none of that class.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = controller(withIdentifier: identifier, creator: creator)
        guard let result = controller as? ViewController else {
            preconditionFailure(
                "The controller with identifier '\(identifier)' in \(self) is a "
                    + "\(controller.map { "\(type(of: $0))" } ?? "missing one"), not a \(ViewController.self).")
        }
        return result
    }

    private func controller(
        withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let controllers = file?.document.scenes.compactMap { InterfaceCheck.controller(of: $0) } ?? []
        guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
            misuse(
                "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'", raises: true)
            return nil
        }
        return instantiate(element, creator: creator)
    }

    /// A new controller of an element, or of the storyboard that a placeholder refers to.
    func instantiate(
        _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard let file else { return nil }
        if element.name == "viewControllerPlaceholder" {
            let other = UIStoryboard(
                name: element["storyboardName"] ?? "",
                bundle: element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? file.bundle)
            if let identifier = element["referencedIdentifier"] {
                return other.controller(withIdentifier: identifier, creator: creator)
            }
            return other.instantiateInitial(creator: creator)
        }
        return SceneArchive.makeController(of: element, in: self, file, creator: creator)
    }

    open override var description: String { "<UIStoryboard: \(name)>" }
}

extension UIViewController {
    /// The storyboard from which the controller was created; nil for a controller made in code.
    public var storyboard: UIStoryboard? { (archive as? SceneArchive)?.storyboard }
}
