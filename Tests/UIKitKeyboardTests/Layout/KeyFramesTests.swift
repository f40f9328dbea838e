import Testing
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// The frames of keys: for every device, orientation, type, page and language.
@MainActor @Suite struct KeyFramesTests {
    private static let types: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
        .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]

    /// One model of each screen: keys depend on its size and safe area.
    nonisolated private static let screens = TestDevice.Model.allCases.reduce(into: [TestDevice.Model]()) {
        models, model in
        let device = DeviceModel.named(model.rawValue)
        let isKnown = models.lazy.map { DeviceModel.named($0.rawValue) }.contains { other in
            other?.size == device?.size && other?.safeArea == device?.safeArea
        }
        if !isKnown { models.append(model) }
    }

    private func geometries(of model: TestDevice.Model) -> [KeyboardGeometry] {
        [false, true].map { isLandscape in
            let device = TestDevice(model, isLandscape: isLandscape)
            let size = device.system.screen.bounds.size
            return KeyboardGeometry(
                device.system.device, era: device.system.era, screen: size,
                safeArea: device.system.device.safeArea(for: size))
        }
    }

    private func inputs(for geometry: KeyboardGeometry) -> [KeyboardLayout.Input] {
        var inputs: [KeyboardLayout.Input] = []
        for type in Self.types {
            for page in KeyboardPage.allCases {
                for letters in LetterSet.all {
                    inputs.append(
                        KeyboardLayout.Input(
                            type: type, page: page, letters: letters, style: geometry.style, decimalSeparator: ",",
                            hasGlobeKey: geometry.hasGlobeKey, hasEmojiKey: true))
                }
            }
        }
        return inputs
    }

    @Test(arguments: screens) func hitAreasTileTheKeyboardWithoutGaps(model: TestDevice.Model) {
        for geometry in geometries(of: model) + [.floating] {
            for input in inputs(for: geometry) {
                let frames = KeyFrames(of: KeyboardLayout(input), in: geometry)

                // The emoji are above the keys of their page.
                let emoji = input.page == .emoji ? [geometry.emojiArea] : []
                let problem = tilingProblem(of: frames.places.map(\.hitArea) + emoji, over: geometry.keys)
                #expect(problem == nil, "\(model), \(input.type), \(input.page), \(input.letters.language)")
            }
        }
    }

    /// The rectangles are inside, have together the area of the whole, and do not overlap.
    private func tilingProblem(of parts: [CGRect], over whole: CGRect) -> String? {
        let area = parts.reduce(0) { $0 + $1.width * $1.height }
        if abs(area - whole.width * whole.height) > 0.01 { return "the areas add up to \(area)" }
        for (index, part) in parts.enumerated() {
            if part.width <= 0 || part.height <= 0 { return "area \(index) is empty" }
            if !whole.covers(part) { return "area \(index) is outside" }
            for other in parts[(index + 1)...] {
                let common = part.intersection(other)
                if !common.isNull, common.width > 0.001, common.height > 0.001 { return "areas overlap" }
            }
        }
        return nil
    }

    @Test(arguments: screens) func capsAreInsideTheirAreasAndLargeEnough(model: TestDevice.Model) {
        for geometry in geometries(of: model) + [.floating] {
            for input in inputs(for: geometry) {
                for place in KeyFrames(of: KeyboardLayout(input), in: geometry).places {
                    #expect(
                        place.hitArea.covers(place.cap),
                        "\(place.key.name) of \(input.type) on \(model)")
                    #expect(place.cap.width >= 20, "\(place.key.name) of \(input.type) on \(model)")
                    #expect(place.cap.height >= 28, "\(place.key.name) of \(input.type) on \(model)")
                }
            }
        }
    }

    @Test(arguments: screens) func everyKeyOfAPageHasAnotherName(model: TestDevice.Model) {
        for geometry in geometries(of: model) {
            for input in inputs(for: geometry) {
                let names = KeyboardLayout(input).keys.map(\.name)
                #expect(Set(names).count == names.count, "\(input.type), \(input.page): \(names)")
            }
        }
    }

    /// Letter caps as measured on real devices.
    @Test(arguments: [
        (TestDevice.Model.iPhone14, 33.0, 42.0), (.iPhoneSE, 31.5, 42), (.iPhone11, 35.2, 45),
        (.iPhone16ProMax, 38, 45),
    ]) func lettersOfPhonesAreAsLargeAsMeasured(model: TestDevice.Model, width: Double, height: Double) {
        let geometry = geometries(of: model)[0]

        let frames = KeyFrames(of: KeyboardLayout(KeyboardLayout.Input()), in: geometry)

        let cap = frames.places[0].cap
        #expect(abs(cap.width - width) < 0.01)
        #expect(abs(cap.height - height) < 0.01)
    }

    @Test func heightsAreThoseOfTheKeyboardWithoutADrawing() {
        for model in Self.screens where model != .desktop {
            for isLandscape in [false, true] {
                let device = TestDevice(model, isLandscape: isLandscape)
                let size = device.system.screen.bounds.size
                let geometry = KeyboardGeometry(
                    device.system.device, era: device.system.era, screen: size,
                    safeArea: device.system.device.safeArea(for: size))

                let difference = geometry.size.height + geometry.barHeight - device.system.keyboard.defaultHeight

                #expect(abs(difference) < 0.01, "\(model), \(isLandscape ? "landscape" : "portrait")")
            }
        }
    }

    /// On 375 × 667 the suggestions were 42 points high until iOS 12, on 375 × 812 one less than today.
    @Test(arguments: [
        (TestDevice.Era.iOS12, TestDevice.Model.iPhone13Mini, 335.0), (.iOS17, .iPhone13Mini, 336),
        (.iOS12, .iPhoneSE, 258), (.iOS17, .iPhoneSE, 260),
    ]) func keyboardWithSuggestionsIsAsHighAsInItsVersion(era: TestDevice.Era, model: TestDevice.Model, height: Double)
    {
        let device = TestDevice(model, era: era)
        let size = device.system.screen.bounds.size

        let geometry = KeyboardGeometry(
            device.system.device, era: device.system.era, screen: size,
            safeArea: device.system.device.safeArea(for: size))

        #expect(abs(geometry.size.height + geometry.barHeight - height) < 0.01)
        #expect(abs(device.system.keyboard.defaultHeight - height) < 0.01)
    }

    @Test(arguments: [KeyboardUnderTest.Place.phone, .smallPhone, .tablet, .largeTablet, .tabletLandscape, .split])
    func sidesOfDrawnCapsAreOnPixels(place: KeyboardUnderTest.Place) throws {
        let keyboard = try KeyboardUnderTest(place)
        let scale = keyboard.device.system.screen.scale

        let sides = keyboard.keys.flatMap { [$0.place.cap.minX, $0.place.cap.maxX, $0.frame.minX, $0.frame.maxX] }

        #expect(sides.count > 100)
        #expect(sides.allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 0.001 })
    }
}

extension CGRect {
    /// Whether `other` is inside, up to rounding.
    fileprivate func covers(_ other: CGRect) -> Bool {
        let slack = 0.001
        return other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
            && other.maxY <= maxY + slack
    }
}
