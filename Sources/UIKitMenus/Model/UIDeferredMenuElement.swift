import UIKitCore

/// A placeholder for elements that the app provides when the menu that contains it is shown.
///
/// Until they are provided, the menu shows a row with an activity indicator.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    /// Receives a closure to call with the elements, once, at any time.
    package typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    /// The elements that were provided, shared with copies; nil for an element that asks at each display.
    private let cache: DeferredElementCache?

    /// An element whose provider is asked once, when its menu is first shown.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, cache: DeferredElementCache())
    }

    /// An element whose provider is asked each time its menu is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, cache: nil)
    }

    private init(_ provider: @escaping Provider, cache: DeferredElementCache?) {
        self.provider = provider
        self.cache = cache
        super.init(title: "", subtitle: nil, image: nil)
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UIDeferredMenuElement(provider, cache: cache) }

    /// The elements, if they need not be asked for.
    package var providedElements: [UIMenuElement]? { cache?.elements }

    /// Asks for the elements. `completion` is called once, at once if they are known; a second call of the app's is
    /// ignored.
    package func load(completion: @escaping ([UIMenuElement]) -> Void) {
        if let elements = cache?.elements { return completion(elements) }
        guard let cache else {
            var isDone = false
            return provider { elements in
                guard !isDone else { return }
                isDone = true
                completion(elements)
            }
        }
        cache.waiting.append(completion)
        if cache.waiting.count == 1 { provider { cache.provide($0) } }
    }
}

/// The elements of a deferred element that asks for them once.
@MainActor private final class DeferredElementCache {
    private(set) var elements: [UIMenuElement]?
    /// The menus that wait for the elements.
    var waiting: [([UIMenuElement]) -> Void] = []

    func provide(_ elements: [UIMenuElement]) {
        guard self.elements == nil else { return }
        self.elements = elements
        let waiting = self.waiting
        self.waiting = []
        for completion in waiting { completion(elements) }
    }
}
