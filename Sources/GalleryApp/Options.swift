import Driving
import Foundation
import Gallery
import Samples
import UIFoundation
import UIKitCore

/// The parsed command line. Parsing has no side effects.
struct Options {
    enum Task {
        case start, listPages, listDevices, help
        case pictures(PictureTask)
    }

    private(set) var task = Task.start
    private var requestsHeadless = false
    private(set) var isDark = false
    private(set) var language: SystemLanguage?
    /// More system settings to apply before the app starts, in the order of the command line.
    private(set) var settings: [Step.Setting] = []
    private(set) var isLandscape = false
    private(set) var keyboard: KeyboardKind?
    private(set) var showsStatusBar = false
    private(set) var framesPictures = false
    private(set) var hidesShell = false
    private(set) var opensInspector = false
    /// The folder of the tour; nil if not given.
    private(set) var outputFolder: String?
    private(set) var page: GalleryPage?
    /// The pages of the tour; nil if not given.
    private(set) var pages: [GalleryPage]?
    private(set) var writesDumps = true
    /// The folder of the films with the page that plays them; nil if not given.
    private(set) var exportFolder: String?
    /// The file to film to; nil if not given.
    private(set) var film: (file: String, format: FilmFormat)?
    private(set) var device: DeviceModel?
    private(set) var era: SystemEra?
    /// The path of the script, or `-` for standard input.
    private(set) var scriptPath: String?
    /// Pixels per point, within `Options.scales`.
    private(set) var scale: Double?

    /// Whether to run without a window: requested, or because only a headless run writes a tour or an exact film.
    var isHeadless: Bool { requestsHeadless || outputFolder != nil || film != nil || exportFolder != nil }

    /// The valid scales.
    static let scales: ClosedRange<Double> = 0.25...8

    /// Parses the arguments after the program's name. If an option is repeated, the last one counts.
    init(_ words: some Sequence<String>) throws(LaunchFailure) {
        var rest = Array(words)[...]
        var shoot = ShootOptions()
        while let word = rest.popFirst() {
            let following = rest
            guard let option = OptionName(rawValue: word) else {
                let guess = NearestName.suggestion(for: word, among: OptionName.allCases.map(\.rawValue))
                throw .usage("Unknown argument \"\(word)\": \(guess)--help lists the options.")
            }
            switch option {
            case .list: task = .listPages
            case .devices:
                if let names = rest.first, !names.isEmpty, !names.hasPrefix("--") {
                    shoot.devices = try Self.list(of: option, from: &rest, Self.device)
                } else {
                    task = .listDevices
                }
            case .shoot: shoot.folder = try Self.value(of: option, from: &rest)
            case .pages: pages = try Self.list(of: option, from: &rest, Self.page) { $0.id == $1.id }
            case .styles:
                shoot.styles = try Self.list(of: option, from: &rest) { name throws(LaunchFailure) in
                    try Self.choice(named: name, of: option)
                }
            case .textSizes: shoot.textSizes = try Self.list(of: option, from: &rest, ChoiceNames.textSize)
            case .directions:
                shoot.directions = try Self.list(of: option, from: &rest) { name throws(LaunchFailure) in
                    try Self.choice(named: name, of: option)
                }
            case .against: shoot.earlier = try Self.value(of: option, from: &rest)
            case .accept: shoot.accepted = try Self.value(of: option, from: &rest)
            case .picturesOnly: writesDumps = false
            case .film: film = try Self.film(try Self.value(of: option, from: &rest))
            case .export: exportFolder = try Self.value(of: option, from: &rest)
            case .help: task = .help
            case .headless: requestsHeadless = true
            case .dark: isDark = true
            case .statusBar: showsStatusBar = true
            case .frame: framesPictures = true
            case .noShell: hidesShell = true
            case .inspect: opensInspector = true
            case .boldText: settings.append(.flag(.boldText, isOn: true))
            case .language: language = try Self.language(try Self.value(of: option, from: &rest))
            case .rightToLeft: settings.append(.direction(.rightToLeft))
            case .reduceMotion: settings.append(.flag(.reduceMotion, isOn: true))
            case .reduceTransparency: settings.append(.flag(.reduceTransparency, isOn: true))
            case .contrast: settings.append(.contrast(try Self.choice(of: option, from: &rest)))
            case .textSize: settings.append(.textSize(try Self.choice(of: option, from: &rest)))
            case .landscape: isLandscape = true
            case .keyboard: keyboard = try Self.choice(of: option, from: &rest)
            case .out: outputFolder = try Self.value(of: option, from: &rest)
            case .script: scriptPath = try Self.value(of: option, from: &rest)
            case .page: page = try Self.page(try Self.value(of: option, from: &rest))
            case .example:
                let sample: SystemSample = try Self.choice(of: option, from: &rest)
                page = sample.page
            case .device: device = try Self.device(try Self.value(of: option, from: &rest))
            case .ios: era = try Self.era(try Self.value(of: option, from: &rest))
            case .scale: scale = try Self.scale(try Self.value(of: option, from: &rest))
            }
            shoot.note(option, [word] + following.prefix(following.count - rest.count))
        }
        if let task = try shoot.task(pages: pages, script: scriptPath, language: language) {
            self.task = .pictures(task)
            return
        }
        try checkCombinations()
    }

    private func checkCombinations() throws(LaunchFailure) {
        if outputFolder != nil, scriptPath != nil {
            throw .usage(
                "--out and --script cannot be combined: --out is the folder of the tour, which --script replaces.")
        }
        guard film == nil || scriptPath != nil || page != nil else {
            throw .usage("--film needs what to film: --script FILE or --page ID.")
        }
        guard film == nil || outputFolder == nil else {
            throw .usage("--film and --out cannot be combined: a film is taken instead of the pictures of the tour.")
        }
        let others: [(OptionName, Bool)] = [
            (.out, outputFolder != nil), (.film, film != nil), (.script, scriptPath != nil),
        ]
        if exportFolder != nil, let other = others.first(where: \.1)?.0 {
            throw .usage("--export and \(other.rawValue) cannot be combined: --export films the tour of each page.")
        }
        guard !opensInspector || !hidesShell && !isHeadless else {
            throw .usage("--inspect needs the window around the device: leave out --no-shell and --headless.")
        }
        guard pages == nil || page == nil else {
            throw .usage("--page and --pages cannot be combined: name all pages in --pages.")
        }
    }

    private static func value(of option: OptionName, from rest: inout ArraySlice<String>) throws(LaunchFailure)
        -> String
    {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            let example = [option.rawValue, option.valueName].compactMap(\.self).joined(separator: " ")
            throw .usage("\(option.rawValue) needs a value: \(example).")
        }
        return value
    }

    /// Parses a value that is one of the raw values of `Choice`.
    private static func choice<Choice>(of option: OptionName, from rest: inout ArraySlice<String>) throws(LaunchFailure)
        -> Choice where Choice: RawRepresentable<String> & CaseIterable
    {
        try choice(named: try value(of: option, from: &rest), of: option)
    }

    private static func choice<Choice>(named word: String, of option: OptionName) throws(LaunchFailure) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        try ChoiceNames.choice(word, of: option.rawValue)
    }

    /// Parses names that commas separate. Repeated ones count once.
    private static func list<Value: Equatable>(
        of option: OptionName, from rest: inout ArraySlice<String>,
        _ parse: (String) throws(LaunchFailure) -> Value
    ) throws(LaunchFailure) -> [Value] {
        try list(of: option, from: &rest, parse) { $0 == $1 }
    }

    private static func list<Value>(
        of option: OptionName, from rest: inout ArraySlice<String>,
        _ parse: (String) throws(LaunchFailure) -> Value, isSame: (Value, Value) -> Bool
    ) throws(LaunchFailure) -> [Value] {
        try ChoiceNames.list(try value(of: option, from: &rest), of: option.rawValue, parse, isSame: isSame)
    }

    private static func film(_ file: String) throws(LaunchFailure) -> (file: String, format: FilmFormat) {
        guard let format = FilmFormat(of: file) else {
            throw .usage("\"\(file)\" cannot be a film: give a name that ends in .webm, .mp4 or .gif.")
        }
        return (file, format)
    }

    private static func page(_ id: String) throws(LaunchFailure) -> GalleryPage {
        guard let page = GalleryPage.named(id) else {
            let guess = NearestName.suggestion(for: id, among: GalleryPage.all.map(\.id))
            throw .usage("There is no page \"\(id)\": \(guess)--list lists them.")
        }
        return page
    }

    private static func device(_ name: String) throws(LaunchFailure) -> DeviceModel {
        try ChoiceNames.device(name, remedy: "--devices lists them.")
    }

    private static func language(_ text: String) throws(LaunchFailure) -> SystemLanguage {
        guard let language = SystemLanguage(identifier: text) else {
            let known = SystemLanguage.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("The language \"\(text)\" is not supported: choose one of \(known).")
        }
        return language
    }

    private static func era(_ text: String) throws(LaunchFailure) -> SystemEra {
        guard let era = SystemEra(version: text) else {
            let known = SystemEra.allCases.map(\.version).joined(separator: ", ")
            throw .usage("iOS \"\(text)\" is not emulated: choose one of \(known).")
        }
        return era
    }

    private static func scale(_ text: String) throws(LaunchFailure) -> Double {
        guard let scale = Double(text), scales.contains(scale) else {
            throw .usage("\"\(text)\" is not a valid scale: choose a number from 0.25 to 8.")
        }
        return scale
    }
}
