import CoreGraphics
import Foundation
import InterfaceDocuments
import UIKitCore

/// The coder of one object of a storyboard or nib. Its keys are the names of attributes in the file, and those with
/// which UIKit archives them.
final class ElementCoder: NSCoder, InterfaceCoder {
    private let element: InterfaceElement
    private let graph: ObjectGraph
    private let libraryClass: AnyClass
    /// Whether the initializer of UIKit's class has applied the attributes.
    private(set) var hasDecoded = false

    init(_ element: InterfaceElement, in graph: ObjectGraph, libraryClass: AnyClass) {
        self.element = element
        self.graph = graph
        self.libraryClass = libraryClass
        super.init()
    }

    // MARK: What the core asks

    func attribute(_ name: String) -> String? {
        name == "reuseIdentifier" ? graph.reuseIdentifier ?? element[name] : element[name]
    }

    func object(forKey key: String) -> NSObject? { element.value(key).flatMap { graph.object(of: $0) } }

    func apply(to object: NSObject, as type: AnyClass) {
        guard type == libraryClass else { return }
        hasDecoded = true
        graph.decode(element, into: object)
    }

    // MARK: What a class of the app asks

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { value(of: key) != nil }

    override func decodeObject(forKey key: String) -> Any? { value(of: key) }

    override func decodeBool(forKey key: String) -> Bool { text(of: key) == "YES" }

    override func decodeInteger(forKey key: String) -> Int { text(of: key).flatMap { Int($0) } ?? 0 }

    override func decodeDouble(forKey key: String) -> Double { text(of: key).flatMap { Double($0) } ?? 0 }

    override func decodeFloat(forKey key: String) -> Float { text(of: key).flatMap { Float($0) } ?? 0 }

    override func decodeCInt(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInteger(forKey: key)) }

    override func decodeInt32(forKey key: String) -> Int32 { decodeCInt(forKey: key) }

    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    /// `UIText` and "text" are the same key.
    nonisolated private func name(of key: String) -> String {
        guard key.hasPrefix("UI"), let first = key.dropFirst(2).first else { return key }
        return first.lowercased() + key.dropFirst(3)
    }

    nonisolated private func text(of key: String) -> String? { element[name(of: key)] }

    nonisolated private func value(of key: String) -> Any? {
        if let text = text(of: key) { return text }
        guard let child = element.value(name(of: key)) else { return nil }
        // Coders are used where views are made.
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated { value = graph.value(of: child) }
        return value
    }
}
