import Foundation
@_spi(Port) import ObjectiveCSupport
import Testing
@_spi(Port) import UIKitControls
@_spi(Port) import UIKitCore
@_spi(Port) import UIKitTables
import VelariumTesting

@MainActor @Suite struct MetatypeInitializerTests {
    private let device = TestDevice(.iPhone14)

    @Test func aGenericParameterMakesObjectsOfItsClass() {
        #expect(Maker<Card>.plain().label == "card")
        #expect(Maker<Card>.framed().frame.width == 3)
        #expect(type(of: Maker<UILabelLike>.plain()) == UILabelLike.self)
    }

    @Test func aMetatypeMakesControllersOfItsClass() {
        let type: UIViewController.Type = Page.self

        let plain = _instantiating(type, type.init())
        let named = _instantiating(type, type.init(nibName: nil, bundle: nil))

        #expect(plain is Page && named is Page)
        #expect((plain as? Page)?.name == "page")
    }

    @Test func aNavigationControllerAndACellAreMadeByTheirOwnInitializers() {
        let root = UIViewController()
        let type: UINavigationController.Type = Navigation.self
        let cell: UITableViewCell.Type = Cell.self
        let header: UITableViewHeaderFooterView.Type = Header.self

        let navigation = _instantiating(type, type.init(rootViewController: root))
        #expect(navigation.viewControllers == [root] && navigation is Navigation)
        let made = _instantiating(cell, cell.init(style: .subtitle, reuseIdentifier: "a"))
        #expect((made as? Cell)?.reuseIdentifier == "a")
        #expect(_instantiating(header, header.init(reuseIdentifier: "b")) is Header)
    }

    @Test func aMethodOfTheClassMakesAnObjectOfTheSubclass() {
        #expect(type(of: Card.make()) == Card.self)
        #expect(type(of: BaseCard.make()) == BaseCard.self)
    }

    @Test func aClassIsNamedForOneObjectOnly() {
        let type: UIView.Type = Frame.self

        let frame = _instantiating(type, type.init()) as? Frame

        #expect(frame != nil && frame?.content.map { Swift.type(of: $0) == UIView.self } == true)
    }

    @Test func aRequiredInitializerIsCalledAsItIs() {
        let type: any Named.Type = Name.self

        #expect(_instantiating(type, type.init()).text == "name")
    }

    @Test func aButtonAndASegueAreMadeByTheirOwnInitializers() {
        let source = UIViewController()
        let type: UIStoryboardSegue.Type = Jump.self

        let segue = _instantiating(
            type, type.init(identifier: "jump", source: source, destination: UIViewController()))

        #expect((segue as? Jump)?.identifier == "jump" && segue.source === source)
        #expect(ButtonMaker<Key>.made().buttonType == .system)
    }

    @Test func aClassOfNSObjectMayBeCodable() throws {
        let person = Person(name: "Ada")

        let read = try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person))

        #expect(read.name == "Ada")
    }

    @Test func aKnownClassKeepsItsInitializer() {
        #expect(Card().label == "card")
        #expect(UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)).bounds.width == 4)
    }
}

@MainActor private enum Maker<Content: UIView> {
    static func plain() -> Content { Content() }
    static func framed() -> Content { Content(frame: CGRect(x: 0, y: 0, width: 3, height: 3)) }
}

private class UILabelLike: UIView {}

private class BaseCard: UIView {
    class func make() -> Self { self.init() }
}

private class Card: BaseCard {
    let label: String

    override init(frame: CGRect) {
        label = "card"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

private class Frame: UIView {
    let content: UIView?

    override init(frame: CGRect) {
        content = Maker<UIView>.plain()
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

private protocol Named {
    init()
    var text: String { get }
}

private struct Name: Named {
    let text = "name"
}

private class Page: UIViewController {
    let name = "page"
}

private class Navigation: UINavigationController {}
private class Cell: UITableViewCell {}
private class Header: UITableViewHeaderFooterView {}

/// The compiler writes `init(from:)`, which calls the one `init()` of `NSObject`.
private final class Person: NSObject, Codable {
    var name: String

    init(name: String) { self.name = name }
}

private final class Jump: UIStoryboardSegue {
    override func perform() {}
}

private final class Key: UIButton {}

@MainActor private enum ButtonMaker<Button: UIButton> {
    static func made() -> Button { Button(type: .system) }
}
