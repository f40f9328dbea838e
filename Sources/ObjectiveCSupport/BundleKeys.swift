import CoreGraphics

// The keys of `Info.plist` that have names in Core Foundation.

/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the bundle's short name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the number of the build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the executable's name.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the version of the format of `Info.plist`.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the language in which the app was developed.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages of a bundle that has no folders for them.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
