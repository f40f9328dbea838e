import Foundation

/// A C library that is found at run time, so that apps start without it and run where it is not installed.
package struct RunTimeLibrary: @unchecked Sendable {
    /// The library or one of its functions is not there.
    package struct Missing: Error {
        package let name: String
    }

    private let handle: UnsafeMutableRawPointer

    /// - Parameter name: The file's name with its version, such as `librsvg-2.so.2`.
    package init(_ name: String) throws(Missing) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw Missing(name: name) }
        self.handle = handle
    }

    /// The function of the library, or of one on which it depends, with this name.
    ///
    /// - Precondition: `Function` is `@convention(c)` and describes it.
    package func function<Function>(_ name: String) throws(Missing) -> Function {
        guard let symbol = dlsym(handle, name) else { throw Missing(name: name) }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
