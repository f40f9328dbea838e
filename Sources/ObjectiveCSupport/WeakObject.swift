/// A weak reference to an object.
package struct WeakObject {
    package weak var object: AnyObject?

    package init(_ object: AnyObject) {
        self.object = object
    }
}
