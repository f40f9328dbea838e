import Foundation

/// Why a vector file could not be read or drawn.
package enum VectorFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The library that draws such files is not installed.
    case missingLibrary(String, debianPackage: String)
    /// The bytes are neither a PDF nor an SVG.
    case unknownKind
    /// The file cannot be read; with the library's reason.
    case damaged(String)
    /// The drawing has no width or no height.
    case empty
    /// A side has more points than `VectorLimits.side`, or there are more bytes than `VectorLimits.byteCount`.
    case tooLarge(String)

    /// The problem and its remedy.
    package var description: String {
        switch self {
        case .missingLibrary(let library, let debianPackage):
            "\(library) is not installed; install the package \(debianPackage), for example with: sudo apt-get install "
                + "\(debianPackage)"
        case .unknownKind: "This is neither a PDF nor an SVG; export it as one of them first."
        case .damaged(let reason): "The drawing is damaged (\(reason)); export it again."
        case .empty: "The drawing has no size; give it a width and a height, or a viewBox."
        case .tooLarge(let size):
            "The drawing has \(size); at most \(Int(VectorLimits.side)) points on a side and "
                + "\(VectorLimits.byteCount) bytes are read."
        }
    }
}
