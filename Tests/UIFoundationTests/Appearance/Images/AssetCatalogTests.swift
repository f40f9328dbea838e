import Foundation
import Testing
import UIFoundation
import UIKitCore
import UITestSupport

@Suite struct AssetCatalogTests {
    /// A bundle with a catalog: texts are JSON files, numbers are square images of that size in pixels.
    private func bundle(images: [String: Int] = [:], json: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "velarium-\(UUID().uuidString).bundle")
        func url(_ name: String) throws -> URL {
            let url = folder.appendingPathComponent("Assets.xcassets/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            return url
        }
        for (name, text) in json { try Data(text.utf8).write(to: url(name + "/Contents.json")) }
        for (name, side) in images {
            let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
            try renderer.pngData { $0.fill(.zero) }.write(to: url(name))
        }
        return try #require(Bundle(path: folder.path))
    }

    private func traits(
        scale: CGFloat = 2, _ idiom: UIUserInterfaceIdiom = .phone, _ style: UIUserInterfaceStyle = .light
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
            UITraitCollection(userInterfaceStyle: style),
        ])
    }

    private let logo = """
        { "images": [
          { "idiom": "universal", "scale": "1x" },
          { "idiom": "universal", "scale": "2x", "filename": "two.png" },
          { "idiom": "universal", "scale": "3x", "filename": "three.png" },
          { "idiom": "ipad", "scale": "2x", "filename": "pad.png" },
          { "idiom": "universal", "scale": "2x", "filename": "dark.png",
            "appearances": [ { "appearance": "luminosity", "value": "dark" } ] } ] }
        """

    @Test func anImageIsChosenByScaleIdiomAndStyle() throws {
        let files = ["two.png": 20, "three.png": 30, "pad.png": 24, "dark.png": 22]
        let bundle = try bundle(
            images: Dictionary(uniqueKeysWithValues: files.map { ("Logo.imageset/" + $0, $1) }),
            json: ["Logo.imageset": logo])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        func size(_ traits: UITraitCollection) -> CGFloat? {
            UIImage(named: "Logo", in: bundle, compatibleWith: traits)?.size.width
        }

        #expect(size(traits(scale: 2)) == 10)
        #expect(size(traits(scale: 3)) == 10)
        #expect(size(traits(scale: 1)) == 10)
        #expect(size(traits(scale: 2, .pad)) == 12)
        #expect(size(traits(scale: 2, .phone, .dark)) == 11)
        let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: traits()))
        #expect(image.imageAsset?.image(with: traits(scale: 2, .phone, .dark)).size.width == 11)
    }

    @Test func anEndingOfTheNameIsNotOfTheSetUnlessTheSetHasIt() throws {
        let single = #"{ "images": [ { "idiom": "universal", "filename": "a.png" } ] }"#
        let bundle = try bundle(
            images: ["Photo.imageset/a.png": 8, "Card.png.imageset/a.png": 4, "Card.imageset/a.png": 6],
            json: ["Photo.imageset": single, "Card.png.imageset": single, "Card.imageset": single])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        func width(_ name: String) -> CGFloat? {
            UIImage(named: name, in: bundle, compatibleWith: traits())?.cgImage.map { CGFloat($0.width) }
        }

        #expect(width("Photo") == 8 && width("Photo.jpg") == 8 && width("Photo.PNG") == 8)
        #expect(width("Card.png") == 4 && width("Card.jpeg") == 6)
        #expect(width("Photo.large") == nil && width(".png") == nil)
    }

    @Test func aNamespaceAndARenderingIntentAreRespected() throws {
        let contents = """
            { "images": [ { "idiom": "universal", "filename": "a.png" } ],
              "properties": { "template-rendering-intent": "template" } }
            """
        let bundle = try bundle(
            images: ["Icons/Plain/A.imageset/a.png": 5],
            json: [
                "Icons": #"{ "properties": { "provides-namespace": true } }"#, "Icons/Plain": "{}",
                "Icons/Plain/A.imageset": contents,
            ])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        let image = try #require(UIImage(named: "Icons/A", in: bundle, compatibleWith: nil))

        #expect(image.renderingMode == .alwaysTemplate)
        #expect(image.size == CGSize(width: 5, height: 5))
        #expect(UIImage(named: "A", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func aColorHasComponentsOfEveryFormAndADarkVariant() throws {
        let contents = """
            { "colors": [
              { "idiom": "universal", "color": { "color-space": "srgb",
                "components": { "red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500" } } },
              { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
                "color": { "color-space": "gray-gamma-22", "components": { "white": "0.250", "alpha": "1.000" } } } ] }
            """
        let bundle = try bundle(json: ["Accent.colorset": contents])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: traits())
        let dark = color.resolvedColor(with: traits(scale: 2, .phone, .dark))

        let expected = UIColor(red: 1, green: 128 / 255, blue: 0.2, alpha: 0.5)
        #expect(light == expected)
        #expect(dark == UIColor(white: 0.25, alpha: 1))
        let fixed = UIColor(named: "Accent", in: bundle, compatibleWith: traits(scale: 2, .phone, .dark))
        #expect(fixed == UIColor(white: 0.25, alpha: 1))
    }

    private let contrasts = """
        { "images": [
          { "idiom": "universal", "filename": "usual.png" },
          { "idiom": "universal", "filename": "dark.png",
            "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
          { "idiom": "universal", "filename": "high.png",
            "appearances": [ { "appearance": "contrast", "value": "high" } ] },
          { "idiom": "universal", "filename": "both.png",
            "appearances": [ { "appearance": "luminosity", "value": "dark" },
                             { "appearance": "contrast", "value": "high" } ] } ] }
        """

    @Test func anImageHasVariantsForHighContrast() throws {
        let files = ["usual.png": 10, "dark.png": 11, "high.png": 12, "both.png": 13]
        let bundle = try bundle(
            images: Dictionary(uniqueKeysWithValues: files.map { ("Logo.imageset/" + $0, $1) }),
            json: ["Logo.imageset": contrasts])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        func width(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat? {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: style),
                UITraitCollection(accessibilityContrast: contrast),
            ])
            return UIImage(named: "Logo", in: bundle, compatibleWith: traits)?.size.width
        }

        #expect(width(.light, .normal) == 10 && width(.dark, .normal) == 11)
        #expect(width(.light, .high) == 12 && width(.dark, .high) == 13)
    }

    @Test func aColorHasAVariantForHighContrast() throws {
        let contents = """
            { "colors": [
              { "idiom": "universal", "color": { "components": { "white": "0.250", "alpha": "1.000" } } },
              { "idiom": "universal", "appearances": [ { "appearance": "contrast", "value": "high" } ],
                "color": { "components": { "white": "1.000", "alpha": "1.000" } } } ] }
            """
        let bundle = try bundle(json: ["Ink.colorset": contents])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))

        #expect(
            color.resolvedColor(with: UITraitCollection(accessibilityContrast: .normal))
                == UIColor(white: 0.25, alpha: 1))
        #expect(
            color.resolvedColor(with: UITraitCollection(accessibilityContrast: .high)) == UIColor(white: 1, alpha: 1))
    }

    @Test func aSlicedImageHasCapsInPoints() throws {
        let contents = """
            { "images": [ { "idiom": "universal", "scale": "2x", "filename": "a.png", "resizing": {
                "mode": "9-part", "center": { "mode": "tile", "width": 1, "height": 1 },
                "cap-insets": { "top": 4, "left": 6, "bottom": 2, "right": 8 } } },
              { "idiom": "universal", "scale": "1x", "filename": "b.png", "resizing": {
                "mode": "3-part-horizontal", "center": { "mode": "stretch", "width": 1 },
                "cap-insets": { "left": 5, "right": -5 } } } ] }
            """
        let bundle = try bundle(
            images: ["A.imageset/a.png": 20, "A.imageset/b.png": 20], json: ["A.imageset": contents])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        let tiled = try #require(UIImage(named: "A", in: bundle, compatibleWith: traits(scale: 2)))
        let stretched = try #require(UIImage(named: "A", in: bundle, compatibleWith: traits(scale: 1)))

        #expect(tiled.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 1, right: 4) && tiled.resizingMode == .tile)
        #expect(stretched.capInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
        #expect(stretched.resizingMode == .stretch)
    }

    @Test func aDataSetHasTheContentOfItsFile() throws {
        let contents =
            #"{ "data": [ { "idiom": "universal", "filename": "a", "universal-type-identifier": "public.json" } ] }"#
        let bundle = try bundle(
            json: ["Texts.dataset": contents, "None.dataset": #"{ "data": [ { "filename": "none" } ] }"#])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        try Data("[1]".utf8).write(to: URL(fileURLWithPath: bundle.bundlePath + "/Assets.xcassets/Texts.dataset/a"))

        let asset = try #require(NSDataAsset(name: "Texts", bundle: bundle))

        #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "Texts")
        #expect(NSDataAsset(name: "None", bundle: bundle) == nil && NSDataAsset(name: "Other", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "Texts") == nil)
    }

    @Test(arguments: ["../Other.dataset/secret", "/etc/hostname", "..", ".", ""])
    func aFileOutsideOfItsSetIsNotRead(name: String) throws {
        let set = #"{ "data": [ { "idiom": "universal", "filename": "\#(name)" } ] }"#
        let images = #"{ "images": [ { "idiom": "universal", "filename": "\#(name)" } ] }"#
        let bundle = try bundle(
            images: ["Other.dataset/secret": 4],
            json: ["Terms.dataset": set, "Logo.imageset": images, "Other.dataset": "{}"])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        #expect(NSDataAsset(name: "Terms", bundle: bundle) == nil)
        #expect(UIImage(named: "Logo", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func aFolderThatContainsItselfIsSearchedOnce() throws {
        let color = #"{ "colors": [ { "idiom": "universal", "color": { "components": { "white": "1" } } } ] }"#
        let bundle = try bundle(json: ["Group/White.colorset": color])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let group = bundle.bundlePath + "/Assets.xcassets/Group/"
        for name in ["One", "Two", "Three"] {
            try FileManager.default.createSymbolicLink(atPath: group + name, withDestinationPath: group)
        }

        #expect(UIColor(named: "White", in: bundle, compatibleWith: nil) != nil)
    }

    @Test func fontFilesAreFoundInTheBundles() throws {
        let bundle = try bundle(json: ["A.imageset": "{}"])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        try Data().write(to: URL(fileURLWithPath: bundle.bundlePath + "/Brand.ttf"))

        let files = AppFonts.files(["Fonts/Brand.ttf", "Missing.ttf"], in: ["/nowhere", bundle.bundlePath])

        #expect(files == [bundle.bundlePath + "/Brand.ttf"])
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{ "images": 3, "colors": {} }"#, #"{ "images": [{}], "colors": [{}] }"#])
    func aBrokenSetGivesNil(_ contents: String) throws {
        let bundle = try bundle(json: ["A.imageset": contents, "A.colorset": contents])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }

        #expect(UIImage(named: "A", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "A", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "B", in: bundle, compatibleWith: nil) == nil)
    }

    @Test func theAppsOwnBundleIsTheOneOfItsTarget() {
        #expect(AppBundle.isOwn("/a/Apps_Claims.resources", of: "Claims"))
        #expect(!AppBundle.isOwn("/a/Apps_Other.resources", of: "Claims"))
        #expect(!AppBundle.isOwn("/a/Apps_MyClaims.resources", of: "Claims"))
    }
}
