import Foundation

/// Releases the children of a node in `deinit`, so that a deep tree does not overflow the thread's stack.
///
/// Releasing the root of a tree releases the nodes recursively. Beyond a depth of `nestingLimit` they are queued
/// until the outer nodes are released.
package final class TreeRelease {
    /// The maximum recursion depth.
    private static let nestingLimit = 64

    private var depth = 0
    private var pending: [AnyObject] = []

    /// Releases the nodes; call it in `deinit`, with nothing else referring to the array.
    package static func release<Node: AnyObject>(_ nodes: consuming [Node]) {
        guard !nodes.isEmpty else { return }
        current.release(consume nodes)
    }

    private func release<Node: AnyObject>(_ nodes: consuming [Node]) {
        guard depth < TreeRelease.nestingLimit else {
            for node in nodes { pending.append(node) }
            return
        }
        depth += 1
        releaseNow(consume nodes)
        depth -= 1
        guard depth == 0 else { return }
        depth = 1
        while pending.popLast() != nil {}
        depth = 0
        pending = []
    }

    private func releaseNow<Node: AnyObject>(_ nodes: consuming [Node]) {
        _ = consume nodes
    }

    /// The instance of the calling thread.
    private static var current: TreeRelease {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<TreeRelease>.fromOpaque(pointer).takeUnretainedValue()
        }
        let release = TreeRelease()
        pthread_setspecific(key, Unmanaged.passRetained(release).toOpaque())
        return release
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            guard let pointer else { return }
            Unmanaged<TreeRelease>.fromOpaque(pointer).release()
        }
        return key
    }()
}
