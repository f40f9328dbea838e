import Foundation

/// The objects of a nib's file.
@MainActor package protocol NibContents: AnyObject {
    /// New objects: those that are in no other, without placeholders, in order.
    ///
    /// - Parameters:
    ///   - owner: What "File's Owner" stands for.
    ///   - external: What external objects stand for, by identifier.
    ///   - reuseIdentifier: The identifier of the views, if a list reuses them.
    func instantiate(owner: NSObject?, external: [String: NSObject], reuseIdentifier: String?) -> [Any]
}
