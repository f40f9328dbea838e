import UIKit
import XCTest

@testable import Errands

/// Compares pictures of views with recorded files, with the calls that libraries for snapshot tests use.
private struct Snapshot {
    /// How a picture is taken.
    enum Style { case layer, hierarchy }

    let folder: URL
    /// The share of the bytes that have to be equal, from 0 to 1.
    var precision = 1.0

    /// A picture of the view in a window of its own, at its size.
    func image(of controller: UIViewController, _ style: Style, traits: UITraitCollection) -> UIImage {
        let window = UIWindow(frame: controller.view.bounds)
        let root = UIViewController()
        root.view.frame = window.bounds
        root.view.addSubview(controller.view)
        root.addChild(controller)
        root.setOverrideTraitCollection(traits, forChild: controller)
        controller.didMove(toParent: root)
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.view.layoutIfNeeded()
        controller.view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat(for: traits)
        let renderer = UIGraphicsImageRenderer(bounds: controller.view.bounds, format: format)
        let image = renderer.image { context in
            switch style {
            case .layer: controller.view.layer.render(in: context.cgContext)
            case .hierarchy: controller.view.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
            }
        }
        window.isHidden = true
        return image
    }

    /// Nil if the picture is the recorded one, otherwise what is wrong. Without a record, it is recorded.
    func verify(_ image: UIImage, named name: String) throws -> String? {
        let file = folder.appendingPathComponent(name + ".png")
        guard let png = image.pngData() else { return "The picture is empty." }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try png.write(to: file)
            return "There was no record of \(name)."
        }
        guard let old = UIImage(data: try Data(contentsOf: file), scale: image.scale)?.cgImage,
            let new = image.cgImage, old.width == new.width, old.height == new.height
        else { return "The size of \(name) is another one." }
        guard let (before, after) = pixels(old).flatMap({ before in pixels(new).map { (before, $0) } }) else {
            return "The pixels of \(name) cannot be read."
        }
        let changes = zip(before, after).filter { $0 != $1 }.count
        return 1 - Double(changes) / Double(before.count) < precision ? "\(changes) bytes of \(name) differ." : nil
    }

    private func pixels(_ image: CGImage) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            guard let space = CGColorSpace(name: CGColorSpace.sRGB),
                let context = CGContext(
                    data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width * 4, space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return true
        }
        return isDrawn ? bytes : nil
    }
}

final class SnapshotTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("snapshots-\(ProcessInfo.processInfo.processIdentifier)")

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
        super.tearDown()
    }

    private func makeCard(_ text: String = "Milk and bread") -> UIViewController {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        controller.view.backgroundColor = .systemBackground
        controller.view.layer.cornerRadius = 12
        controller.view.layer.borderWidth = 1
        let label = UILabel(frame: CGRect(x: 16, y: 20, width: 168, height: 40))
        label.text = text
        label.textColor = .label
        controller.view.addSubview(label)
        return controller
    }

    func testAPictureIsTheRecordedOneUntilTheViewChanges() throws {
        let snapshot = Snapshot(folder: folder)
        let traits = UITraitCollection(displayScale: 2)

        for style in [Snapshot.Style.layer, .hierarchy] {
            let name = "card-\(style)"
            XCTAssertEqual(
                try snapshot.verify(snapshot.image(of: makeCard(), style, traits: traits), named: name),
                "There was no record of \(name).")
            XCTAssertNil(try snapshot.verify(snapshot.image(of: makeCard(), style, traits: traits), named: name))
            XCTAssertNotNil(
                try snapshot.verify(snapshot.image(of: makeCard("Milk"), style, traits: traits), named: name))
        }
    }

    func testPrecisionAllowsForDifferences() throws {
        var snapshot = Snapshot(folder: folder)
        let traits = UITraitCollection(displayScale: 3)
        _ = try snapshot.verify(snapshot.image(of: makeCard(), .layer, traits: traits), named: "card")
        let changed = snapshot.image(of: makeCard("Milk and breads"), .layer, traits: traits)

        snapshot.precision = 0.9
        XCTAssertNil(try snapshot.verify(changed, named: "card"))
        snapshot.precision = 0.9999
        XCTAssertNotNil(try snapshot.verify(changed, named: "card"))
    }

    func testTraitsChangeThePicture() throws {
        let snapshot = Snapshot(folder: folder)
        let light = UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: .light)])
        let dark = UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: .dark)])
        _ = try snapshot.verify(snapshot.image(of: makeCard(), .layer, traits: light), named: "card")

        XCTAssertNotNil(try snapshot.verify(snapshot.image(of: makeCard(), .layer, traits: dark), named: "card"))
        XCTAssertNil(try snapshot.verify(snapshot.image(of: makeCard(), .layer, traits: light), named: "card"))
    }

    func testADifferenceIsBlackWhereBothAreEqual() throws {
        let snapshot = Snapshot(folder: folder)
        let traits = UITraitCollection(displayScale: 1)
        let old = snapshot.image(of: makeCard(), .layer, traits: traits)
        let new = snapshot.image(of: makeCard("Eggs"), .layer, traits: traits)

        UIGraphicsBeginImageContextWithOptions(old.size, true, 1)
        new.draw(at: .zero)
        old.draw(at: .zero, blendMode: .difference, alpha: 1)
        let difference = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()

        let cgImage = try XCTUnwrap(difference?.cgImage)
        let context = CGContext(
            data: nil, width: 200, height: 80, bitsPerComponent: 8, bytesPerRow: 800,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: 200, height: 80))
        let bytes = try XCTUnwrap(context?.data).assumingMemoryBound(to: UInt8.self)
        func isBlack(_ x: Int, _ y: Int) -> Bool { (0..<3).allSatisfy { bytes[(y * 200 + x) * 4 + $0] == 0 } }
        XCTAssertTrue(isBlack(190, 10))
        XCTAssertFalse((16..<184).allSatisfy { x in (20..<60).allSatisfy { isBlack(x, $0) } })
    }
}
