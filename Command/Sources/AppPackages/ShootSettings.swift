public import Foundation

/// What the app is asked for by `velarium shoot`: the file that the variable `VELARIUM_SHOOT` names. The app checks the
/// names.
public struct ShootSettings: Codable, Equatable, Sendable {
    /// The folder of the pictures.
    public var folder: String?
    public var script: String?
    public var devices: String?
    public var styles: String?
    public var textSizes: String?
    public var directions: String?
    /// The folder of an earlier set.
    public var against: String?
    /// The folder whose pictures replace those of the earlier set.
    public var accept: String?
    /// The name of the app, for the page.
    public var title = ""

    public init() {}

    /// Throws if something is missing or does not go together.
    public func check() throws(CommandFailure) {
        if accept != nil {
            let others = [folder, script, devices, styles, textSizes, directions]
            guard against != nil, others.allSatisfy({ $0 == nil }) else {
                throw CommandFailure(
                    "--accept needs the earlier pictures and nothing else: velarium shoot --accept DIR --against DIR.",
                    cause: .usage)
            }
        } else if folder == nil {
            throw CommandFailure("The folder for the pictures is missing: velarium shoot DIR.", cause: .usage)
        }
    }

    public func json() throws -> Data { try JSONEncoder().encode(self) }

    /// What takes a picture of an app without a script: its first page, when it has come to rest.
    public static let defaultScript = "settle\npicture first-page.png\n"
}
