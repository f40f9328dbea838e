import Testing
import UIKitCore
import UITestSupport

@Suite struct ImageFilesTests {
    /// A bundle with square image files at scale 1. The number of each file is its side in points.
    private func bundle(of files: [String: Int]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "velarium-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, side) in files {
            let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
            let isJPEG = name.hasSuffix("jpg")
            let bytes =
                isJPEG
                ? renderer.jpegData(withCompressionQuality: 1) { $0.fill(.zero) } : renderer.pngData { $0.fill(.zero) }
            try bytes.write(to: folder.appendingPathComponent(name))
        }
        return try #require(Bundle(path: folder.path))
    }

    private func traits(scale: CGFloat, _ idiom: UIUserInterfaceIdiom = .phone) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
        ])
    }

    @Test func theFileForTheScaleAndTheIdiomIsTaken() throws {
        let bundle = try bundle(of: [
            "mark.png": 1, "mark@2x.png": 2, "mark@3x.png": 3, "mark@2x~ipad.png": 20, "mark~iphone.png": 10,
        ])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        func pixels(_ traits: UITraitCollection) -> Int? {
            UIImage(named: "mark", in: bundle, compatibleWith: traits)?.cgImage?.width
        }

        #expect(pixels(traits(scale: 2)) == 2 && pixels(traits(scale: 3)) == 3)
        #expect(pixels(traits(scale: 1)) == 10 && pixels(traits(scale: 2, .pad)) == 20)
        #expect(UIImage(named: "mark", in: bundle, with: traits(scale: 2, .pad).imageConfiguration)?.scale == 2)
    }

    @Test func aMissingScaleUsesTheNextLargerFileThenTheLargestSmaller() throws {
        let bundle = try bundle(of: ["one.png": 1, "one@3x.png": 3, "two@2x.png": 2])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        #expect(UIImage(named: "one", in: bundle, compatibleWith: traits(scale: 2))?.scale == 3)
        #expect(UIImage(named: "two", in: bundle, compatibleWith: traits(scale: 3))?.scale == 2)
        #expect(UIImage(named: "none", in: bundle, compatibleWith: traits(scale: 3)) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func otherFileTypesAreFoundByExtensionOrAfterPNG() throws {
        let bundle = try bundle(of: ["photo.jpg": 8, "both.png": 1, "both.jpg": 8])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.size.width == 8)
        #expect(UIImage(named: "both", in: bundle, compatibleWith: nil)?.size.width == 1)
        #expect(UIImage(named: "both.jpg", in: bundle, compatibleWith: nil)?.size.width == 8)
    }

    @Test func aJPEGKeepsItsOrientation() throws {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8)).image { $0.fill(.zero) }
        let pixels = try #require(wide.cgImage)

        for orientation in (0..<8).compactMap(UIImage.Orientation.init) {
            let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)

            let back = UIImage(data: try #require(turned.jpegData(compressionQuality: 0.9)))

            #expect(back?.imageOrientation == orientation)
            #expect(back?.size == turned.size)
        }
    }

    @Test func anAssetReturnsTheVariantForTheTraits() throws {
        let light = color(.white)
        let dark = color(.black)
        let asset = try #require(light.imageAsset)

        asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))

        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).hex(0, 0) == "#000000FF")
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).hex(0, 0) == "#FFFFFFFF")
        let variant = light.withConfiguration(UITraitCollection(userInterfaceStyle: .dark).imageConfiguration)
        #expect(variant.hex(0, 0) == "#000000FF" && variant.imageAsset === asset)
        asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
        #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).hex(0, 0) == "#FFFFFFFF")
        #expect(UIImageAsset().image(with: .current).size == .zero)
    }

    @Test func animatedImagesHaveTheirImagesAndTime() {
        let images = [color(.red), color(.green)]

        let animated = UIImage.animatedImage(with: images, duration: 0)

        #expect(animated?.images == images)
        #expect(animated?.duration == 2.0 / 30)
        #expect(animated?.hex(0, 0) == "#FF0000FF")
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(images[0].images == nil && images[0].duration == 0)
        #expect(UIImage.animatedImageNamed("no such image", duration: 1) == nil)
    }

    private func color(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }
}
