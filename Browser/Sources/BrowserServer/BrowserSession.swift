import Foundation

/// One app, the browser that drives it, and any number that watch.
///
/// It keeps the pixels of the screen: a browser that connects, or is slow, gets what it has not seen yet and no queue of old
/// frames.
actor BrowserSession {
    /// What a browser gets.
    enum Output: Sendable {
        /// Pixels, or something else in binary.
        case binary([UInt8])
        /// JSON.
        case text(String)
        /// The connection is to be closed, for this reason.
        case close(String)
    }

    private struct Client {
        let send: @Sendable (Output) -> Void
        let watches: Bool
        var unseen = UnseenAreas()
        /// Whether a frame was sent that the browser has not acknowledged.
        var isBusy = false
        var requests = RateLimit()
        /// Whether it shows what assistive technology reaches.
        var readsElements = false
    }

    /// The most browsers at a time. Chosen; further ones are told to come later.
    private let mostClients: Int
    private var clients: [Int: Client] = [:]
    private var lastClient = 0
    /// The browser whose input the app gets.
    private var driver: Int?
    private var picture = ScreenPicture()
    private var screen: AppMessage.Screen?
    private var isResizable = false
    /// The scheme of the URLs of the app's pages.
    private var scheme = "app"
    private var state: [UInt8] = []
    /// What assistive technology reaches; empty while no browser asks for it.
    private var elements: [UInt8] = []
    private var frame: UInt32 = 0
    private var sendToApp: (@Sendable (AppPacket) -> Void)?
    /// Why the app cannot be shown any more; nil while it runs.
    private(set) var end: String?

    init(mostClients: Int = 32) { self.mostClients = mostClients }

    var clientCount: Int { clients.count }

    // MARK: The app

    /// The app has connected. Browsers may have been here before it.
    func appDidConnect(_ send: @escaping @Sendable (AppPacket) -> Void) {
        sendToApp = send
        if clients.values.contains(where: \.readsElements) { requestElements() }
    }

    /// The app has ended; every browser is told so.
    func appDidEnd(_ reason: String) {
        guard end == nil else { return }
        end = reason
        sendToApp = nil
        for client in clients.values { client.send(.close(reason)) }
    }

    func receive(_ packet: AppPacket) {
        guard let kind = AppMessage.Kind(rawValue: packet.kind) else { return }
        switch kind {
        case .hello:
            guard let hello = try? JSONDecoder().decode(AppMessage.Hello.self, from: Data(packet.content)) else {
                return
            }
            guard hello.version == AppMessage.version else {
                return appDidEnd(
                    "The app speaks version \(hello.version) of the protocol, and this server \(AppMessage.version).")
            }
            isResizable = hello.isResizable
            scheme = Self.scheme(ofApp: hello.title)
            show(hello.screen)
        case .screen:
            guard let new = try? JSONDecoder().decode(AppMessage.Screen.self, from: Data(packet.content)) else {
                return
            }
            show(new)
        case .frame: receiveFrame(packet.content)
        case .state:
            state = packet.content
            broadcast("state", packet.content) { _ in true }
        case .elements:
            elements = packet.content
            broadcast("elements", packet.content) { $0.readsElements }
        case .announcement: broadcast("announcement", packet.content) { $0.readsElements }
        case .clipboard: driver.flatMap { clients[$0] }?.send(.text(Self.text("clipboard", packet.content)))
        case .discardComposition: driver.flatMap { clients[$0] }?.send(.text(Self.text("discardComposition", nil)))
        }
    }

    private func show(_ new: AppMessage.Screen) {
        guard new.isPossible else { return }
        screen = new
        picture.resize(width: new.pixelWidth, height: new.pixelHeight)
        for id in clients.keys {
            clients[id]?.unseen.removeAll()
            clients[id]?.send(.text(screenText(for: id)))
        }
    }

    /// A number, the number of areas, and for each its place, size and pixels. What is no frame is dropped.
    private func receiveFrame(_ content: [UInt8]) {
        func number(_ index: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(content[index + $1]) << ($1 * 8) }
        }
        guard content.count >= 6 else { return }
        let acknowledged = number(0, 4)
        var index = 6
        var areas: [PixelArea] = []
        for _ in 0..<number(4, 2) {
            guard index + 8 <= content.count else { break }
            let area = PixelArea(
                x: number(index, 2), y: number(index + 2, 2), width: number(index + 4, 2), height: number(index + 6, 2))
            index += 8
            let length = area.width * area.height * 4
            guard index + length <= content.count, picture.draw(content[index..<(index + length)], in: area) else {
                break
            }
            index += length
            areas.append(area)
        }
        // The app draws the next frame while browsers still read this one: they are paced one by one.
        sendToApp?(AppPacket(kind: AppMessage.acknowledgement, content: Array(#"{"frame":\#(acknowledged)}"#.utf8)))
        for id in clients.keys {
            for area in areas { clients[id]?.unseen.add(area) }
            sendFrame(to: id)
        }
    }

    // MARK: Browsers

    /// A browser has connected.
    ///
    /// - Parameter watches: Whether it only watches; otherwise it drives if no other browser does.
    /// - Returns: Its number; nil if there are too many, or the app has ended.
    func connect(watches: Bool, _ send: @escaping @Sendable (Output) -> Void) -> Int? {
        guard end == nil else {
            send(.close(end ?? ""))
            return nil
        }
        guard clients.count < mostClients else {
            send(.close("There are already \(mostClients) browsers."))
            return nil
        }
        lastClient += 1
        let id = lastClient
        clients[id] = Client(send: send, watches: watches)
        if driver == nil, !watches { driver = id }
        if screen != nil {
            send(.text(screenText(for: id)))
            clients[id]?.unseen.add(picture.bounds)
        }
        if !state.isEmpty { send(.text(Self.text("state", state))) }
        sendFrame(to: id)
        return id
    }

    /// A browser is gone. The next one that does not only watch drives.
    func disconnect(_ id: Int) {
        let readElements = clients[id]?.readsElements == true
        clients[id] = nil
        if readElements, !clients.values.contains(where: \.readsElements) {
            elements = []
            request(.readElements, #"{"isOn":false}"#)
        }
        guard driver == id else { return }
        request(.inputLost, "{}")
        driver = clients.filter { !$0.value.watches }.keys.min()
        if let driver { clients[driver]?.send(.text(screenText(for: driver))) }
    }

    /// A message of a browser: JSON with a kind. What is none is answered by the end of the connection.
    ///
    /// - Returns: Whether the browser may go on.
    func receive(_ text: String, from id: Int, at now: ContinuousClock.Instant = .now) -> Bool {
        guard clients[id]?.requests.allows(now) == true else { return false }
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let kind = object["kind"] as? String
        else { return false }
        if kind == "ack" {
            clients[id]?.isBusy = false
            sendFrame(to: id)
            return true
        }
        if kind == "link" {
            follow(object, from: id)
            return true
        }
        guard let request = AppMessage.Request(rawValue: kind), request != .steps else { return false }
        if request == .readElements {
            readElements(for: id)
            return true
        }
        // The app gets only the driver's input.
        guard driver == id else { return true }
        if request == .resize, !isResizable { return true }
        self.request(request, text)
        return true
    }

    /// Brings the app into the state of the driver's link.
    private func follow(_ link: [String: Any], from id: Int) {
        guard driver == id, let path = link["path"] as? String, let query = link["query"] as? String else { return }
        do throws(PageLink.Problem) {
            let steps = try PageLink(path: path, query: query, scheme: scheme).steps
            guard !steps.isEmpty, let json = Self.json(["text": steps]) else { return }
            request(.steps, json)
        } catch {
            guard let json = Self.json(["text": "The link cannot be followed: \(error.reason)."]) else { return }
            clients[id]?.send(.text(Self.text("problem", Array(json.utf8))))
        }
    }

    /// The scheme of an app's URLs: its name in lower case, without what a scheme cannot have.
    private static func scheme(ofApp title: String) -> String {
        let letters = title.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return letters.first?.isLetter == true ? letters : "app"
    }

    private static func json(_ object: [String: String]) -> String? {
        (try? JSONEncoder().encode(object)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The app tells what assistive technology reaches as long as one browser asks for it.
    private func readElements(for id: Int) {
        guard clients[id]?.readsElements == false else { return }
        let isFirst = !clients.values.contains(where: \.readsElements)
        clients[id]?.readsElements = true
        if isFirst {
            requestElements()
        } else if !elements.isEmpty {
            clients[id]?.send(.text(Self.text("elements", elements)))
        }
    }

    private func requestElements() { request(.readElements, #"{"isOn":true}"#) }

    private func request(_ request: AppMessage.Request, _ json: String) {
        sendToApp?(AppPacket(kind: request.number, content: Array(json.utf8)))
    }

    private func sendFrame(to id: Int) {
        guard var client = clients[id], !client.isBusy, !client.unseen.isEmpty else { return }
        let areas = client.unseen.removeAndReturn().filter { picture.bounds.contains($0) }
        client.isBusy = !areas.isEmpty
        clients[id] = client
        guard !areas.isEmpty else { return }
        frame &+= 1
        var bytes: [UInt8] = [AppMessage.Kind.frame.rawValue]
        bytes.append(little: frame)
        bytes.append(little: UInt16(areas.count))
        for area in areas {
            for value in [area.x, area.y, area.width, area.height] { bytes.append(little: UInt16(value)) }
        }
        client.send(.binary(bytes + Deflate.compress(picture.pixels(of: areas))))
    }

    private func broadcast(_ kind: String, _ content: [UInt8], to isReader: (Client) -> Bool) {
        for client in clients.values where isReader(client) { client.send(.text(Self.text(kind, content))) }
    }

    private func screenText(for id: Int) -> String {
        guard let screen else { return "{}" }
        return """
            {"kind":"screen","width":\(screen.width),"height":\(screen.height),"scale":\(screen.scale),\
            "isResizable":\(isResizable),"drives":\(driver == id)}
            """
    }

    /// A message with the app's JSON in it.
    private static func text(_ kind: String, _ content: [UInt8]?) -> String {
        let value = content.map { String(decoding: $0, as: UTF8.self) } ?? "null"
        return #"{"kind":"\#(kind)","value":\#(value)}"#
    }
}

extension [UInt8] {
    fileprivate mutating func append(little number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
