import Testing
import UIKitCore
import UIKitTables

/// Objects created from a metatype alone. The optimizer could confuse them with the shadow class, so `./test` runs
/// this suite in a release build too.
@MainActor @Suite struct InstantiationTests {
    class Plain: NSObject {
        var greeting = "made"
    }

    final class InheritedView: Plain {
        override init() {
            super.init()
            greeting = "made by the subclass"
        }
    }

    final class Box<Content>: NSObject {
        var contents: [Content] = []
    }

    final class Panel: UIView {
        let isMade: Bool

        override init(frame: CGRect) {
            isMade = true
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) {
            isMade = false
            super.init(coder: coder)
        }
    }

    final class PlainPanel: UIView {
        var title = "untitled"
    }

    final class Row: UITableViewCell {
        let isMade: Bool

        override init(style: CellStyle, reuseIdentifier: String?) {
            isMade = true
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) {
            isMade = false
            super.init(coder: coder)
        }
    }

    final class Heading: UITableViewHeaderFooterView {
        var level = 3
    }

    @Test func tableMakesCellsAndHeadersOfTheRegisteredClasses() {
        let table = UITableView(frame: .zero)
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "heading")

        let cell = table.dequeueReusableCell(withIdentifier: "row")
        let heading = table.dequeueReusableHeaderFooterView(withIdentifier: "heading")

        #expect((cell as? Row)?.isMade == true && cell?.reuseIdentifier == "row")
        #expect((heading as? Heading)?.level == 3 && heading?.reuseIdentifier == "heading")
    }

    @Test(arguments: [(Plain.self, "made"), (InheritedView.self, "made by the subclass")] as [(Plain.Type, String)])
    func anObjectOfItsOwnClassIsMade(_ type: Plain.Type, _ greeting: String) {
        let object = makeObject(of: type)

        #expect(Swift.type(of: object) == type)
        #expect((object as? Plain)?.greeting == greeting)
    }

    @Test func anObjectOfAGenericClassIsMade() {
        let object = makeObject(of: Box<Int>.self)

        (object as? Box<Int>)?.contents.append(7)

        #expect((object as? Box<Int>)?.contents == [7])
    }

    @Test func viewIsMadeByInitWithFrame() {
        let view = makeView(of: Panel.self)

        #expect((view as? Panel)?.isMade == true)
        #expect(view.frame == .zero)
    }

    @Test func viewWithInheritedInitializersIsMade() {
        #expect((makeView(of: PlainPanel.self) as? PlainPanel)?.title == "untitled")
    }

    @Test func aViewGetsALayerOfItsLayerClass() {
        final class Layer: CALayer {}
        final class LayeredView: UIView {
            override class var layerClass: AnyClass { Layer.self }
        }

        #expect(LayeredView().layer is Layer)
    }

    #if !DEBUG
        @Test func uikitExceptionIsOnlyLoggedInRelease() {
            misuse("A release build logs this line and goes on.", raises: true)
        }
    #endif
}
