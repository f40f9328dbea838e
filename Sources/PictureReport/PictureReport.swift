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
    package var json: Data { HTMLDocument.json(self) }

    /// Nil if `json` is not a report.
    package init?(json: Data) {
        guard let report = try? JSONDecoder().decode(PictureReport.self, from: json) else { return nil }
        self = report
    }

    /// The page, a complete HTML document with its style and its program.
    package var html: String {
        HTMLDocument(
            title: title, style: ReportPage.style, body: ReportPage.body, program: ReportPage.program, data: self,
            id: "report"
        ).text
    }
}
