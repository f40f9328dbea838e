import Foundation

/// A page that contains its style, its program and the data that the program shows.
struct HTMLDocument {
    /// The complete text of the page.
    let text: String

    /// - Parameters:
    ///   - data: What the program reads, from the element `id`.
    init(title: String, style: String, body: String, program: String, data: some Encodable, id: String) {
        // In a script element only "<" could end it.
        let json = String(decoding: Self.json(data), as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
        text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <title>\(Self.escaped(title))</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            \(body)
            <script type="application/json" id="\(id)">\(json)</script>
            <script>
            \(program)
            </script>
            </body>
            </html>

            """
    }

    /// `data` in JSON, with sorted keys: the same for the same data.
    static func json(_ data: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(data)
        } catch {
            preconditionFailure("A page's data consists of texts and finite numbers, which can be encoded: \(error)")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
