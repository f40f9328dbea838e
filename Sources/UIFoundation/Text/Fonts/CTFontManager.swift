import CoreGraphics
import TextLayout

/// For whom a font is registered.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No program.
    case none
    /// The app, until it ends. All scopes mean this one here.
    case process
    /// All of the user's apps.
    case persistent
    /// The user's apps until the user logs out.
    case session

    /// The same as `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// Makes a font available by its names, until the app ends.
///
/// - Returns: Whether it was registered: not a second time. `error` then gets the reason.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isKnown = TextFont.facesOfApp.contains { $0.postScriptName == font.postScriptName }
    if !isKnown, TextFont.add(font.data) { return true }
    let problem: FontManagerProblem = isKnown ? .alreadyRegistered : .unrecognizedFormat
    error?.pointee = Unmanaged.passRetained(problem.error)
    return false
}

/// Makes the font in a file available by its names, until the app ends.
///
/// - Returns: Whether it was registered: not a second time, and not without a font in the file. `error` then gets the
///   reason.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let data = try? Data(contentsOf: fontURL) else {
        error?.pointee = Unmanaged.passRetained(FontManagerProblem.fileNotFound.error)
        return false
    }
    guard let font = CGDataProvider(data: data).flatMap({ CGFont($0) }) else {
        error?.pointee = Unmanaged.passRetained(FontManagerProblem.unrecognizedFormat.error)
        return false
    }
    return CTFontManagerRegisterGraphicsFont(font, error)
}

/// Why a font was not registered, with Core Text's number.
private enum FontManagerProblem: Int {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105

    var error: NSError { NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: rawValue) }
}
