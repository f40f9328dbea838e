import NIOHTTP1

/// The answer to a request: one of the page's three files, or a refusal. No other file can be named.
struct PageResponse {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let body: [UInt8]

    init(to head: HTTPRequestHead, rules: AccessRules, port: Int) {
        let isSocket = AccessRules.path(of: head.uri) == "/socket"
        if let refusal = rules.refusal(of: head, isSocket: isSocket, port: port) {
            self.init(refusal, "text/plain; charset=utf-8", Array("\(refusal.reasonPhrase)\n".utf8))
        } else if head.method != .GET, head.method != .HEAD {
            self.init(.methodNotAllowed, "text/plain; charset=utf-8", Array("Only GET.\n".utf8))
        } else if isSocket {
            self.init(.upgradeRequired, "text/plain; charset=utf-8", Array("This is a WebSocket.\n".utf8))
        } else {
            switch AccessRules.path(of: head.uri) {
            case let path where path == "/" || path.hasPrefix("/page/"):
                self.init(.ok, "text/html; charset=utf-8", PackageResources.page_html)
            case "/client.js": self.init(.ok, "text/javascript; charset=utf-8", PackageResources.client_js)
            case "/style.css": self.init(.ok, "text/css; charset=utf-8", PackageResources.style_css)
            default: self.init(.notFound, "text/plain; charset=utf-8", Array("There is no such page.\n".utf8))
            }
        }
    }

    private init(_ status: HTTPResponseStatus, _ type: String, _ body: [UInt8]) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": type, "Content-Length": "\(body.count)", "Connection": "close",
            "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
            "Content-Security-Policy":
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
        ]
    }
}
