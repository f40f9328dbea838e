import UIFoundation

/// A class whose objects can be customized together, through proxies.
///
/// What is set on a proxy is set on every object of the class and its subclasses when it enters a window. Objects in a
/// window do not change until they are removed and added again. A property that the app sets on an object itself keeps
/// its value. The proxy of a subclass has precedence over that of its superclass, then the one whose outermost container
/// is nearer to the window, then the one with more containers, then the one with traits, then the later call.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all objects of the class.
    static func appearance() -> Self
    /// The proxy of the objects that are contained in objects of these classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy of the objects whose traits include `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy of the objects whose traits include `trait` and that are contained in objects of these classes, the
    /// innermost first.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose objects appearance proxies can name as containers: views, view controllers and presentation controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
