import Foundation
import QuartzCore
import UIFoundation

/// What `NSLocalizedString` gives on iOS. `velarium-port` writes it in place of Foundation's on Linux, which searches
/// neither the resource bundles of packages nor in the device's language, and stops at plural rules.
///
/// The main bundle also means the resource bundles of the app's packages. A missing key gives `value`, or the key if that
/// is empty.
public func _localizedAppText(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
    let bundles = bundle == .main ? AppBundle.all : [bundle]
    let strings = LocalizedStrings(in: bundles.map(\.bundlePath), language: AppLanguage.current)
    return strings.text(for: key, table: tableName ?? "Localizable") ?? (value.isEmpty ? key : value)
}

/// What `String(localized:table:bundle:comment:)` gives on iOS: the text of the key, with the values in it. A missing key
/// gives the key.
public func _localizedAppText(
    localized key: _LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: String? = nil
) -> String {
    let format = _localizedAppText(key.key, tableName: table, bundle: bundle ?? .main)
    return key.arguments.isEmpty ? format : PluralFormats.string(format, key.arguments, language: AppLanguage.current)
}

/// What `String(localized:defaultValue:table:bundle:comment:)` gives on iOS: a missing key gives `defaultValue`.
public func _localizedAppText(
    localized key: String, defaultValue: _LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: String? = nil
) -> String {
    let format = _localizedAppText(key, tableName: table, bundle: bundle ?? .main, value: defaultValue.key)
    let arguments = defaultValue.arguments
    return arguments.isEmpty ? format : PluralFormats.string(format, arguments, language: AppLanguage.current)
}

/// What `String.localizedStringWithFormat` gives on iOS: a format with plural rules is replaced by the form for the
/// arguments, in the device's language.
public func _localizedAppFormat(_ format: String, _ arguments: any CVarArg...) -> String {
    PluralFormats.string(format, arguments, language: AppLanguage.current)
}

/// What `String(format:)` gives on iOS for a localized format.
public func _localizedAppFormat(format: String, _ arguments: any CVarArg...) -> String {
    PluralFormats.string(format, arguments, language: AppLanguage.current)
}

/// The language that the app's texts are in.
enum AppLanguage {
    /// The device's language, such as "de"; on other threads than the main one the launch option's.
    static var current: String {
        guard MainActorCheck.isOnMainActor else {
            return ProcessInfo.processInfo.environment["VELARIUM_LANGUAGE"] ?? "en"
        }
        return MainActor.assumeIsolated { SystemLanguage.current.rawValue }
    }
}
