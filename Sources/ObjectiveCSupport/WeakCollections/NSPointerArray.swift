import Foundation

/// An array of references to objects, which it does not retain if asked. Places of objects that no longer exist stay
/// until `compact()`. Not safe for use on several threads at once.
open class NSPointerArray: NSObject {
    private let isWeak: Bool
    private var references: [WeakReference<AnyObject>?] = []

    /// Creates an array for objects that `options` says how to keep.
    public init(options: NSPointerFunctions.Options = []) {
        isWeak = options.contains(.weakMemory)
        super.init()
    }

    /// An array that retains its objects.
    public class func strongObjects() -> NSPointerArray { NSPointerArray() }
    /// An array that does not retain its objects.
    public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

    /// The number of places, including empty ones. A higher number adds empty places.
    open var count: Int {
        get { references.count }
        set {
            let added = max(0, newValue - references.count)
            references = references.prefix(max(0, newValue)) + Array(repeating: nil, count: added)
        }
    }

    /// The objects that still exist, in order.
    open var allObjects: [Any] { references.compactMap { $0?.object } }

    /// The pointer to the object at a place; nil for an empty place. A place that is not there is a misuse.
    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        precondition(references.indices.contains(index), "NSPointerArray: index \(index) of \(count) places.")
        return references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    /// Adds an object at the end; nil adds an empty place.
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(to: pointer)) }

    /// Inserts an object at a place. A place that is not there is a misuse.
    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        precondition((0...count).contains(index), "NSPointerArray: index \(index) of \(count) places.")
        references.insert(reference(to: item), at: index)
    }

    /// Replaces the object at a place. A place that is not there is a misuse.
    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        precondition(references.indices.contains(index), "NSPointerArray: index \(index) of \(count) places.")
        references[index] = reference(to: item)
    }

    /// Removes a place. A place that is not there is a misuse.
    open func removePointer(at index: Int) {
        precondition(references.indices.contains(index), "NSPointerArray: index \(index) of \(count) places.")
        references.remove(at: index)
    }

    /// Removes empty places.
    open func compact() { references.removeAll { $0?.object == nil } }

    private func reference(to pointer: UnsafeMutableRawPointer?) -> WeakReference<AnyObject>? {
        pointer.map { WeakReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), retained: !isWeak) }
    }
}
