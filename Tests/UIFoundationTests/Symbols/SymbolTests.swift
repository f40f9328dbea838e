import HeadlessHost
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

@Suite struct SymbolTests {
    @Test func everySymbolDrawsInsideItsBoundsInEveryWeight() throws {
        for name in SymbolTable.names {
            for weight in [UIImage.SymbolWeight.ultraLight, .regular, .black] {
                let image = try symbol(name, 40, weight)
                let ink = try #require(image.inkBounds, "\(name) draws nothing")
                let size = image.size

                #expect(ink.minX > 0 && ink.maxX < size.width, "\(name) leaves its box sideways: \(ink) of \(size)")
                #expect(ink.minY > 0 && ink.maxY < size.height, "\(name) leaves its box: \(ink) of \(size)")
            }
        }
    }

    @Test @MainActor func aSymbolCreatedForAnotherScreenAlignsToWholePixels() {
        let sharp = TestDevice(.iPhone14)
        let coarse = TestDevice(.iPhone11)
        func picture(madeOn device: TestDevice) -> Picture {
            _ = device.application
            let symbol = UIImageView(image: UIImage(systemName: "checkmark"))
            symbol.contentMode = .center
            symbol.frame = CGRect(x: 100, y: 100, width: 28, height: 48)
            let page = UIViewController()
            page.view.backgroundColor = .white
            page.view.addSubview(symbol)
            coarse.show(page)
            coarse.advance(by: 0)
            return coarse.picture()
        }

        let own = picture(madeOn: coarse)

        #expect(picture(madeOn: sharp).matches(own, tolerance: .exact))
    }

    @Test func theSymbolsThatOverlaysUseExist() {
        let wanted = """
            xmark xmark.circle xmark.circle.fill checkmark checkmark.circle.fill chevron.left chevron.right chevron.up
            chevron.down chevron.forward chevron.backward chevron.up.chevron.down ellipsis ellipsis.circle
            magnifyingglass plus plus.circle.fill minus minus.circle.fill gear gearshape gearshape.fill trash
            square.and.arrow.up square.and.pencil info.circle questionmark.circle exclamationmark.triangle
            exclamationmark.triangle.fill exclamationmark.circle bell heart heart.fill star star.fill person
            person.crop.circle folder doc doc.on.doc photo camera arrow.left arrow.right arrow.up arrow.down
            arrow.clockwise arrow.counterclockwise arrow.uturn.left paperclip link lock lock.open eye eye.slash pencil
            scissors bookmark tag flag calendar clock keyboard keyboard.chevron.compact.down line.3.horizontal
            list.bullet slider.horizontal.3 square.grid.2x2 paintpalette textformat textformat.size iphone ipad
            macwindow display sun.max moon circle circle.fill square square.fill rectangle hand.tap play pause stop
            speaker.wave.2 mic location map house globe wifi battery.100 play.rectangle square.stack square.on.square
            rectangle.portrait.and.arrow.right bubble.left text.bubble arrowtriangle.up.fill a.circle
            """

        let missing = Set(wanted.split(whereSeparator: \.isWhitespace).map(String.init)).subtracting(SymbolTable.names)

        #expect(missing.isEmpty)
    }

    @Test func symbolNamesCanCombineASymbolAndARing() throws {
        let bell = try symbol("bell.circle.fill", 40, .regular)

        #expect(try bell.size == symbol("circle.fill", 40, .regular).size)
        #expect(try bell.coverage < symbol("circle.fill", 40, .regular).coverage)
    }

    @Test func unknownSymbolsDrawABoxAndInvalidNamesReturnNil() throws {
        let unknown = try #require(UIImage(systemName: "nothing.like.this"))

        #expect(unknown.isSymbolImage && unknown.coverage > 0)
        #expect(UIImage(systemName: "") == nil)
        #expect(UIImage(systemName: "Not a symbol") == nil)
        #expect(UIImage(systemName: "dots..dots") == nil)
    }

    @Test func theDefaultSymbolSizeMatchesTextOf17Points() throws {
        let image = try #require(UIImage(systemName: "circle"))

        #expect(abs(image.size.height - 17 * 1.2) <= 1)
        #expect(try image.coverage == symbol("circle", 17, .regular, scale: image.scale).coverage)
    }

    @Test func aSymbolIsCenteredOnTheCapitalsBesideIt() throws {
        let image = try symbol("plus", 40, .regular)
        let font = UIFont.systemFont(ofSize: 40)

        let baseline = try #require(image.baselineOffsetFromBottom)
        let ink = try #require(image.inkBounds)

        #expect(abs(image.size.height - baseline - font.capHeight / 2 - ink.midY) < 0.75)
    }

    @Test func heavierWeightsHaveMoreInk() throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        let ink = try weights.map { try symbol("plus", 60, $0).coverage }

        #expect(zip(ink, ink.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func theEdgesAreTheSameAtEveryScale() throws {
        let once = try symbol("gearshape", 40, .regular, scale: 1)
        let thrice = try symbol("gearshape", 40, .regular, scale: 3)

        #expect(abs(once.size.width - thrice.size.width) < 1 && once.size.height == thrice.size.height)
        // One pixel at scale 1 corresponds to nine at scale 3.
        #expect(abs(thrice.coverage / 9 - once.coverage) < once.coverage * 0.01)
    }

    @Test func directionalSymbolsFlipInRightToLeftLayout() throws {
        let forward = try #require(UIImage(systemName: "chevron.forward"))
        let right = try #require(UIImage(systemName: "chevron.right"))
        #expect(forward.flipsForRightToLeftLayoutDirection && !right.flipsForRightToLeftLayoutDirection)

        let leftward = UITraitCollection(layoutDirection: .rightToLeft)
        let (drawn, mirrored) = (right.drawn(for: .current), forward.drawn(for: leftward))

        #expect(drawn.leftHalf > 0 && abs(drawn.leftHalf - mirrored.rightHalf) < 0.5)
    }

    @Test func aPaletteColorsTheSymbolLevels() throws {
        let badge = try #require(UIImage(systemName: "xmark.circle.fill"))
            .applyingSymbolConfiguration(.init(pointSize: 40))?
            .applyingSymbolConfiguration(.init(paletteColors: [.white, .red]))

        let image = try #require(badge)
        let middle = (Int(image.size.width * image.scale / 2), Int(image.size.height * image.scale / 2))

        #expect(image.hex(middle.0, middle.1) == "#FFFFFFFF")
        #expect(image.hex(middle.0, Int(6 * image.scale)) == "#FF0000FF")
    }

    @Test func hierarchicalColorsFadeTheSecondaryLevel() throws {
        let image = try #require(
            UIImage(
                systemName: "xmark.circle.fill",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)
                    .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))))

        let x = Int(image.size.width * image.scale / 2)
        let top = Int(6 * image.scale)

        #expect(image.hex(x, Int(image.size.height * image.scale / 2)) == "#FF0000FF")
        #expect(image.hex(x, top) == "#FF000080")
    }
}

/// A symbol image for a screen with `scale`.
private func symbol(
    _ name: String, _ pointSize: CGFloat, _ weight: UIImage.SymbolWeight, scale: CGFloat = 1
) throws -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
    let traits = UITraitCollection(displayScale: scale)
    return try #require(
        UIImage(systemName: name, withConfiguration: configuration.withTraitCollection(traits)), "\(name) is missing")
}

extension UIImage {
    /// The bounding box of the painted pixels, in points.
    fileprivate var inkBounds: CGRect? {
        guard let bitmap = cgImage?.bitmap else { return nil }
        var box = CGRect.null
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap.color(x: x, y: y).alpha > 8 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    }

    /// The painted area in pixels: the sum of all alpha values.
    fileprivate var coverage: CGFloat { halves.left + halves.right }
    fileprivate var leftHalf: CGFloat { halves.left }
    fileprivate var rightHalf: CGFloat { halves.right }

    private var halves: (left: CGFloat, right: CGFloat) {
        guard let bitmap = cgImage?.bitmap else { return (0, 0) }
        var sums: (left: CGFloat, right: CGFloat) = (0, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let alpha = CGFloat(bitmap.color(x: x, y: y).alpha) / 255
                if x * 2 < bitmap.width { sums.left += alpha } else { sums.right += alpha }
            }
        }
        return sums
    }

    fileprivate func drawn(for traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2))
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        var result = UIImage()
        UITraitCollection(traitsFrom: [.current, traits]).performAsCurrent {
            result = renderer.image { _ in self.draw(at: .zero) }
        }
        return result
    }
}
