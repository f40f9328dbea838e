import Synchronization

/// Variants of one image, selected by traits.
///
/// The asset of an image made by code is created on first access, with that image as the variant for all traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Variant {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let variants = Mutex<[Variant]>([])

    /// An asset without variants.
    public override init() {
        super.init()
    }

    /// An asset whose variant for all traits is `image`.
    convenience init(default image: UIImage) {
        self.init()
        register(image, with: UITraitCollection())
    }

    /// The most specific variant whose traits `traitCollection` contains; among equals, the newest. An empty image
    /// when none matches.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let suiting = variants.withLock { $0.filter { traitCollection.containsTraits(in: $0.traits) } }
        var best: Variant?
        for variant in suiting where best.map({ variant.traits.containsTraits(in: $0.traits) }) ?? true {
            best = variant
        }
        return best?.image.belonging(to: self) ?? UIImage()
    }

    /// The variant for the traits of `configuration`, or for the current traits.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// Registers `image` as the variant for `traitCollection`. Replaces a variant for exactly the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = Variant(traits: traitCollection, image: image.withoutAsset)
        variants.withLock { variants in
            variants.removeAll { $0.traits == traitCollection }
            variants.append(variant)
        }
    }

    /// Registers `image` as the variant for the traits of `configuration`, or for all traits.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the variant for exactly these traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        variants.withLock { $0.removeAll { $0.traits == traitCollection } }
    }

    /// Removes the variant for exactly the traits of `configuration`.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
    }
}

extension UIImage {
    /// The variant for `traits`, with this image's display attributes (template, caps and so on). Returns the image
    /// itself when it has no asset.
    func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset = assetBox.withLock({ $0 }) else { return self }
        let found = asset.image(with: traits)
        guard found.content != .none, found.content != content else { return self }
        var attributes = displayAttributes
        attributes.scale = found.scale
        attributes.orientation = found.imageOrientation
        return UIImage(found.content, look: attributes, frames: found.frames).belonging(to: asset)
    }

    /// This image as a member of `asset`; the image itself when `asset` is nil.
    func belonging(to asset: UIImageAsset?) -> UIImage {
        guard let asset else { return self }
        let image = withoutAsset
        image.assetBox.withLock { $0 = asset }
        return image
    }

    var withoutAsset: UIImage { UIImage(content, look: displayAttributes, frames: frames) }
}
