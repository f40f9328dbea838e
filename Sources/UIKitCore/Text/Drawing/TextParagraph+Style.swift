import TextLayout

extension NSAttributedString {
    /// The text in text layout's terms: one run for each stretch of equal attributes. Runs carry a paragraph style where
    /// theirs is another than the first character's.
    ///
    /// - Parameters:
    ///   - fallback: The style of characters that have none.
    ///   - adjust: Changes each paragraph style on its way.
    package func textRuns(
        over look: TextLook, else fallback: NSParagraphStyle = .default,
        adjust: (inout TextParagraph) -> Void = { _ in }
    ) -> [TextRun] {
        var runs: [TextRun] = []
        let text = string as NSString
        let first = firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            var run = look.run(text.substring(with: range), attributes)
            let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? fallback
            if style !== first, style != first {
                var paragraph = TextParagraph(style)
                adjust(&paragraph)
                run.paragraph = paragraph
            }
            runs.append(run)
        }
        return runs
    }

    /// How the first paragraph's lines are set: by the paragraph style of its first character, else by `fallback`.
    package func textParagraph(else fallback: NSParagraphStyle = .default) -> TextParagraph {
        TextParagraph(firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback)
    }

    /// The value of `key` at the first character.
    func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
    }
}

extension TextParagraph {
    package init(_ style: NSParagraphStyle) {
        self.init()
        alignment = Alignment(style.alignment)
        lineBreak = LineBreak(style.lineBreakMode)
        lineSpacing = style.lineSpacing
        minimumLineHeight = style.minimumLineHeight
        maximumLineHeight = style.maximumLineHeight
        lineHeightMultiple = style.lineHeightMultiple
        spacingAfter = style.paragraphSpacing
        spacingBefore = style.paragraphSpacingBefore
        firstLineIndent = style.firstLineHeadIndent
        headIndent = style.headIndent
        tailIndent = style.tailIndent
        tabStops = style.tabStops.map(TabStop.init)
        tabInterval = style.defaultTabInterval
        hyphenation = CGFloat(style.hyphenationFactor)
        tightens = style.allowsDefaultTighteningForTruncation
        if style.lineBreakStrategy.contains(.pushOut) { strategy.insert(.pushesOut) }
        if style.lineBreakStrategy.contains(.hangulWordPriority) { strategy.insert(.keepsHangulWords) }
        switch style.baseWritingDirection {
        case .natural: direction = .natural
        case .leftToRight: direction = .leftToRight
        case .rightToLeft: direction = .rightToLeft
        }
    }
}

extension TextParagraph.Alignment {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension TextParagraph.LineBreak {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wordWrap
        case .byCharWrapping: self = .charWrap
        case .byClipping: self = .clip
        case .byTruncatingHead: self = .truncateHead
        case .byTruncatingTail: self = .truncateTail
        case .byTruncatingMiddle: self = .truncateMiddle
        }
    }
}

extension TextParagraph.TabStop {
    init(_ tab: NSTextTab) {
        switch tab.alignment {
        case .left, .natural, .justified: self.init(.left, at: tab.location)
        case .center: self.init(.center, at: tab.location)
        case .right: self.init(.right, at: tab.location)
        }
    }
}
