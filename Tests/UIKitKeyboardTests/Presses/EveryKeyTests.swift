import CoreGraphics
import TestSupport
import Testing
import UIKitCore
import UIKitKeyboard
import VelariumTesting

/// Every key of every layout is pressed with touches: in its middle and at the edges to its neighbors.
@MainActor @Suite struct EveryKeyTests {
    /// A device in a language, whose keyboard has the letters of several.
    struct Case: Sendable, CustomStringConvertible {
        let place: KeyboardUnderTest.Place
        let language: TestDevice.Language

        var description: String { "\(place), \(language)" }
        /// Whether the keyboards of all types are tested; on the other devices a part of them, unless the run is deep.
        var showsEveryType: Bool { TestRun.isDeep || place == .phone }

        /// English devices have Russian letters, too; the German and Arabic ones are those with other rows.
        static let all: [Case] =
            KeyboardUnderTest.Place.allCases.map { Case(place: $0, language: .english) }
            + [Case(place: .phone, language: .german), Case(place: .phoneLandscape, language: .arabic)]
            + [Case(place: .largeTablet, language: .arabic)]
    }

    private nonisolated static let types = (0...11).compactMap(UIKeyboardType.init(rawValue:))

    @Test(arguments: Case.all) func everyKeyDoesWhatItShows(of device: Case) throws {
        let part = SeededPart.ofThisRun
        var walk = try PageWalk(KeyboardUnderTest(device.place, language: device.language))

        for type in Self.types
        where type == .default || device.showsEveryType || part.contains("\(device), \(type.rawValue)") {
            try walk.pressEveryKey(of: type)
        }

        #expect(walk.problems.isEmpty, "\(walk.problems.prefix(12).joined(separator: "\n"))")
        if device.showsEveryType { #expect(walk.pageCount >= 8) }
    }
}

/// Walks through the pages and languages of a keyboard, and presses every key of each.
@MainActor private struct PageWalk {
    private let keyboard: KeyboardUnderTest
    /// The pages so far, as names of keys; a page that several types share is pressed once.
    private var pages: Set<[String]> = []
    private(set) var problems: [String] = []
    private var context = ""
    private var languageCount = 1

    init(_ keyboard: KeyboardUnderTest) { self.keyboard = keyboard }

    var pageCount: Int { pages.count }

    mutating func pressEveryKey(of type: UIKeyboardType) throws {
        try keyboard.show(type)
        context = "\(type)"
        languageCount = countLanguages()
        for _ in 0..<languageCount {
            try pressPages()
            if let globe = keyboard.globe { keyboard.tap(globe) }
        }
    }

    /// How many alphabets the globe shows.
    private func countLanguages() -> Int {
        guard let globe = keyboard.globe else { return 1 }
        keyboard.tap(globe)
        let first = keyboard.names
        let others = (1...4).first { _ in
            keyboard.globe.map(keyboard.tap)
            return keyboard.names == first
        }
        return others ?? 1
    }

    /// Presses the page that is shown, and those that its keys lead to.
    private mutating func pressPages() throws {
        let first = keyboard.names
        guard pages.insert(first).inserted else { return }
        try pressKeys()
        for name in KeyboardPage.allCases.map(\.keyName) where keyboard.place(of: name) != nil {
            try keyboard.tap(name)
            try pressPages()
            try show(first)
        }
    }

    /// Returns to the page with these keys.
    private func show(_ names: [String]) throws {
        for _ in 0..<3 where keyboard.names != names {
            switch (page(keyboard.names), page(names)) {
            case (.letters, .emoji) where keyboard.place(of: "emoji") != nil: try keyboard.tap("emoji")
            case (.letters, .emoji): try keyboard.tap("globe")
            case (_, .letters), (_, .emoji), (.emoji, _): try keyboard.tap("letters")
            case (.letters, .phonePad): try keyboard.tap("phone-pad")
            case (.letters, _), (.symbols, .numbers): try keyboard.tap("numbers")
            case (.numbers, .symbols): try keyboard.tap("symbols")
            case (_, .phonePad), (.phonePad, _), (.numbers, _), (.symbols, _): break
            }
        }
        try #require(keyboard.names == names)
    }

    /// The page with these keys, told by the pages that its own keys show.
    private func page(_ names: [String]) -> KeyboardPage {
        func has(_ name: String) -> Bool { names.contains(name) || names.contains(name + "-left") }
        if has("emoji-people") { return .emoji }
        let isNumberPad = !names.contains("return")
        if has("letters") { return has("numbers") ? .symbols : isNumberPad ? .phonePad : .numbers }
        guard isNumberPad else { return .letters }
        return has("numbers") ? .symbols : .numbers
    }

    // MARK: Keys

    private mutating func pressKeys() throws {
        let names = keyboard.names
        for key in keyboard.keys {
            let name = key.place.key.name
            check(key.accessibilityLabel?.isEmpty == (key.place.key.action == .empty), "\(name) has a label")
        }
        pressTexts()
        for name in names {
            let key = try #require(keyboard.key(named: name))
            try press(key, on: names)
        }
        try pressCapitals()
    }

    /// Presses all keys that type a character, in one frame.
    private mutating func pressTexts(uppercase: Bool = false) {
        var expected: [String] = []
        for key in keyboard.keys {
            // An apostrophe shows the letters again.
            guard case .text(let text) = key.place.key.action, text != "'" else { continue }
            let own = uppercase && text.count == 1 ? text.uppercased() : text
            for point in points(of: key) {
                keyboard.send(.began, at: point)
                keyboard.send(.ended, at: point)
                expected.append(own)
            }
        }
        keyboard.device.advance(by: 1.0 / 60)
        let typed = keyboard.input.takeTyped()
        check(typed == expected, "typed \(typed) instead of \(expected)")
    }

    private mutating func press(_ key: KeyView, on names: [String]) throws {
        let name = key.place.key.name
        switch key.place.key.action {
        case .text("'"): try expect("'", from: key, on: names)
        case .text: return
        case .space: try expect(" ", from: key, on: names)
        case .return: try expect("\n", from: key, on: names)
        case .tab: try expect("\t", from: key, on: names)
        case .delete: try expect("⌫", from: key, on: names)
        case .shift, .capsLock: try pressShift(key)
        case .page, .nextLanguage:
            for point in points(of: key) {
                keyboard.tap(point)
                check(keyboard.names != names, "\(name) shows another page")
                if name == "globe" { for _ in 1..<languageCount { try keyboard.tap("globe") } }
                try show(names)
            }
        case .emojiCategory:
            points(of: key).forEach(keyboard.tap)
            check(keyboard.names == names, "\(name) shows the same keys")
            check(keyboard.input.takeTyped().isEmpty, "\(name) types nothing")
        case .dismiss:
            keyboard.tap(points(of: key)[1])
            check(!keyboard.input.isFirstResponder, "\(name) hides the keyboard")
            keyboard.input.becomeFirstResponder()
            try keyboard.device.settle()
            try show(names)
        case .empty:
            points(of: key).forEach(keyboard.tap)
            check(keyboard.input.takeTyped().isEmpty, "an empty place types nothing")
        }
    }

    /// Presses `key` in its middle and at two corners, which are next to its neighbors on all sides.
    private mutating func expect(_ text: String, from key: KeyView, on names: [String]) throws {
        let points = points(of: key)
        for point in points {
            keyboard.tap(point)
            // A space or an apostrophe shows the letters again. A second space would end a sentence.
            if text == " " || text == "'" { try show(names) }
            if text == " " { try keyboard.tap("delete") }
        }
        let typed = keyboard.input.takeTyped()
        let expected = points.flatMap { _ in text == " " ? [text, "⌫"] : [text] }
        check(typed == expected, "\(key.place.key.name) typed \(typed)")
    }

    private func points(of key: KeyView) -> [CGPoint] {
        let inner = keyboard.area(of: key).insetBy(dx: 0.25, dy: 0.25)
        return [
            CGPoint(x: inner.midX, y: inner.midY), CGPoint(x: inner.minX, y: inner.minY),
            CGPoint(x: inner.maxX, y: inner.maxY),
        ]
    }

    // MARK: Capitals

    private mutating func pressShift(_ key: KeyView) throws {
        let name = key.place.key.name
        keyboard.waitForDoubleTaps()
        keyboard.tap(points(of: key)[1])
        check(keyboard.hasCapitals, "\(name) capitalizes")
        keyboard.waitForDoubleTaps()
        keyboard.tap(points(of: key)[2])
        check(!keyboard.hasCapitals, "a second \(name) ends it")
    }

    /// Types every letter in capitals, with the lock.
    private mutating func pressCapitals() throws {
        let shift = ["caps-lock", "shift", "shift-left"].first(where: keyboard.names.contains)
        guard let shift else { return }
        keyboard.waitForDoubleTaps()
        try keyboard.tap(shift)
        if shift != "caps-lock" { try keyboard.tap(shift) }
        check(keyboard.hasCapitals, "the lock is on")
        pressTexts(uppercase: true)
        try keyboard.tap(shift)
        check(!keyboard.hasCapitals, "the lock is off")
    }

    private mutating func check(_ condition: Bool, _ problem: String) {
        if !condition { problems.append("\(context): not so: \(problem)") }
    }
}
