import Driving
import Gallery
import Samples
import UIFoundation
import UIKitCore

/// The parsed command line. Parsing has no side effects.
struct Options {
    enum Task {
        case start, listPages, listDevices, help
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
    /// The folder of the tour; nil if not given.
    private(set) var outputFolder: String?
    private(set) var page: GalleryPage?
    private(set) var device: DeviceModel?
    private(set) var era: SystemEra?
    /// The path of the script, or `-` for standard input.
    private(set) var scriptPath: String?
    /// Pixels per point, within `Options.scales`.
    private(set) var scale: Double?

    /// Whether to run without a window: requested, or because only a headless run writes a tour.
    var isHeadless: Bool { requestsHeadless || outputFolder != nil }

    /// The valid scales.
    static let scales: ClosedRange<Double> = 0.25...8

    /// Parses the arguments after the program's name. If an option is repeated, the last one counts.
    init(_ words: some Sequence<String>) throws(LaunchFailure) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            guard let option = OptionName(rawValue: word) else {
                let guess = NearestName.suggestion(for: word, among: OptionName.allCases.map(\.rawValue))
                throw .usage("Unknown argument \"\(word)\": \(guess)--help lists the options.")
            }
            switch option {
            case .list: task = .listPages
            case .devices: task = .listDevices
            case .help: task = .help
            case .headless: requestsHeadless = true
            case .dark: isDark = true
            case .statusBar: showsStatusBar = true
            case .frame: framesPictures = true
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
        }
        if outputFolder != nil, scriptPath != nil {
            throw .usage(
                "--out and --script cannot be combined: --out is the folder of the tour, which --script replaces.")
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
        let word = try value(of: option, from: &rest)
        guard let choice = Choice(rawValue: word) else {
            let known = Choice.allCases.map(\.rawValue)
            let guess = NearestName.suggestion(for: word, among: known)
            throw .usage("\(option.rawValue) is \"\(word)\": \(guess)choose one of \(known.joined(separator: ", ")).")
        }
        return choice
    }

    private static func page(_ id: String) throws(LaunchFailure) -> GalleryPage {
        guard let page = GalleryPage.named(id) else {
            let guess = NearestName.suggestion(for: id, among: GalleryPage.all.map(\.id))
            throw .usage("There is no page \"\(id)\": \(guess)--list lists them.")
        }
        return page
    }

    private static func device(_ name: String) throws(LaunchFailure) -> DeviceModel {
        guard let device = DeviceModel.named(name) else {
            let guess = NearestName.suggestion(for: name, among: DeviceModel.all.map(\.name))
            throw .usage("There is no device \"\(name)\": \(guess)--devices lists them.")
        }
        return device
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
