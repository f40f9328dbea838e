import Testing
import UIKit

@MainActor @Suite struct IdiomTests {
    @Test func controlsAndRecognizersSendSelectors() {
        let view = GalleryView()

        view.button.sendActions(for: .touchDown)
        view.button.sendActions(for: .touchUpInside)
        view.perform(#selector(GalleryView.refresh))

        #expect(view.events == ["press with event", "press", "refresh"])
        view.button.removeTarget(view, action: Selector(("didPress:")), for: .touchUpInside)
        #expect(view.button.actions(forTarget: view, forControlEvent: .touchUpInside) == nil)
        #expect(view.tap.view == nil)
    }

    @Test func methodsAreFoundByTheirNames() {
        let player = Player()

        player.perform(Selector(("play")))
        player.perform(NSSelectorFromString("rate:"), with: NSNumber(value: 2))
        let answer = GalleryView().perform(Selector(("answer")))?.takeUnretainedValue() as? NSString

        #expect(player.calls == ["play", "rate 2"])
        #expect(answer == "forty-two")
        #expect(player.responds(to: Selector(("stop"))))
        #expect(player.responds(to: #selector(Player.seek(to:animated:))))
        #expect(!player.responds(to: Selector(("rewind"))))
        #expect(NSStringFromSelector(#selector(Player.seek(to:animated:))) == "seekTo:animated:")
    }

    @Test func optionalMethodsThatAreMissingGiveNil() {
        let player = Player()
        let quiet = QuietDelegate()
        player.delegate = quiet

        #expect(player.finish() == "false untitled true")
        #expect(quiet.finished == 1)
        #expect(!quiet.responds(to: #selector(PlayerDelegate.playerShouldLoop(_:))))
    }

    @Test func optionalMethodsThatAreThereAreCalled() {
        let player = Player()
        let loud = LoudDelegate()
        player.delegate = loud

        #expect(player.finish() == "true A title false")
        #expect(loud.seconds == [3])
        #expect(loud.responds(to: #selector(PlayerDelegate.playerShouldLoop(_:))))
        player.delegate = nil
        #expect(player.finish() == "false untitled true")
    }

    @Test func closuresInOptionalPropertiesAreCalled() {
        let player = Player()
        var stops = 0
        player.onStop = { stops += 1 }

        player.stop()

        #expect(stops == 1)
    }

    @Test func gettersAndSettersAreSelectorsToo() {
        let view = GalleryView()

        view.perform(#selector(setter: GalleryView.title), with: "Cats")

        #expect(view.events == ["title Cats"])
        #expect(NSStringFromSelector(#selector(getter: GalleryView.title)) == "title")
    }

    @Test func keyPathsAreStringsAndValuesAreObserved() {
        let player = Player()
        var volumes: [Double] = []
        let observation = player.observe(\.volume, options: [.initial, .new]) { _, change in
            if let value = change.newValue { volumes.append(value) }
        }

        player.volume = 0.5

        #expect(volumes == [1, 0.5])
        #expect(#keyPath(Player.volume) == "volume")
        #expect(#keyPath(UIView.isHidden) == "hidden")
        observation.invalidate()
        player.volume = 0.2
        #expect(volumes.count == 2)
    }

    @Test func membersOfExtensionsAreOverridden() {
        let page: BasePage = SubPage()

        #expect(page.reload() == "sub")
        #expect(page.prefersStatusBarHidden)
        #expect(BasePage().reload() == "base")
    }

    @Test func notificationsAndTimersSendSelectors() {
        let view = GalleryView()
        let center = NotificationCenter()
        let name = Notification.Name("Idiom")

        center.addObserver(view, selector: #selector(GalleryView.refresh), name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(view)
        center.post(name: name, object: nil)
        let timer = Timer(
            timeInterval: 1, target: view, selector: #selector(GalleryView.refresh), userInfo: nil, repeats: false)
        timer.fire()

        #expect(view.events == ["refresh", "refresh"])
    }

    @Test func genericClassesAreTargets() {
        let stack = Stack<Int>()
        let (target, action) = stack.makeTarget()
        let button = UIButton()

        button.addTarget(target, action: action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)

        #expect(stack.pops == 1)
    }

    @Test func associatedObjectsEnumsAndConditionsWork() {
        let view = UIView()
        view.badge = "3"

        #expect(view.badge == "3")
        #expect(Flavor(rawValue: 1) == .sour)
        #expect(isIOS)
    }

    @Test func propertiesAreObservedByTheirNames() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var reader: ZoomReader? = ZoomReader(scrollView)

        scrollView.contentOffset.y = 3
        reader?.zoom = 2
        let changes = reader?.changes
        reader = nil
        scrollView.contentOffset.y = 4

        #expect(changes == ["offset 3.0", "zoom 2.0"])
    }

    @Test func propertiesAreReadAndSetByTheirNames() {
        let outlet = Outlet()
        let view = UIView()

        outlet.setValue("B", forKey: "label")
        outlet.setValue(view, forKey: "view")

        #expect(outlet.value(forKey: "label") as? String == "B")
        #expect(outlet.value(forKey: "view") as? UIView === view)
    }

    @Test func objectsHaveTheMethodsOfFoundation() {
        let outlet = Outlet()
        let clock = Clock()

        outlet.awakeFromNib()
        let time = clock.run()

        #expect(outlet.isAwake)
        #expect(outlet.plain().hasSuffix("Outlet"))
        #expect(clock.ticks == 1 && !clock.timer.isValid && time > 0)
        #expect(LabeledPage(label: "A").description == "<A>")
    }

    @Test func textsAreFoundInTheBundleWithTheirPluralForms() {
        #expect(greeting() == "Hello")
        #expect([0, 1, 5].map(itemCount) == ["nothing", "1 item", "5 items"])
    }
}
