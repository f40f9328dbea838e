import TextLayout

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
