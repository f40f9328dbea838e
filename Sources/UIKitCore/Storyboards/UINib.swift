import Foundation

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

    private let contents: (any NibContents)?
    private let name: String
    private let bundle: Bundle

    /// Reads a nib. One that is not in the bundle is a misuse when it is used.
    ///
    /// - Parameter bundleOrNil: The bundle with the file; nil for the app's bundles.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        contents = InterfaceFiles.reader?.nib(named: name, in: bundleOrNil)
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Reads a nib from its bytes. Those of no nib are a misuse when it is used.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "data"
        bundle = bundleOrNil ?? .main
        contents = InterfaceFiles.reader?.nib(data, in: bundle)
        super.init()
    }

    /// New objects of the file: those that are in no other, without placeholders, in order. A nib that is not there is
    /// a misuse, and gives none.
    ///
    /// - Parameter ownerOrNil: The object that "File's Owner" stands for.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let contents else {
            misuse(
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'", raises: true)
            return []
        }
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return contents.instantiate(
            owner: ownerOrNil as? NSObject, external: external.compactMapValues { $0 as? NSObject },
            reuseIdentifier: nil)
    }

    /// The one view of the nib, for a list that reuses it. Another object, or several, are a misuse, with UIKit's words.
    package func makeView<View: UIView>(of type: View.Type, reuseIdentifier: String) -> View? {
        guard let contents else { return instantiate(withOwner: nil).first as? View }
        let objects = contents.instantiate(owner: nil, external: [:], reuseIdentifier: reuseIdentifier)
            .filter { !($0 is UIGestureRecognizer) }
        if objects.count == 1, let view = objects[0] as? View { return view }
        misuse(
            "invalid nib registered for identifier (\(reuseIdentifier)) - nib must contain exactly one top level object "
                + "which must be a \(type) instance",
            raises: true)
        return objects.lazy.compactMap { $0 as? View }.first
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
