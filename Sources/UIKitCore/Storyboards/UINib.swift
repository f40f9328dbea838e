import Foundation
import InterfaceDocuments
import UIKitCore

/// A file with views and other objects.
@preconcurrency @MainActor open class UINib: NSObject {
    /// Options for creating objects.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// A key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary with the objects that external objects of the file stand for, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    let file: InterfaceFile?

    /// Reads a nib. One that is not in the bundle is a misuse when it is used.
    ///
    /// - Parameter bundleOrNil: The bundle with the file; nil for the app's bundles.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        file = InterfaceFile.find(name, .nib, in: bundleOrNil)
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Reads a nib from its bytes. Those of no nib are a misuse when it is used.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil ?? .main
        do {
            file = try InterfaceFile.make("data", Array(data), in: bundle)
        } catch {
            file = nil
            misuse("A nib in memory, line \(error.line): \(error.message)", raises: true)
        }
        super.init()
    }

    private let name: String
    private let bundle: Bundle

    /// New objects of the file: those that are in no other, without placeholders, in order. A nib that is not there is
    /// a misuse, and gives none.
    ///
    /// - Parameter ownerOrNil: The object that "File's Owner" stands for.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let file else {
            misuse(
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'", raises: true)
            return []
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return ObjectGraph(file).instantiate(
            owner: ownerOrNil as? NSObject, external: external.compactMapValues { $0 as? NSObject })
    }
}

extension Bundle {
    /// New objects of a nib of this bundle; see `UINib`.
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
