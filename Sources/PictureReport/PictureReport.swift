import Foundation

/// Pictures that were taken in several combinations, or compared with earlier ones, for a page to look through.
///
/// The page needs nothing but the pictures beside it: it works from a folder, without a server or a network.
package struct PictureReport: Codable, Equatable, Sendable {
    /// One picture, in one combination.
    package struct Entry: Codable, Equatable, Sendable {
        /// The values of the report's `facets`, in their order. Not empty; the first one is the entry's name.
        package var values: [String]
        package var status: Status
        /// The path of the picture, relative to the page. Nil if there is none.
        package var picture: String?
        /// The path of the earlier picture.
        package var reference: String?
        /// The path of the picture of the differences.
        package var difference: String?
        /// The size of the picture in pixels.
        package var size: Size?
        /// What is different, or why there is no picture.
        package var note: String?

        package init(
            values: [String], status: Status, picture: String? = nil, reference: String? = nil,
            difference: String? = nil, size: Size? = nil, note: String? = nil
        ) {
            self.values = values
            self.status = status
            self.picture = picture
            self.reference = reference
            self.difference = difference
            self.size = size
            self.note = note
        }
    }

    /// What is known about a picture. The page lists them in this order.
    package enum Status: String, Codable, CaseIterable, Sendable {
        /// It could not be taken.
        case failed
        /// It differs from the earlier one.
        case changed
        /// There is no earlier one.
        case new
        /// There is only an earlier one.
        case removed
        /// It equals the earlier one.
        case equal
        /// It was taken, and not compared.
        case taken
    }

    /// A size in pixels.
    package struct Size: Codable, Equatable, Sendable {
        package var width: Int
        package var height: Int

        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// The size in the header of a PNG file; nil if `bytes` do not begin with one.
        package init?(ofPNG bytes: Data) {
            let header = [UInt8](bytes.prefix(24))
            guard header.count == 24, header[1...3].elementsEqual("PNG".utf8) else { return nil }
            func number(at index: Int) -> Int { header[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
            self.init(width: number(at: 16), height: number(at: 20))
        }
    }

    package var title: String
    /// What distinguishes the entries, such as `Page` and `Device`; the page can be filtered by each.
    package var facets: [String]
    package var entries: [Entry]
    /// How to accept the new pictures, in a sentence; nil if there is nothing to accept.
    package var hint: String?

    package init(title: String, facets: [String], entries: [Entry], hint: String? = nil) {
        self.title = title
        self.facets = facets
        self.entries = entries
        self.hint = hint
    }

    /// The number of entries with this status.
    package func count(of status: Status) -> Int { entries.count { $0.status == status } }

    /// Whether a picture failed, or is not as before.
    package var hasDifferences: Bool { entries.contains { $0.status != .equal && $0.status != .taken } }

    // MARK: Files

    /// The report in JSON, with sorted keys: the same for the same entries.
    package var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(self)
        } catch {
            preconditionFailure("A report consists of texts and numbers, which can be encoded: \(error)")
        }
    }

    /// Nil if `json` is not a report.
    package init?(json: Data) {
        guard let report = try? JSONDecoder().decode(PictureReport.self, from: json) else { return nil }
        self = report
    }

    /// The page, a complete HTML document with its style and its program.
    package var html: String {
        // In a script element only "<" could end it.
        let data = String(decoding: json, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <title>\(Self.escaped(title))</title>
            <style>
            \(ReportPage.style)
            </style>
            </head>
            <body>
            \(ReportPage.body)
            <script type="application/json" id="report">\(data)</script>
            <script>
            \(ReportPage.program)
            </script>
            </body>
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}
