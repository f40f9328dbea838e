import Foundation
import Testing
import UIKitCore
import VelariumTesting

@MainActor @Suite struct NotificationCenterSelectorTests {
    private let center = NotificationCenter()
    private let listener = Listener("a")

    @Test func observersAreNotifiedInTheOrderTheyWereAdded() {
        let listeners = "abcdefgh".map { Listener(String($0)) }
        var heard: [String] = []
        for listener in listeners {
            listener.onNews = { heard.append(listener.name) }
            center.addObserver(listener, selector: Selector("receive:", Listener.receive), name: .news, object: nil)
        }

        center.post(name: .news, object: nil)

        #expect(heard == ["a", "b", "c", "d", "e", "f", "g", "h"])
    }

    @Test func anObserverMethodTakesNoArgumentANotificationOrAnNSNotification() {
        center.addObserver(listener, selector: Selector("note", Listener.note), name: .news, object: nil)
        center.addObserver(listener, selector: Selector("receive:", Listener.receive), name: .news, object: nil)
        center.addObserver(listener, selector: Selector("receiveOld:", Listener.receiveOld), name: .news, object: nil)

        center.post(name: .news, object: nil, userInfo: ["number": 5])

        #expect(listener.calls == ["note", "receive 5", "receiveOld 5"])
    }

    @Test func nameAndObjectAreFiltered() {
        let mine = NSObject()
        let other = NSObject()
        center.addObserver(listener, selector: Selector("note", Listener.note), name: .news, object: mine)
        center.addObserver(listener, selector: Selector("receive:", Listener.receive), name: nil, object: mine)

        center.post(name: .news, object: other)
        center.post(name: .otherNews, object: mine)
        #expect(listener.calls == ["receive nil"])
        center.post(name: .news, object: mine)

        #expect(listener.calls.sorted() == ["note", "receive nil", "receive nil"])
    }

    @Test func removedObserversAndTokensAreNotNotified() {
        center.addObserver(listener, selector: Selector("note", Listener.note), name: .news, object: nil)
        center.addObserver(listener, selector: Selector("receive:", Listener.receive), name: .otherNews, object: nil)
        let count = Counter()
        let token = center.addObserver(forName: .news, object: nil, queue: nil) { _ in count.value += 1 }

        center.removeObserver(listener, name: .news, object: nil)
        center.post(name: .news, object: nil)
        center.post(name: .otherNews, object: nil)
        #expect(listener.calls == ["receive nil"] && count.value == 1)
        center.removeObserver(listener)
        center.removeObserver(token)
        center.post(name: .news, object: nil)
        center.post(name: .otherNews, object: nil)

        #expect(listener.calls == ["receive nil"] && count.value == 1)
    }

    @Test func observersAreHeldWeaklyAndCanBeRemovedDuringAPost() {
        weak var gone: Listener?
        do {
            let short = Listener("short")
            gone = short
            center.addObserver(short, selector: Selector("note", Listener.note), name: .news, object: nil)
        }
        let second = Listener("second")
        listener.onNews = { center.removeObserver(second) }
        center.addObserver(listener, selector: Selector("receive:", Listener.receive), name: .news, object: nil)
        center.addObserver(second, selector: Selector("note", Listener.note), name: .news, object: nil)

        center.post(name: .news, object: nil)

        #expect(gone == nil)
        #expect(listener.calls == ["receive nil"] && second.calls.isEmpty)
    }

    @Test func keyboardNotificationsReachSelectorsWithACGRect() throws {
        let device = TestDevice(.iPhone14)
        let page = KeyboardPage()
        device.show(page)

        try device.showKeyboard(height: 300)

        #expect(page.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
    }
}

extension Notification.Name {
    fileprivate static let news = Notification.Name("news")
    fileprivate static let otherNews = Notification.Name("otherNews")
}

private final class Counter: @unchecked Sendable {
    var value = 0
}

private final class Listener {
    let name: String
    var calls: [String] = []
    var onNews: () -> Void = {}

    init(_ name: String) {
        self.name = name
    }

    func note() { calls.append("note") }

    func receive(_ notification: Notification) {
        calls.append("receive \(notification.userInfo?["number"].map { "\($0)" } ?? "nil")")
        onNews()
    }

    func receiveOld(_ notification: NSNotification) {
        calls.append("receiveOld \(notification.userInfo?["number"].map { "\($0)" } ?? "nil")")
    }
}

private final class KeyboardPage: UIViewController {
    var frame: CGRect?

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboardWillShow:", KeyboardPage.keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    func keyboardWillShow(_ notification: Notification) {
        frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    }
}
