import CoreGraphics
import Foundation

/// An element of the app, found anew each time that it is used.
@preconcurrency @MainActor
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider,
    XCUIElementSnapshotProviding, CustomStringConvertible, CustomDebugStringConvertible
{
    private let ownPath: QueryPath?
    /// Where the test asked for the element; nil if that cannot be known.
    let origin: TestLocation?

    init(_ path: QueryPath?, _ origin: TestLocation?) {
        ownPath = path
        self.origin = origin
    }

    /// How the element is found. An app is at the beginning of every path.
    var path: QueryPath {
        guard let ownPath else { preconditionFailure("\(Self.self) must override path, because it has none.") }
        return ownPath
    }

    var app: XCUIApplication { path.app }

    // MARK: Elements inside

    /// Returns what is inside, at any depth.
    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(path.adding(.descendants(type)))
    }

    /// Returns what is directly inside.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(path.adding(.children(type)))
    }

    /// The same element, without a check that it is the only one.
    public var firstMatch: XCUIElement {
        guard case .only? = path.steps.last else { return self }
        return XCUIElement(QueryPath(app: app, steps: path.steps.dropLast() + [.first]), origin)
    }

    // MARK: State

    /// Whether the element is there now, also off the screen or covered.
    public var exists: Bool {
        app.expectWasLaunched(at: origin)
        return (try? path.find())?.isEmpty == false
    }

    /// Whether a touch in the middle of its visible part reaches the element.
    public var isHittable: Bool {
        guard let node = try? path.findOne(), let session = app.session else { return false }
        return HitPoint(of: node, in: session.system).obstacle == nil
    }

    public var identifier: String { node?.identifier ?? "" }
    public var frame: CGRect { node?.frame ?? .zero }
    public var value: Any? { node?.value }
    public var title: String { "" }
    public var label: String { node?.label ?? "" }
    public var elementType: ElementType { node?.elementType ?? .any }
    public var isEnabled: Bool { node?.isEnabled ?? false }
    public var horizontalSizeClass: SizeClass { node?.horizontalSizeClass ?? .unspecified }
    public var verticalSizeClass: SizeClass { node?.verticalSizeClass ?? .unspecified }
    public var placeholderValue: String? { node?.placeholderValue }
    public var isSelected: Bool { node?.isSelected ?? false }
    public var hasFocus: Bool { false }

    /// Whether the keyboard types here, or into something inside. On iOS only predicates see it, as `hasKeyboardFocus`.
    var hasKeyboardFocus: Bool { (try? path.findOne())?.subtree.contains(where: \.hasKeyboardFocus) ?? false }

    /// The element now; nil, with a failure of the test, when there is none or more than one.
    private var node: ElementNode? {
        do throws(UITestFailure) {
            return try path.findOne()
        } catch {
            UITestFailure.record(error.description, at: origin ?? app.location)
            return nil
        }
    }

    /// Returns the element as it is now. Throws when there is none, or more than one.
    public func snapshot() throws -> any XCUIElementSnapshot {
        let node = try path.findOne()
        for inner in node.subtree { _ = inner.frame }
        return node
    }

    /// Returns a picture of the element's part of the screen.
    public func screenshot() -> XCUIScreenshot {
        guard let session = app.session, let node else { return XCUIScreenshot(of: nil, in: .zero) }
        return XCUIScreenshot(of: session.device, in: node.frame)
    }

    // MARK: Waiting

    /// Turns the clock until the element is there, frame by frame, at most `timeout` seconds. Returns whether it is
    /// there.
    ///
    /// - Parameter timeout: In seconds of the device's clock, finite and not negative.
    @discardableResult public func waitForExistence(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        app.wait(timeout, at: TestLocation(file, line)) { (try? self.path.find())?.isEmpty == false }
    }

    /// Turns the clock until the element is gone, as `waitForExistence(timeout:)` does. Returns whether it is gone.
    @discardableResult public func waitForNonExistence(
        timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        app.wait(timeout, at: TestLocation(file, line)) { (try? self.path.find())?.isEmpty != false }
    }

    /// Turns the clock until a property has a value, as `waitForExistence(timeout:)` does. Returns whether it has.
    public func wait<Value: Equatable>(
        for property: KeyPath<XCUIElement, Value>, toEqual expected: Value, timeout: TimeInterval,
        file: StaticString = #filePath, line: UInt = #line
    ) -> Bool {
        app.wait(timeout, at: TestLocation(file, line)) {
            (try? self.path.findOne()) != nil && self[keyPath: property] == expected
        }
    }

    // MARK: Descriptions

    /// The element's path in words.
    nonisolated public var description: String { MainActor.assumeIsolated { path.words } }

    /// The element with everything inside, and how it was found. It says so when there is none.
    nonisolated public var debugDescription: String {
        MainActor.assumeIsolated {
            do throws(UITestFailure) {
                return "\(HierarchyText(of: try path.findOne()).text)\nFound by: \(path.words)"
            } catch {
                return error.description
            }
        }
    }
}
