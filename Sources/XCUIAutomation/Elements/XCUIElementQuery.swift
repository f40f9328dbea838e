import Foundation

/// Elements that are searched for. Nothing is searched until a property or an action of one of its elements needs it,
/// and then each time anew.
@preconcurrency @MainActor
public final class XCUIElementQuery: XCUIElementTypeQueryProvider,
    CustomDebugStringConvertible
{
    let path: QueryPath

    init(_ path: QueryPath) {
        self.path = path
    }

    private func adding(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(path.adding(step)) }
    private func element(_ step: QueryStep, _ file: StaticString, _ line: UInt) -> XCUIElement {
        XCUIElement(path.adding(step), TestLocation(file, line))
    }

    // MARK: One element

    /// The only element. Using it fails when there are several.
    public var element: XCUIElement { XCUIElement(path.adding(.only), nil) }
    /// The first element, back to front, outside in.
    public var firstMatch: XCUIElement { XCUIElement(path.adding(.first), nil) }

    /// Returns the element at an index, from 0, back to front, outside in.
    public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        element(.index(index), file, line)
    }

    /// Returns the only element for which the predicate is true.
    public func element(
        matching predicate: NSPredicate, file: StaticString = #filePath, line: UInt = #line
    ) -> XCUIElement {
        matching(predicate).element(.only, file, line)
    }

    /// Returns the only element of a kind with this identifying text, see `matching(identifier:)`.
    public func element(
        matching type: XCUIElement.ElementType, identifier: String?, file: StaticString = #filePath, line: UInt = #line
    ) -> XCUIElement {
        matching(type, identifier: identifier).element(.only, file, line)
    }

    /// The only element with this identifying text, see `matching(identifier:)`.
    ///
    /// - Parameter key: At most 128 characters, as on iOS: match longer texts with a predicate.
    public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        if key.count > Self.longestKey {
            UITestFailure.record(
                "A text of \(key.count) characters is too long for a subscript; use "
                    + "matching(NSPredicate(format: \"label == %@\", text)) from \(Self.longestKey + 1) on.",
                at: TestLocation(file, line))
        }
        return matching(identifier: key).element(.only, file, line)
    }

    private static let longestKey = 128

    // MARK: Several

    /// Returns the elements whose identifier, label, value or placeholder is exactly `identifier`.
    public func matching(identifier: String) -> XCUIElementQuery { adding(.named(identifier, .any)) }

    /// Returns the elements for which the predicate is true. It is evaluated with `XCUIElementAttributes`.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.predicate(predicate)) }

    /// Returns the elements of a kind, and with an identifying text unless it is nil.
    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        adding(.named(identifier, type))
    }

    /// Returns the elements that contain one for which the predicate is true.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery { adding(.containingPredicate(predicate)) }

    /// Returns the elements that contain one of a kind, and with an identifying text unless it is nil.
    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        adding(.containing(type, named: identifier))
    }

    /// Returns what is inside of the elements, at any depth.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.descendants(type)) }

    /// Returns what is directly inside of the elements.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { adding(.children(type)) }

    // MARK: What is there

    /// The number of elements that are there now. Rows of lists count while they are loaded.
    public var count: Int { found.count }

    /// The elements that are there now, each bound by its index.
    public var allElementsBoundByIndex: [XCUIElement] {
        found.indices.map { XCUIElement(path.adding(.index($0)), nil) }
    }

    /// The same: elements are bound by their index.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    private var found: [ElementNode] { (try? path.find()) ?? [] }

    /// The elements that are there now, with everything inside.
    nonisolated public var debugDescription: String {
        MainActor.assumeIsolated {
            do throws(UITestFailure) {
                let nodes = try path.find()
                return "\(path.words): \(nodes.count)\n"
                    + nodes.map { HierarchyText(of: $0).text }.joined(separator: "\n")
            } catch {
                return error.description
            }
        }
    }
}
