import CoreGraphics
import QuartzCore
import UIFoundation
import UIKitCore

/// The drawn keyboard with its state: shows the layout for a text input, and types what is pressed.
@MainActor final class DrawnKeyboard: KeyPressHandling {
    /// The time within which a second tap on Shift turns on Caps Lock, in seconds. Measured by KeyboardKit.
    private static let doubleTapDelay: Seconds = 0.3

    let view: DrawnKeyboardView
    private unowned let system: UIKitSystem
    private let typist = KeyTypist()
    private var state = KeyboardStateMachine()
    private var traits = KeyboardTraits()
    private var lastShift: Seconds?
    private var repeater: DeleteRepeater?
    private let emoji: EmojiKeyboard
    private var enabled: EnabledLetters
    private(set) var arrangement = Arrangement.wide
    private var shown = Shown()

    /// What the keys show. The same again changes no view: most keys that type a letter change only the text.
    private struct Shown {
        var input: KeyboardLayout.Input?
        var geometry: KeyboardGeometry?
        var layout = KeyboardLayout(KeyboardLayout.Input())
        var faces: KeyFaces?
    }

    /// How the keys are arranged.
    enum Arrangement {
        /// As wide as the screen; a phone's that floats on a tablet; in two halves.
        case wide, floating, split
    }

    init(system: UIKitSystem) {
        self.system = system
        enabled = EnabledLetters(in: system.settings.language, onlyLatin: false)
        emoji = EmojiKeyboard(era: system.era)
        view = DrawnKeyboardView(DrawnKeyboard.geometry(of: system))
        view.keys.handler = self
        view.globe.onTap = { [weak self] in self?.showNextLanguage() }
        view.bar.onChoose = { [weak self] in self?.typeSpace() }
        view.grip.onDrag = { [weak system] in system?.keyboard.moveFloatingKeyboard(by: $0) }
        view.grip.onEnd = { [weak system] in system?.keyboard.endMovingFloatingKeyboard() }
        view.microphone.accessibilityTraits = [.keyboardKey, .notEnabled]
        connectEmoji()
    }

    private func connectEmoji() {
        emoji.onChoose = { [weak self] in self?.typeEmoji($0) }
        emoji.onCategoryChange = { [weak self] in self?.show() }
        emoji.onBeginSearch = { [weak self] in self?.showSearch() }
        emoji.onEndSearch = { [weak self] in self?.showPage(.emoji) }
    }

    private static func geometry(of system: UIKitSystem) -> KeyboardGeometry {
        let size = system.screen.bounds.size
        return KeyboardGeometry(
            system.device, era: system.era, screen: size, safeArea: system.device.safeArea(for: size))
    }

    /// The height of the docked keyboard. Points.
    var height: CGFloat { view.height }

    // MARK: Input

    /// Shows the keyboard for `responder`, on the page of its type.
    ///
    /// The emoji stay when the input views of the same responder are loaded again, and it still has them.
    func attach(to responder: UIResponder) {
        view.keys.cancelPresses()
        stopDeleting()
        let showedEmoji = state.page == .emoji && typist.isAttached(to: responder)
        typist.attach(to: responder)
        let traits = KeyboardTraits(of: typist.input)
        let keepsEmoji = showedEmoji && traits.hasEmoji
        state = KeyboardStateMachine(
            page: keepsEmoji ? .emoji : KeyboardLayout.firstPage(of: traits.type), language: state.language)
        emoji.endSearch()
        reload()
    }

    /// Ends all presses: the keyboard goes away.
    func detach() {
        view.keys.cancelPresses()
        view.keys.removeHiddenPages()
        stopDeleting()
        typist.attach(to: nil)
        emoji.endSearch()
        if state.page == .emoji { state.handle(.page(.letters)) }
        showEmoji()
    }

    /// Reads the traits, device and language again, and shows what they ask for.
    func reload() {
        traits = KeyboardTraits(of: typist.input)
        enabled = EnabledLetters(in: system.settings.language, onlyLatin: traits.isASCII)
        view.apply(geometry)
        let assistant = geometry.style.isPad ? typist.assistant : nil
        view.bar.show(assistant)
        assistantNeedsBar = assistant?.allowsHidingShortcuts == false && view.bar.hasItems
        if state.page == .emoji, !offersEmoji { state.handle(.page(KeyboardLayout.firstPage(of: traits.type))) }
        view.overrideUserInterfaceStyle = traits.style
        updateShift()
        show()
    }

    /// Whether the app keeps its items above a tablet's keyboard.
    private var assistantNeedsBar = false

    /// Arranges the keys for another place of the keyboard.
    func arrange(_ arrangement: Arrangement) {
        guard arrangement != self.arrangement else { return }
        self.arrangement = arrangement
        reload()
    }

    private var geometry: KeyboardGeometry {
        switch arrangement {
        case .wide: DrawnKeyboard.geometry(of: system)
        case .floating: .floating
        case .split: .split(width: system.screen.bounds.width)
        }
    }

    // MARK: Showing

    private var letters: LetterSet { enabled.letters(at: state.language) }

    private var layoutInput: KeyboardLayout.Input {
        var input = KeyboardLayout.Input(
            type: traits.type, page: state.page, letters: letters, style: view.geometry.style,
            decimalSeparator: KeyboardTraits.decimalSeparator(in: system.settings.language),
            hasGlobeKey: (view.geometry.hasGlobeKey || view.geometry.style.isPad) && enabled.hasSeveral,
            hasEmojiKey: offersEmoji)
        input.hasFlickKeys = arrangement != .split
        return input
    }

    /// Whether the input's keyboard has emoji. A split keyboard has no room for them.
    private var offersEmoji: Bool { traits.hasEmoji && arrangement != .split }

    private func show() {
        showEmoji()
        showKeys()
        let faces = KeyFaces(
            state: state, traits: traits, letters: letters, language: system.settings.language,
            isTablet: view.geometry.style.isPad, isPhonePad: shown.layout.isPad, category: emoji.category,
            isReturnEnabled: traits.isReturnEnabled(hasText: typist.input?.hasText ?? false))
        if faces != shown.faces { show(faces) }
        view.globe.isShown = enabled.hasSeveral
        view.microphone.isShown = traits.hasDictation && state.page != .emoji
        view.bar.word = traits.isSecure ? "" : typist.word
    }

    /// Shows the emoji and the field that searches them as far as the page has them, and the bar.
    private func showEmoji() {
        let isTablet = view.geometry.style.isPad
        if state.page != .emoji {
            view.show(nil as EmojiGridView?)
        } else if view.emoji == nil {
            view.show(emoji.makeGrid(isTablet: isTablet))
        }
        let searches = emoji.isSearchable && arrangement == .wide && (state.page == .emoji || emoji.query != nil)
        if !searches {
            view.show(nil as EmojiSearchBar?)
        } else if view.search == nil {
            view.show(emoji.makeSearchBar())
        }
        view.search?.language = KeyboardLanguage(of: letters, in: system.settings.language)
        if let search = view.search, search.query != emoji.query { search.show(emoji.query, found: emoji.found) }
        // Before fields searched emoji, their page had no bar.
        let hasSuggestions = traits.showsBar && (state.page != .emoji || emoji.isSearchable)
        view.showsBar = (hasSuggestions || assistantNeedsBar || searches) && arrangement == .wide
    }

    /// Arranges the keys of the page, unless they are there already.
    private func showKeys() {
        let input = layoutInput
        let geometry = view.geometry
        guard input != shown.input || geometry != shown.geometry else { return }
        let layout = KeyboardLayout(input)
        let split = arrangement == .split ? SplitKeyFrames(of: layout, in: geometry) : nil
        shown = Shown(input: input, geometry: geometry, layout: layout)
        halves = split.map { KeyboardHalves(left: $0.leftWidth, right: $0.rightWidth) }
        let frames = split?.frames ?? KeyFrames(of: layout, in: geometry)
        view.keys.show(
            frames.aligned(toScale: system.device.scale), radius: geometry.cornerRadius,
            isTablet: geometry.style.isPad)
    }

    private func show(_ faces: KeyFaces) {
        shown.faces = faces
        view.globe.accessibilityLabel = KeyTitles.label(for: .nextLanguage, in: faces.keyboardLanguage)
        view.microphone.accessibilityLabel = KeyTitles.dictation(in: faces.keyboardLanguage)
        for key in view.keys.keyViews {
            let old = key.appearance
            var appearance = faces.appearance(of: key.place.key)
            appearance.isPressed = old.isPressed
            appearance.isFlicked = old.isFlicked
            key.appearance = appearance
            key.accessibilityLabel = faces.label(of: key.place.key)
            key.accessibilityTraits = key.appearance.isEnabled ? [.keyboardKey] : [.keyboardKey, .notEnabled]
        }
    }

    /// Capitalizes the next letter as the text before it asks for.
    private func updateShift() {
        let wants =
            letters.hasCapitals && !traits.isSecure && emoji.query == nil
            && CapitalizationRule.capitalizes(after: typist.context, traits.capitalization)
        state.handle(.contextChanged(wantsCapital: wants))
    }

    private func handle(_ event: KeyboardStateMachine.Event) {
        state.handle(event)
        show()
    }

    /// Called after the text has changed.
    private func textDidChange() {
        updateShift()
        show()
    }

    /// The text was changed by something else: a hardware key, the app, a paste, or a tap that moved the insertion point.
    func textWasChanged(byTyping text: String?) {
        guard !typist.isTyping else { return }
        if let text { typist.remember(text) }
        textDidChange()
    }

    // MARK: Presses

    var showsCallouts: Bool { !view.geometry.style.isPad && offersVariants }

    /// Secure texts show nothing of what is typed, and number pads have no variants.
    private var offersVariants: Bool { !traits.isSecure && !shown.layout.isPad }

    func keyDidGoDown(_ key: KeyboardKey, at time: Seconds) {
        switch key.action {
        case .delete:
            repeater = DeleteRepeater(on: system.host.clock) { [weak self] isWord in self?.delete(word: isWord) }
        case .shift:
            let isSecond = lastShift.map { time - $0 <= DrawnKeyboard.doubleTapDelay } ?? false
            lastShift = isSecond ? nil : time
            handle(.shiftDown(isSecond: isSecond))
        case .page(let page): showPage(page)
        case .text, .space, .return, .tab, .capsLock, .emojiCategory, .nextLanguage, .dismiss, .empty: return
        }
    }

    func keyDidGoUp(_ key: KeyboardKey) {
        switch key.action {
        case .delete: stopDeleting()
        case .shift: handle(.shiftUp)
        case .page, .text, .space, .return, .tab, .capsLock, .emojiCategory, .nextLanguage, .dismiss, .empty: return
        }
    }

    func keyWasReleased(_ key: KeyboardKey, text: String?) {
        switch key.action {
        case .text(let own): type(text ?? character(own))
        case .space: typeSpace()
        case .return: typeReturn()
        case .tab: type("\t")
        case .capsLock: handle(.capsLock)
        case .emojiCategory(let category): view.emoji?.scroll(to: category)
        case .nextLanguage: showNextLanguage()
        case .dismiss: system.keyboardPresenter?.dismissKeyboard()
        case .delete, .shift, .page, .empty: return
        }
    }

    func moveInsertionPoint(by characters: Int) {
        guard emoji.query == nil else { return }
        typist.moveInsertionPoint(by: characters)
        textDidChange()
    }

    func variants(of key: KeyboardKey) -> [String] {
        guard case .text(let text) = key.action, offersVariants else { return [] }
        return KeyVariants.variants(of: text, uppercase: state.shift.isUppercase && state.page == .letters)
    }

    private func character(_ own: String) -> String {
        state.page == .letters && own.count == 1 && state.shift.isUppercase ? own.uppercased() : own
    }

    private func type(_ text: String) {
        if search({ $0.type(text) }) { return }
        typist.insert(text)
        state.handle(text == "'" ? .typedSeparator : .typed)
        textDidChange()
    }

    /// Types an emoji into the text, also while the keys type into the field that searches.
    private func typeEmoji(_ text: String) {
        system.activate()
        typist.commitMarkedText()
        typist.insert(text)
        textDidChange()
    }

    /// Changes the text by which emoji are searched. Returns false while they are not.
    private func search(_ change: (EmojiKeyboard) -> Void) -> Bool {
        guard emoji.query != nil else { return false }
        change(emoji)
        handle(.typed)
        return true
    }

    private func typeSpace() {
        if search({ $0.type(" ") }) { return }
        typist.insertSpace(at: system.host.clock.now)
        if !KeyboardLayout.staysOnSigns(traits.type) { state.handle(.typedSeparator) }
        textDidChange()
    }

    private func typeReturn() {
        if emoji.query != nil { return showPage(.emoji) }
        guard traits.isReturnEnabled(hasText: typist.input?.hasText ?? false) else { return }
        typist.insert("\n")
        textDidChange()
    }

    private func delete(word isWord: Bool) {
        system.activate()
        if search({ $0.deleteBackward() }) { return system.host.requestFrame() }
        isWord ? typist.deleteWord() : typist.deleteBackward()
        textDidChange()
        system.host.requestFrame()
    }

    private func stopDeleting() {
        repeater?.stop()
        repeater = nil
    }

    // MARK: Places

    /// The widths of the halves of a split keyboard; nil for a keyboard that is not split.
    private(set) var halves: KeyboardHalves? {
        didSet { if halves != oldValue { onHalvesChange() } }
    }
    /// Called when `halves` has changed: another page or language has more letters.
    var onHalvesChange: () -> Void = {}

    private var placement: KeyboardPlacement {
        switch system.keyboard.position {
        case .hidden, .docked: .docked
        case .split: .split
        case .floating: arrangement == .floating ? .floating : .undocked
        }
    }

    private var otherPlacements: [KeyboardPlacement] { KeyboardPlacement.allCases.filter { $0 != placement } }

    func placements(of key: KeyboardKey) -> [String] {
        guard key.action == .dismiss, system.device.idiom == .pad else { return [] }
        let keyboardLanguage = KeyboardLanguage(system.settings.language)
        return otherPlacements.map { KeyTitles.title(of: $0, from: placement, in: keyboardLanguage) }
    }

    func choosePlacement(_ index: Int) {
        guard otherPlacements.indices.contains(index) else { return }
        let screen = system.screen.bounds
        let keyboard = system.keyboard
        let frame = keyboard.frame ?? screen
        let lifted = keyboard.isFloating ? frame.minY : frame.minY - DrawnKeyboard.lift
        let placement = otherPlacements[index]
        switch placement {
        case .docked: keyboard.dock(height: system.keyboardPresenter?.dockedHeight)
        case .undocked:
            let height = system.keyboardPresenter?.dockedHeight ?? frame.height
            let top = min(max(lifted, 0), max(0, screen.height - height))
            keyboard.float(at: CGRect(x: 0, y: top, width: screen.width, height: height))
        case .split: keyboard.split(at: lifted)
        case .floating:
            let size = ScreenKeyboard.floatingSize
            let corner = CGPoint(
                x: screen.maxX - size.width - DrawnKeyboard.floatingMargin,
                y: screen.maxY - size.height - DrawnKeyboard.lift)
            keyboard.float(at: CGRect(origin: corner, size: size))
        }
    }

    /// How far a keyboard that the user takes off the lower edge moves up, and how far from the side it floats. Points;
    /// inferred.
    private static let lift: CGFloat = 120
    private static let floatingMargin: CGFloat = 40

    func moveKeyboard(by translation: CGPoint) -> Bool {
        guard system.keyboard.isFloating else { return false }
        system.keyboard.moveFloatingKeyboard(by: translation)
        return true
    }

    func endMovingKeyboard() { system.keyboard.endMovingFloatingKeyboard() }

    // MARK: Pages

    /// Called when another page has another height.
    var onHeightChange: () -> Void = {}

    private func showPage(_ page: KeyboardPage) {
        let wasEmoji = state.page == .emoji
        // Digits and signs belong to the text by which emoji are searched; the key for emoji ends the search.
        if page == .emoji { emoji.endSearch() }
        changeHeight { handle(.page(page)) }
        guard wasEmoji != (page == .emoji), emoji.query == nil else { return }
        typist.commitMarkedText()
        NotificationCenter.default.post(name: TextInputNotification.currentInputModeDidChange, object: nil)
    }

    /// Shows the letters, which type into the field that searches emoji.
    private func showSearch() {
        emoji.beginSearch()
        // Names are searched in small letters.
        if state.shift == .locked { state.handle(.capsLock) }
        changeHeight { handle(.page(.letters)) }
    }

    private func changeHeight(_ change: () -> Void) {
        let before = view.height
        change()
        if view.height != before { onHeightChange() }
    }

    private func showNextLanguage() {
        guard enabled.hasSeveral else { return }
        let next = enabled.index(after: state.language)
        // A globe among the keys has taken the place of the key for emoji, which come after the last language.
        if layoutInput.hasGlobeKey, offersEmoji, state.page != .emoji, next <= state.language {
            return showPage(.emoji)
        }
        emoji.endSearch()
        let keepsPage = shown.layout.isPad && state.page != .phonePad
        let page = state.page
        changeHeight {
            state.handle(.language(next))
            if keepsPage { state.handle(.page(page)) }
            textDidChange()
        }
        NotificationCenter.default.post(name: TextInputNotification.currentInputModeDidChange, object: nil)
    }
}
