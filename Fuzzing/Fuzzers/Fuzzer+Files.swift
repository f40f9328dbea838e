import CoreGraphics
import Driving
import Foundation
import InterfaceDocuments
import PictureReport
import UIFoundation
import UIKitCore
import UIKitText

extension Fuzzer {
    /// What is read from files.
    static let files = [
        images, fonts, assetCatalogs, propertyLists, interfaceDocuments, storyboards, visualFormats, scripts, reports,
        htmlDocuments,
    ]

    private static let images = Fuzzer("images") { bytes in
        let data = Data(bytes)
        _ = ExifOrientation(jpeg: data)
        guard let decoded = try? DecodedImage(data), decoded.image.width * decoded.image.height < 100_000 else {
            return
        }
        guard let png = try? decoded.image.pngData(), let copy = try? DecodedImage(png) else {
            preconditionFailure("An image that was read cannot be written and read again.")
        }
        precondition(copy.image.width == decoded.image.width, "A written image has another size.")
        _ = try? decoded.image.jpegData(quality: 0.5)
    }

    private static let fonts = Fuzzer("fonts") { bytes in
        guard let provider = CGDataProvider(data: Data(bytes)), let font = CGFont(provider) else { return }
        _ = [font.unitsPerEm, font.ascent, font.descent, font.leading, font.capHeight, font.xHeight]
        _ = (font.fullName, font.postScriptName, font.italicAngle, font.fontBBox)
        for tag: UInt32 in [0x6865_6164, 0x6E61_6D65, 0x676C_7966, 0xFFFF_FFFF] { _ = font.table(for: tag) }
        let glyphs = (0..<CGGlyph(min(font.numberOfGlyphs + 2, 300))).map { $0 }
        var advances = [Int32](repeating: 0, count: glyphs.count)
        for index in glyphs.indices {
            _ = font.getGlyphAdvances(glyphs: [glyphs[index]], count: 1, advances: &advances)
        }
        _ = font.getGlyphAdvances(glyphs: glyphs, count: glyphs.count, advances: &advances)
    }

    private static let assetCatalogs = Fuzzer("assetCatalogs") { bytes in
        let folder = TemporaryBundle.shared
        for file in ["a.png", "b.png"] { folder.write(picture, to: "Assets.xcassets/Picture.imageset/" + file) }
        for set in ["Picture.imageset", "Tint.colorset", "Text.dataset"] {
            folder.write(bytes, to: "Assets.xcassets/" + set + "/Contents.json")
        }
        guard let bundle = Bundle(path: folder.path) else { return }
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        for traits in [nil, pad, dark] {
            _ = UIImage(named: "Picture", in: bundle, compatibleWith: traits)?.size
            _ = UIColor(named: "Tint", in: bundle, compatibleWith: traits)?.resolvedColor(with: dark).cgColor
        }
        _ = NSDataAsset(name: "Text", bundle: bundle)?.data
    }

    /// A PNG of 3×2 pixels.
    private static let picture: [UInt8] = {
        let image = CGImage(bitmap: Bitmap(width: 3, height: 2), isOpaque: false)
        guard let png = try? image.pngData() else { preconditionFailure("An image of 3×2 pixels cannot be written.") }
        return Array(png)
    }()

    private static let propertyLists = Fuzzer("propertyLists") { bytes in
        let folder = TemporaryBundle.shared
        folder.write(bytes, to: "Values.strings")
        _ = AppBundle.values(at: folder.path + "/Values.strings")
    }

    private static let htmlDocuments = Fuzzer("htmlDocuments") { bytes in
        let options = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
        guard
            let text = try? NSAttributedString(data: Data(bytes), options: options, documentAttributes: nil)
        else { return }
        let size = text.boundingRect(
            with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            context: nil
        ).size
        precondition(size.width.isFinite && size.height.isFinite, "A text of HTML has no finite size.")
    }

    private static let interfaceDocuments = Fuzzer("interfaceDocuments") { bytes in
        guard let document = try? InterfaceDocument(bytes) else { return }
        _ = InterfaceCheck(document).errors
        guard let copy = try? InterfaceDocument(document.compiled) else {
            preconditionFailure("A document cannot be read from its compiled form.")
        }
        precondition(copy.compiled == document.compiled, "The compiled form of a document changes.")
    }

    private static let scripts = Fuzzer("scripts") { bytes in
        guard let script = try? Script(name: "fuzz", bytes: Data(bytes)) else { return }
        ScriptPlayback.play(script)
    }

    private static let reports = Fuzzer("reports") { bytes in
        guard let report = PictureReport(json: Data(bytes)) else { return }
        precondition(PictureReport(json: report.json)?.json == report.json, "A report changes when it is written.")
        _ = report.html
    }
}
