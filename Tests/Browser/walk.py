"""Drives the gallery in Chromium: walk.py ADDRESS CHROMIUM SCREENSHOTS SERVER GALLERY

ADDRESS is a running server's; SERVER and GALLERY are the programs, for others. Each check prints a line; the exit code is 1 if any fails. What the app does is read from its pixels.
"""

import base64
import contextlib
import pathlib
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

address, chromium, folder, server_program, gallery = sys.argv[1:6]
failures = []


def check(what, is_met):
    print(("ok - " if is_met else "not ok - ") + what, flush=True)
    if not is_met:
        failures.append(what)


def wait(page, condition, seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        page.wait_for_timeout(50)
    return False


def pixels(page):
    """The canvas as a data URL, which is equal if every pixel is."""
    return page.evaluate("document.getElementById('screen').toDataURL()")


def settle(page):
    """Waits until nothing changes for half a second. Returns the pixels."""
    last = pixels(page)
    for _ in range(40):
        page.wait_for_timeout(500)
        now = pixels(page)
        if now == last:
            return now
        last = now
    return last


@contextlib.contextmanager
def serve(*options):
    """A server of the gallery with these options. Gives its address."""
    command = [server_program, "--port", "0", "--", gallery, *options]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait()


def picture(name, script, *options):
    """The picture that a script of the headless gallery takes at its end, as a data URL."""
    path = pathlib.Path(folder, name).resolve()
    subprocess.run(
        [gallery, "--headless", *options, "--script", "-"], input=f'{script}\nsettle\npicture "{path}"\n', text=True,
        check=True, stdout=subprocess.DEVNULL)
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()


def differing_pixels(page, url):
    """How many pixels of the canvas are not those of the picture; -1 if its size is another."""
    return page.evaluate(
        """async (url) => {
            const image = new Image();
            image.src = url;
            await image.decode();
            const screen = document.getElementById('screen');
            if (screen.width !== image.width || screen.height !== image.height) return -1;
            const canvas = new OffscreenCanvas(image.width, image.height);
            canvas.getContext('2d').drawImage(image, 0, 0);
            const read = (source) =>
                new Uint32Array(source.getContext('2d').getImageData(0, 0, image.width, image.height).data.buffer);
            const [left, right] = [read(screen), read(canvas)];
            return left.reduce((count, pixel, index) => count + (pixel !== right[index]), 0);
        }""", url)


def compare_with_pictures(browser):
    """What the browser gets has the pixels of a picture of the same state, at rest and with overlays."""
    states = [
        ("1. Popover guide", "Show popover", ["--scale", "1"]),
        ("4. Modal overlays", "Show a card", ["--scale", "2", "--dark"]),
        ("5. Dialogs", "Question, medium and fit", []),
        ("3. Popover view", None, ["--rtl"]),
    ]
    for number, (title, button, settings) in enumerate(states):
        options = ["--device", "iPhone 14", "--status-bar", *settings]
        steps = f'tap "{title}"\nsettle\n' + (f'tap "{button}"' if button else "")
        wanted = picture(f"{number}.png", steps, *options)
        with serve("--no-shell", *options) as other:
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(other)
            wait(page, lambda: page.title().startswith("Gallery"))
            settle(page)
            page.get_by_text(title).first.dispatch_event("click")
            settle(page)
            if button:
                page.get_by_role("button", name=button, exact=True).dispatch_event("click")
                page.wait_for_timeout(1000)
            settle(page)
            page.screenshot(path=f"{folder}/{number}-in-browser.png")
            count = differing_pixels(page, wanted)
            check(f"{title} has the pixels of its picture: {count} differ", count == 0)
            page.close()


def click(page, x, y):
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(60)
    page.mouse.up()


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 500, "height": 900})
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    received = []

    def follow(socket):
        socket.on("framereceived", lambda data: received.append(len(data) if isinstance(data, bytes) else 0))

    page.on("websocket", follow)
    page.goto(address)
    check("the page has the app's title", wait(page, lambda: page.title().startswith("Gallery")))
    first = settle(page)
    check("the canvas has the size of the page", page.evaluate("[screen.width, screen.height]") == [500, 900])
    page.screenshot(path=f"{folder}/start.png")

    received.clear()
    page.wait_for_timeout(2000)
    check("a still screen sends nothing", not received)

    # From a press to the pixels that it changes: a button of the toolbar is highlighted at once, unlike a row of a list, which waits
    # for a scroll. Measured in the page, because this tool is slow.
    dark = page.get_by_role("button", name="Dark")
    check("the toolbar's buttons are there", wait(page, lambda: dark.count() == 1))
    box = dark.bounding_box()
    page.evaluate(
        """() => {
            window.latencies = [];
            let pressed = null;
            const sendIt = send, drawIt = draw;
            send = (kind, fields) => {
                if (kind === 'touch' && fields.phase === 'began') pressed = performance.now();
                sendIt(kind, fields);
            };
            draw = async (data) => {
                await drawIt(data);
                if (pressed !== null) latencies.push(performance.now() - pressed);
                pressed = null;
            };
        }""")
    for count in range(1, 41):
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(100)
        page.mouse.down()
        wait(page, lambda: page.evaluate("latencies.length") >= count, 3)
        # Nothing is opened: the finger is lost before the button goes up.
        page.evaluate(
            """stage.dispatchEvent(new PointerEvent('pointercancel', { pointerId: [...fingers.keys()][0] ?? 1 }))""")
        page.mouse.up()
        page.wait_for_timeout(150)
    times = sorted(page.evaluate("latencies"))
    check("each press is answered by pixels", len(times) == 40)
    if times:
        median, late = times[len(times) // 2], times[int(len(times) * 0.95)]
        print(f"    from a press to its pixels: {median:.0f} ms in the middle, {late:.0f} ms at the 95th percentile")
    settle(page)
    received.clear()
    page.mouse.move(250, 700)
    for _ in range(20):
        page.mouse.wheel(0, 60)
        page.wait_for_timeout(50)
    print(f"    bytes while a list scrolls for a second: {sum(received):,} in {len(received)} messages")
    for _ in range(20):
        page.mouse.wheel(0, -60)
    settle(page)
    # By role and name, as Playwright and screen readers find things.
    page.get_by_role("searchbox", name="Search").click()
    page.keyboard.type("popover lab")
    field = page.get_by_role("searchbox", name="Search")
    check("typed letters reach the field", wait(page, lambda: "popover lab" in field.inner_text().lower()))
    settle(page)
    page.get_by_text("Popover lab, Drag").click()
    show = page.get_by_role("button", name="Show popover")
    check("a page opens by its text", wait(page, lambda: show.count() > 0))
    opened = settle(page)
    page.screenshot(path=f"{folder}/opened.png")
    show.click()
    done = page.get_by_role("button", name="Done")
    check("a button is found by its role, and its popover appears", wait(page, lambda: done.count() == 1))
    check("the popover is seen", settle(page) != opened)
    page.screenshot(path=f"{folder}/popover.png")
    # A screen reader clicks without a pointer.
    done.dispatch_event("click")
    check("a click without a pointer closes the popover", wait(page, lambda: done.count() == 0))
    settle(page)

    before = settle(page)
    page.mouse.move(250, 700)
    page.mouse.wheel(0, 200)
    check("the wheel scrolls", wait(page, lambda: pixels(page) != before))

    page.set_viewport_size({"width": 800, "height": 700})
    check(
        "the app follows the size of the page",
        wait(page, lambda: page.evaluate("[screen.width, screen.height]") == [800, 700]))
    # The scroll indicators stand for a while before they fade.
    page.wait_for_timeout(1500)
    kept = settle(page)

    watcher = context.new_page()
    watcher.set_viewport_size({"width": 800, "height": 700})
    watcher.goto(address + "?watch")
    wait(watcher, lambda: watcher.title().startswith("Gallery"))
    check("who watches sees the same pixels", settle(watcher) == pixels(page))
    click(watcher, 250, 300)
    check("who watches changes nothing", settle(page) == kept)
    watcher.close()

    # A lost connection comes back to the same state.
    page.evaluate("socket.close()")
    check("a lost connection is made again", wait(page, lambda: page.evaluate("socket.readyState") == 1))
    check("the state is the same", settle(page) == kept)

    for _ in range(200):
        page.evaluate(
            """new Promise((done) => {
                const extra = new WebSocket(`ws://${location.host}/socket?watch`);
                extra.onopen = () => extra.close();
                extra.onclose = done;
            })""")
    check("200 connections leave the app as it was", settle(page) == kept)

    def refused(script):
        return page.evaluate(
            f"""new Promise((done) => {{
                const extra = new WebSocket(`ws://${{location.host}}/socket?watch`);
                extra.onopen = () => extra.send({script});
                extra.onclose = (event) => done(event.code);
                setTimeout(() => done(0), 5000);
            }})""")

    check("what is no message ends its connection", refused("'nonsense'") == 1008)
    check("an unknown kind ends its connection", refused("JSON.stringify({kind: 'frame'})") == 1008)
    check("binary ends its connection", refused("new Uint8Array(10)") == 1003)
    check("a message that is too long ends its connection", refused("'x'.repeat(5000000)") in (1002, 1006, 1009))

    # A file and a text that are dropped, and a link to a state: in a page of its own, which drives when the other is gone.
    page.close()
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address.rstrip("/") + "/page/text-entry?device=iPhone+SE&dark&text-size=XL&script=settle")
    check("a link opens its page", wait(page, lambda: page.get_by_role("heading", name="Text entry").count() > 0))
    check("the link's device is shown", wait(page, lambda: "iPhone SE" in page.title()))
    kept = settle(page)
    page.screenshot(path=f"{folder}/link.png")
    page.evaluate("socket.close()")
    wait(page, lambda: page.evaluate("socket.readyState") == 1)
    check("after a lost connection the link is not followed again", settle(page) == kept)
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(['Hello'], 'a note.txt'));
            stage.dispatchEvent(new DragEvent('drop', { dataTransfer: data, clientX: 9, clientY: 9, bubbles: true }));
        }""")
    check("a dropped file is opened", wait(page, lambda: pixels(page) != kept))
    page.screenshot(path=f"{folder}/dropped.png")
    field = page.get_by_role("textbox").first
    box = field.bounding_box()
    page.evaluate(
        """([x, y]) => {
            const data = new DataTransfer();
            data.setData('text/plain', 'dropped');
            stage.dispatchEvent(new DragEvent('drop', { dataTransfer: data, clientX: x, clientY: y, bubbles: true }));
        }""", [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    check("a dropped text is typed into its field", wait(page, lambda: "dropped" in field.inner_text()))
    # An input method composes a text, and writes it.
    field.click()
    devtools = context.new_cdp_session(page)
    devtools.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    check("a composed text is shown while it is composed", wait(page, lambda: "に" in field.inner_text()))
    devtools.send("Input.insertText", {"text": "日"})
    check(
        "a composed text takes the place of what was composed",
        wait(page, lambda: "日" in field.inner_text() and "に" not in field.inner_text()))
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.setData('text/plain', 'pasted');
            window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, cancelable: true }));
        }""")
    check("a text is pasted", wait(page, lambda: "pasted" in field.inner_text()))

    # A sheet follows the finger to another detent.
    page.goto(address.rstrip("/") + "/page/bottom-sheet?device=iPhone+14")
    places = page.get_by_role("button", name="Places")
    wait(page, lambda: places.count() == 1)
    settle(page)
    places.dispatch_event("click")
    grabber = page.get_by_role("slider", name="Sheet Grabber")
    wait(page, lambda: grabber.count() == 1)
    settle(page)
    former = grabber.get_attribute("aria-valuetext")
    box = grabber.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 21):
        page.mouse.move(x, y - step * 15)
        page.wait_for_timeout(16)
    page.mouse.up()
    check(
        "a sheet is dragged to another detent", wait(page, lambda: grabber.get_attribute("aria-valuetext") != former))

    # The device is turned there and back.
    upright = settle(page)
    box = grabber.bounding_box()
    page.get_by_role("button", name="Rotate Left").dispatch_event("click")
    check("the device is rotated", wait(page, lambda: pixels(page) != upright))
    settle(page)
    page.keyboard.press("Control+ArrowRight")
    check(
        "the device is rotated back",
        wait(page, lambda: all(abs(grabber.bounding_box()[side] - box[side]) < 2 for side in ("x", "y", "width"))))
    # Two fingers.
    page.goto(address.rstrip("/") + "/page/gestures?device=iPhone+14")
    tile = page.get_by_text("Pinch", exact=True).first
    wait(page, lambda: tile.count() == 1)
    settle(page)
    box = tile.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    devtools = context.new_cdp_session(page)

    def move_fingers(kind, distance):
        fingers = [{"x": x + side * distance, "y": y, "id": number} for number, side in ((1, -1), (2, 1))]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers if distance else []})
        page.wait_for_timeout(30)

    move_fingers("touchStart", 15)
    for step in range(1, 11):
        move_fingers("touchMove", 15 + 2 * step)
    move_fingers("touchEnd", 0)
    check("two fingers pinch", wait(page, lambda: page.get_by_text("Pinch, ended scale").count() == 1))
    page.goto(address.rstrip("/") + "/?colour=red")
    check(
        "a wrong link says why",
        wait(page, lambda: '"colour" is none of device' in page.locator("#notice").inner_text()))
    # A page without a caret, which blinks.
    page.goto(address.rstrip("/") + "/page/alerts")
    wait(page, lambda: page.get_by_role("heading", name="Alerts").count() > 0)
    page.wait_for_timeout(1500)
    # A screen reader activates without a pointer. It goes on in the alert, and then where it was.
    def focused():
        return page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")

    page.get_by_role("button", name="alert", exact=True).dispatch_event("click")
    check("the focus is on the alert", wait(page, lambda: focused() == "Delete the draft?"))
    settle(page)
    page.get_by_role("button", name="Cancel").dispatch_event("click")
    check("the focus is back on the button that opened it", wait(page, lambda: focused() == "alert"))
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(1500)
    kept = settle(page)

    # A page of another origin gets no socket.
    other = browser.new_context().new_page()
    other.route("http://other.test/", lambda route: route.fulfill(body="<html></html>", content_type="text/html"))
    other.goto("http://other.test/")
    port = address.split(":")[-1].split("/")[0]
    code = other.evaluate(
        f"""new Promise((done) => {{
            const socket = new WebSocket('ws://127.0.0.1:{port}/socket');
            socket.onopen = () => done('open');
            socket.onclose = () => done('closed');
        }})""")
    check("a page of another origin is not let in", code == "closed")
    check("nothing of all this has changed the app", settle(page) == kept)
    check(f"the page reported no error: {errors}", not errors)
    compare_with_pictures(browser)
    browser.close()

sys.exit(1 if failures else 0)
