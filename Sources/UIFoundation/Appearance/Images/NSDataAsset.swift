import Foundation

/// The content of a data set in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
    /// The name of the set, with the namespaces around it.
    open private(set) var name: NSDataAssetName
    /// The content of the set's file for this device.
    open private(set) var data: Data
    /// The uniform type identifier of the file; "public.data" if the set does not name one.
    open private(set) var typeIdentifier: String

    /// The data set `name` of the app; nil if there is none.
    public convenience init?(name: NSDataAssetName) {
        self.init(name: name, in: nil)
    }

    /// The data set `name` of `bundle`; nil if there is none, or its file cannot be read.
    public convenience init?(name: NSDataAssetName, bundle: Bundle) {
        self.init(name: name, in: bundle)
    }

    private init?(name: NSDataAssetName, in bundle: Bundle?) {
        let sets = (bundle.map { [$0] } ?? AppBundle.all).lazy.compactMap {
            AssetCatalog.catalog(of: $0).contents(of: name, kind: "dataset", list: "data")
        }
        let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
        guard let set = sets.first,
            let entry = set.entries.matching(isDark: false, isPad: isPad).first(where: { $0.file != nil }),
            let file = entry.file,
            let data = FileManager.default.contents(atPath: set.folder + "/" + file)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entry.values["universal-type-identifier"] as? String ?? "public.data"
        super.init()
    }
}

/// The name of a data set.
public typealias NSDataAssetName = String
