import Foundation
import UIKitCore

/// Makes the objects of a nib for the core.
@MainActor final class FileContents: NibContents {
    private let file: InterfaceFile

    init(_ file: InterfaceFile) { self.file = file }

    func instantiate(owner: NSObject?, external: [String: NSObject], reuseIdentifier: String?) -> [Any] {
        let graph = ObjectGraph(file)
        if let reuseIdentifier { graph.reuseIdentifier = reuseIdentifier }
        return graph.instantiate(owner: owner, external: external)
    }
}
