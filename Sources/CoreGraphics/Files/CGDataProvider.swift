import Foundation

/// Bytes that an image or a font is made from.
public final class CGDataProvider: Hashable, @unchecked Sendable {
    private let bytes: Data

    /// Provides the bytes of `data`.
    public init?(data: CFData) {
        bytes = data
    }

    /// Provides the bytes of a file; nil when it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// Provides the bytes of the file with this path; nil when it cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        bytes = data
    }

    /// All bytes.
    public var data: CFData? { bytes }

    /// Whether both are the same object.
    public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
