/// The coder of an object in a storyboard or nib. `UIKitStoryboards` has the one class that conforms: the core creates
/// views and controllers from it and does not read files.
@MainActor package protocol InterfaceCoder: NSCoder {
    /// An attribute that only an initializer can set, as it is written; nil if the file has none.
    func attribute(_ name: String) -> String?
    /// The object inside this one that the file has for `key`; nil if it has none.
    func object(forKey key: String) -> NSObject?
    /// Applies what the file has for `object`, if `type` is UIKit's class of the object: subclasses of the app see the
    /// values after `super.init(coder:)`.
    func apply(to object: NSObject, as type: AnyClass)
}

extension NSCoder {
    /// The coder as that of a storyboard or nib; nil for another one.
    @MainActor package var interface: (any InterfaceCoder)? { self as? any InterfaceCoder }

    /// Called at the end of the `init(coder:)` of each of UIKit's classes, with the class itself.
    @MainActor package func decodeContents(of object: NSObject, as type: AnyClass) {
        interface?.apply(to: object, as: type)
    }
}
