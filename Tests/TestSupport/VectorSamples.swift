import Foundation

/// Vector files for tests.
package enum VectorSamples {
    /// An SVG of 20 × 10 with a red left half.
    package static let halfRed = svg(#"width="20" height="10""#, #"<rect width="10" height="10" fill="red"/>"#)

    /// A PDF of 20 × 10 points with a blue left half.
    package static let halfBlue = pdf(width: 20, height: 10, content: "0 0 1 rg 0 0 10 10 re f")

    /// An SVG with these attributes and content.
    package static func svg(_ attributes: String, _ content: String) -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
    }

    /// A PDF with one page of this size in points, and its drawing operators. Readers find its parts without a table.
    package static func pdf(width: Int, height: Int, content: String) -> Data {
        Data(
            """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R /Resources << >> >> endobj
            4 0 obj << /Length \(content.utf8.count) >> stream
            \(content)
            endstream endobj
            trailer << /Root 1 0 R /Size 5 >>
            %%EOF
            """.utf8)
    }

    /// A template of a symbol whose capitals are 70 high, with layers of these names: boxes as wide as given.
    package static func symbol(_ layers: [(name: String, width: Int)], attributes: String = "") -> Data {
        let guides = ["S", "M", "L"].enumerated().map { index, letter in
            let y = 100 + 200 * index
            return """
                <line id="Baseline-\(letter)" x1="0" x2="600" y1="\(y)" y2="\(y)" style="fill:none;stroke:#27AAE1"/>
                <line id="Capline-\(letter)" x1="0" x2="600" y1="\(y - 70)" y2="\(y - 70)"/>
                """
        }
        let boxes = layers.map { layer in
            let row = ["S": 0, "M": 1, "L": 2][layer.name.suffix(1)] ?? 1
            let top = 100 + 200 * row - 70
            return """
                <g id="\(layer.name)"><path class="monochrome-0 multicolor-0:systemRedColor SFSymbolsPreviewWireframe" \
                d="M 100,\(top) h \(layer.width) v 80 h -\(layer.width) z" \(attributes)/></g>
                """
        }
        return svg(
            #"width="600" height="600""#,
            "<style>.SFSymbolsPreviewWireframe {fill:none;stroke:black}</style><g id=\"Guides\">"
                + guides.joined() + "</g><g id=\"Symbols\">" + boxes.joined() + "</g>")
    }
}
