"""A client of the accessibility bus, as a screen reader is one: usage: reader.py NAME SCENE [ARGUMENT]

Exits with 1 and one line when something is not as the scene says, and with 4 when this machine lacks a part."""

import json
import sys
import time

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, Gio, GLib
except (ImportError, ValueError) as missing:
    print(missing)
    sys.exit(4)

WAIT = 10  # seconds
heard = []


def enable(is_enabled):
    """Tells the desktop's programs that a reader runs, or none."""
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", is_enabled))), None, 0, 5000)


def turn(seconds=0.05):
    """Receives events for a while."""
    end = time.monotonic() + seconds
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        time.sleep(0.005)


def wait(what, condition):
    """The first value of the condition that is true."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        try:
            value = condition()
            if value:
                return value
        except GLib.Error:
            pass  # The object has just gone.
        turn()
    sys.exit(f"not so after {WAIT} seconds: {what}; heard: {heard[-12:]}")


def application(name):
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    children = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return next((child for child in children if child and child.get_name() == name), None)


def walk(node):
    """The node and what is in it, in reading order."""
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from walk(child)


def find(root, role, name=None):
    return next((n for n in walk(root) if n.get_role_name() == role and name in (None, n.get_name())), None)


def has(node, state):
    return node.get_state_set().contains(getattr(Atspi.StateType, state))


def text_of(node):
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def note(event):
    try:
        name = event.source.get_name() if event.source else None
    except GLib.Error:
        name = None  # The app of another case, which has just ended.
    heard.append((event.type, event.detail1, name if not isinstance(event.any_data, str) else event.any_data))


def listen():
    listener = Atspi.EventListener.new(note)
    for kind in ("object:state-changed", "object:text-changed", "object:text-caret-moved", "object:announcement",
                 "object:property-change", "window"):
        listener.register(kind)
    return listener


def was_heard(kind, detail=None, content=None):
    return any(k == kind and detail in (None, d) and content in (None, c) for k, d, c in heard)


def tree(app, dump):
    """What is read is what the outline of a dump has, in the same order."""
    with open(dump, encoding="utf-8") as file:
        lines = [line.strip() for line in json.load(file)["accessibility"]]
    outline = [line for line in lines if not line.startswith("[")]
    containers = {"application", "frame", "panel", "scroll pane", "tool bar", "list", "page tab list", "dialog", "alert"}
    wait("the page is there", lambda: app.get_child_count() and app.get_child_at_index(0).get_child_count())
    nodes = [n for n in walk(app) if n.get_role_name() not in containers]
    for node, line in zip(nodes, outline):
        name = node.get_name().strip()
        if name not in line:
            sys.exit(f"the reader has {name!r} where the outline has {line!r}")
        if has(node, "ENABLED") == ("Dimmed." in line):
            sys.exit(f"{name!r} is enabled and dimmed, or neither: {line!r}")
    if len(nodes) != len(outline) or len(nodes) < 5:
        sys.exit(f"the reader has {len(nodes)} elements, the outline {len(outline)}")


def alert(app, _):
    """A button opens an alert, which is all there is, has the focus, and is left by its action."""
    button = wait("the button", lambda: find(app, "push button", "alert"))
    Atspi.Action.do_action(button, 0)
    dialog = wait("the alert", lambda: find(app, "alert"))
    if not has(dialog, "MODAL"):
        sys.exit("the alert is not modal")
    wait("nothing is read behind it", lambda: not find(app, "push button", "alert"))
    wait("the focus is told", lambda: was_heard("object:state-changed:focused", 1))
    focused = wait("the focus", lambda: next((n for n in walk(dialog) if has(n, "FOCUSED")), None))
    x = focused.get_extents(Atspi.CoordType.SCREEN).x
    if not dialog.get_extents(Atspi.CoordType.SCREEN).x <= x <= 1600:
        sys.exit(f"the focused element is at {x} on the display")
    leave(app)


def leave(app):
    """Leaves the alert, which cannot be left before its transition has ended."""
    for _ in range(WAIT):
        dialog = find(app, "alert")
        if not dialog:
            break
        Atspi.Action.do_action(dialog, 0)
        turn(1)
    wait("the page again", lambda: find(app, "push button", "alert") and not find(app, "alert"))


def slider(app, _):
    """The value of a slider is set."""
    control = wait("the slider", lambda: find(app, "slider"))
    middle = (Atspi.Value.get_minimum_value(control) + Atspi.Value.get_maximum_value(control)) * 0.25
    Atspi.Value.set_current_value(control, middle)
    wait("the value is read", lambda: abs(Atspi.Value.get_current_value(control) - middle) < 1e-3)
    wait("the value is told", lambda: was_heard("object:property-change:accessible-value"))
    Atspi.Action.do_action(control, 0)
    wait("a step is read", lambda: Atspi.Value.get_current_value(control) > middle)


def text(app, _):
    """A field is edited, by characters that are no UTF-16 units."""
    field = wait("the field", lambda: find(app, "entry"))
    if Atspi.EditableText.set_text_contents(field, "a🙂b") is not True:
        sys.exit("the text cannot be set")
    wait("the text is read", lambda: text_of(field) == "a🙂b")
    wait("the field has the focus", lambda: has(field, "FOCUSED"))
    wait("the caret is behind it", lambda: Atspi.Text.get_caret_offset(field) == 3)
    Atspi.Text.set_selection(field, 0, 1, 2)
    selection = wait("the selection", lambda: Atspi.Text.get_n_selections(field) and Atspi.Text.get_selection(field, 0))
    if (selection.start_offset, selection.end_offset) != (1, 2):
        sys.exit(f"the selection is {selection.start_offset} to {selection.end_offset}")
    Atspi.EditableText.insert_text(field, 3, "é文", 2)
    wait("the insertion is read", lambda: text_of(field) == "a🙂bé文")
    wait("the insertion is told", lambda: was_heard("object:text-changed:insert", 3, "é文"))
    wait("the caret is told", lambda: was_heard("object:text-caret-moved", 5))
    Atspi.EditableText.delete_text(field, 0, 2)
    wait("the deletion is read", lambda: text_of(field) == "bé文")
    secret = find(app, "password text")
    if secret and text_of(secret).strip("•"):
        sys.exit("a password can be read")


def announcement(app, name):
    """What the app announces is told."""
    Atspi.Action.do_action(wait("the button", lambda: find(app, "push button", name)), 0)
    wait("an announcement", lambda: was_heard("object:announcement", 1))


def strangers(app, _):
    """Unknown objects are refused, an object that is gone is defunct, and what is wrong harms nobody."""
    bus = Gio.DBusConnection.new_for_address_sync(
        Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000).unpack()[0],
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    owner = app.get_bus_name() if hasattr(app, "get_bus_name") else None
    names = [owner] if owner else [
        n for n in bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ListNames", None, None, 0,
                                 5000).unpack()[0] if n.startswith(":")]

    def call(path, interface, method, arguments=None):
        answers = []
        for name in names:
            try:
                bus.call_sync(name, path, interface, method, arguments, None, 0, 2000)
                answers.append("answered")
            except GLib.Error as error:
                answers.append(Gio.DBusError.get_remote_error(error) or "")
        return answers

    accessible = "org.a11y.atspi.Accessible"
    unknown = "org.freedesktop.DBus.Error.UnknownObject"
    if unknown not in call("/org/a11y/atspi/accessible/987654", accessible, "GetRole"):
        sys.exit("an unknown object is not refused")
    for arguments in (None, GLib.Variant("(s)", ("x",)), GLib.Variant("(i)", (-2147483648,))):
        call("/org/a11y/atspi/accessible/1", accessible, "GetChildAtIndex", arguments)
        call("/org/a11y/atspi/accessible/1", "org.a11y.atspi.Component", "GetExtents", arguments)
    button = wait("the button", lambda: find(app, "push button", "alert"))
    Atspi.Action.do_action(button, 0)
    dialog = wait("the alert", lambda: find(app, "alert"))
    leave(app)
    wait("the alert is defunct", lambda: dialog.get_state_set().contains(Atspi.StateType.DEFUNCT))


def unread(app, _):
    """Without a reader the app leaves the bus, and comes back with one."""
    enable(False)
    wait("the app is gone", lambda: application("Gallery") is None)
    enable(True)
    wait("the app is there again", lambda: application("Gallery"))


if len(sys.argv) < 3:
    sys.exit(0)  # Everything is installed.
enable(True)
Atspi.init()
if sys.argv[2] == "absent":
    turn(1.5)
    sys.exit("the app is on the bus" if application(sys.argv[1]) else 0)
listener = listen()
root = wait("the app is on the bus", lambda: application(sys.argv[1]))
globals()[sys.argv[2]](root, sys.argv[3] if len(sys.argv) > 3 else None)
