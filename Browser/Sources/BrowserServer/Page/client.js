"use strict";

// Shows the app's pixels and sends it the input of this page. The fields of messages are those of Docs/RemoteProtocol.md.

const canvas = document.getElementById("screen");
const keys = document.getElementById("keys");
const notice = document.getElementById("notice");
const stage = document.getElementById("stage");
const list = document.getElementById("elements");
const announcement = document.getElementById("announcement");
const context = canvas.getContext("2d", { alpha: false });

let socket = null;
let screen = null; // points, and pixels a point
let drives = false;
let attempts = 0;
let composing = false;
let linked = false; // whether the app has got the state that this page's address names
const fingers = new Map(); // the browser's pointers, each with the number that the app knows it by

// MARK: The connection

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/socket${location.search}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    attempts = 0;
    show(null);
    if (new URLSearchParams(location.search).get("elements") !== "off") send("readElements", { isOn: true });
  };
  // Pixels are unpacked one after the other, so that an old frame never comes after a new one.
  let work = Promise.resolve();
  socket.onmessage = (event) => {
    work = work.then(() => receive(event.data)).catch((error) => console.error(error));
  };
  socket.onclose = (event) => {
    fingers.clear();
    drives = false;
    if (event.code === 1000 && event.reason) return show(event.reason);
    show("The connection is lost. Trying again …");
    attempts += 1;
    setTimeout(connect, Math.min(250 * 2 ** attempts, 5000));
  };
}

function show(text) {
  notice.hidden = text === null;
  notice.textContent = text ?? "";
}

// Shows a text for a while.
function tell(text) {
  show(text);
  setTimeout(() => { if (notice.textContent === text) show(null); }, 6000);
}

function send(kind, fields = {}) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ kind, ...fields }));
}

async function receive(data) {
  if (typeof data !== "string") {
    await draw(data);
    return send("ack");
  }
  const message = JSON.parse(data);
  switch (message.kind) {
    case "screen": return setScreen(message);
    case "state": return setState(message.value);
    case "clipboard": return navigator.clipboard?.writeText(message.value.text).catch(() => {});
    case "discardComposition": keys.value = ""; return;
    case "elements": return setElements(message.value.elements);
    case "announcement": announcement.textContent = message.value.text; return;
    case "problem": return tell(message.value.text);
  }
}

// MARK: The screen

function setScreen(message) {
  screen = message;
  drives = message.drives;
  canvas.width = Math.round(message.width * message.scale);
  canvas.height = Math.round(message.height * message.scale);
  canvas.style.width = `${message.width}px`;
  canvas.style.height = `${message.height}px`;
  askForSize();
  followLink();
}

// A frame: its kind, its number, the number of areas, the place and size of each, and their pixels, compressed.
async function draw(data) {
  const view = new DataView(data);
  const count = view.getUint16(5, true);
  const areas = [];
  for (let index = 0, at = 7; index < count; index += 1, at += 8) {
    areas.push([0, 2, 4, 6].map((offset) => view.getUint16(at + offset, true)));
  }
  const packed = new Blob([new Uint8Array(data, 7 + count * 8)]);
  const unpacked = await new Response(packed.stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
  let start = 0;
  for (const [x, y, width, height] of areas) {
    const pixels = new Uint8ClampedArray(unpacked, start, width * height * 4);
    context.putImageData(new ImageData(pixels, width, height), x, y);
    start += width * height * 4;
  }
}

// The app is brought into the state that the address names: once, so that a page that connects again does not lose what was
// done since.
function followLink() {
  if (linked || !drives) return;
  linked = true;
  send("link", { path: location.pathname, query: location.search.slice(1) });
}

let asked = "";

// The app gets the size of this page, if it may have any.
function askForSize() {
  if (!screen?.isResizable || !drives) return;
  const scale = Math.min(Math.max(window.devicePixelRatio || 1, 0.25), 8);
  const size = { width: Math.max(window.innerWidth, 100), height: Math.max(window.innerHeight, 100), scale };
  const text = JSON.stringify(size);
  if (text === asked) return;
  asked = text;
  send("resize", size);
}

window.addEventListener("resize", askForSize);

function setState(state) {
  document.title = state.title;
  stage.style.cursor = state.cursor;
  const bounds = canvas.getBoundingClientRect();
  keys.style.left = `${bounds.left + state.caret.x}px`;
  keys.style.top = `${bounds.top + state.caret.y}px`;
  keys.style.height = `${Math.max(state.caret.height, 12)}px`;
  // A field that is no password lets the input method compose; on a phone it brings the keyboard.
  const target = state.acceptsText && state.allowsComposition ? keys : canvas;
  // The focus of assistive technology stays where it is.
  if (document.activeElement !== target && !list.contains(document.activeElement)) target.focus({ preventScroll: true });
}

// MARK: Accessibility

const shown = new Map(); // the elements by the app's numbers

// The elements that assistive technology has activated, the last one at the end, by number and by what they are called: one
// that comes back has another number.
const openers = [];
let isFocusLost = false; // whether the element with the focus is gone, and no other has appeared yet

// Shows what assistive technology reaches, in reading order. Elements that stay keep their nodes, and so the focus.
function setElements(elements) {
  const gone = new Set(shown.keys());
  const added = [];
  const hadFocus = list.contains(document.activeElement);
  let after = null;
  for (const element of elements) {
    gone.delete(element.id);
    let node = shown.get(element.id);
    if (!node) {
      node = document.createElement("div");
      node.dataset.id = element.id;
      shown.set(element.id, node);
      added.push(element.id);
    }
    describe(node, element);
    const next = after ? after.nextSibling : list.firstChild;
    if (next !== node) list.insertBefore(node, next);
    after = node;
  }
  for (const id of gone) {
    shown.get(id).remove();
    shown.delete(id);
  }
  if (hadFocus ? !list.contains(document.activeElement) : gone.has(openers.at(-1)?.id)) isFocusLost = true;
  if (isFocusLost && added.length > 0) moveFocus(added);
}

// Where readers go on when the screen is another one: with what opened a screen that is gone, or the first new element.
function moveFocus(added) {
  isFocusLost = false;
  const names = new Map(added.map((id) => [fullName(shown.get(id)), id]));
  const index = openers.findLastIndex((opener) => names.has(opener.name));
  const id = index < 0 ? added[0] : names.get(openers[index].name);
  if (index >= 0) openers.length = index;
  shown.get(id)?.focus({ preventScroll: true });
}

function fullName(node) {
  return `${node.getAttribute("role")} ${node.getAttribute("aria-label")}`;
}

function describe(node, element) {
  // A control without a name, such as a page control, is known by its value.
  const name = element.name || (element.role === "slider" ? element.value : null) || null;
  const attributes = {
    // Screen readers announce a note as a comment.
    role: element.role === "note" ? "paragraph" : element.role, tabindex: "-1",
    "aria-label": element.role === "note" ? null : name,
    "aria-level": element.role === "heading" ? "2" : null,
    "aria-checked": element.role === "switch" ? String(element.isOn === true) : null,
    "aria-selected": element.role === "tab" ? String(element.isSelected) : null,
    "aria-pressed": element.role === "button" && element.isSelected ? "true" : null,
    "aria-disabled": element.isDisabled ? "true" : null,
    "aria-multiline": element.isMultiline ? "true" : null,
    "aria-valuetext": element.role === "slider" ? element.value ?? "" : null,
    "aria-valuenow": element.role === "slider" ? String(parseFloat(element.value) || 0) : null,
    "aria-description": element.hint ?? null,
    lang: element.language ?? null,
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) node.removeAttribute(name);
    else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
  }
  const isText = ["note", "textbox", "searchbox"].includes(element.role);
  const text = element.role === "note" ? [element.name, element.value].filter(Boolean).join(", ") : element.value ?? "";
  if (node.textContent !== (isText ? text : "")) node.textContent = isText ? text : "";
  Object.assign(node.style, {
    left: `${element.x}px`, top: `${element.y}px`, width: `${element.width}px`, height: `${element.height}px`,
  });
}

// The list listens for all elements: one with a listener of its own is announced as clickable, whatever it is.
function elementId(event) {
  const node = event.target.closest("[data-id]");
  return node ? Number(node.dataset.id) : null;
}

// Assistive technology clicks without a pointer. What a pointer does, the app has got already.
list.addEventListener("click", (event) => {
  const id = elementId(event);
  if (event.detail !== 0 || id === null) return;
  openers.push({ id, name: fullName(shown.get(id)) });
  if (openers.length > 50) openers.shift();
  send("activate", { id });
});

list.addEventListener("keydown", (event) => {
  const id = elementId(event);
  if (id !== null) pressElement(event, id);
});

function pressElement(event, id) {
  // Commands, such as that which rotates the device, are the app's.
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") send("activate", { id });
  else if (event.key === "Escape") send("escape");
  else if (event.key === "ArrowUp" || event.key === "ArrowRight") send("adjust", { id, increments: true });
  else if (event.key === "ArrowDown" || event.key === "ArrowLeft") send("adjust", { id, increments: false });
  else return;
  event.preventDefault();
  event.stopPropagation();
}

// MARK: Pointers

function place(event) {
  const bounds = canvas.getBoundingClientRect();
  const factor = screen ? screen.width / Math.max(bounds.width, 1) : 1;
  return { x: (event.clientX - bounds.left) * factor, y: (event.clientY - bounds.top) * factor };
}

function source(event) {
  if (event.pointerType !== "mouse") return "finger";
  return event.button === 2 || event.buttons === 2 ? "secondary" : "mouse";
}

function touch(event, phase) {
  const finger = fingers.get(event.pointerId);
  if (finger) send("touch", { id: finger.id, phase, source: finger.source, ...place(event) });
}

stage.addEventListener("pointerdown", (event) => {
  if (event.button === 1) return;
  event.preventDefault();
  const used = new Set([...fingers.values()].map((finger) => finger.id));
  let id = 0;
  while (used.has(id)) id += 1;
  fingers.set(event.pointerId, { id, source: source(event) });
  stage.setPointerCapture(event.pointerId);
  touch(event, "began");
});

stage.addEventListener("pointermove", (event) => {
  if (fingers.has(event.pointerId)) return touch(event, "moved");
  if (event.pointerType === "mouse" && event.buttons === 0) send("hover", place(event));
});

for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
  stage.addEventListener(name, (event) => {
    touch(event, phase);
    fingers.delete(event.pointerId);
  });
}

stage.addEventListener("pointerleave", (event) => {
  if (event.pointerType === "mouse" && !fingers.has(event.pointerId)) send("hover");
});

stage.addEventListener("contextmenu", (event) => event.preventDefault());

stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  const lines = [1, 16, 400][event.deltaMode];
  send("scroll", { ...place(event), dx: -event.deltaX * lines, dy: -event.deltaY * lines });
}, { passive: false });

// MARK: Dropping

const mostBytes = 2_900_000; // of a file: its message has a third more

stage.addEventListener("dragover", (event) => event.preventDefault());

stage.addEventListener("drop", async (event) => {
  event.preventDefault();
  const files = [...event.dataTransfer.files];
  const text = event.dataTransfer.getData("text/uri-list") || event.dataTransfer.getData("text/plain");
  const point = place(event);
  for (const file of files) {
    if (file.size > mostBytes) {
      tell(`${file.name} is larger than 2.9 MB, which a browser may drop.`);
    } else {
      send("dropFile", { name: file.name, data: base64(new Uint8Array(await file.arrayBuffer())) });
    }
  }
  if (files.length === 0 && text) send("dropText", { text, ...point });
});

function base64(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

// MARK: Keys

const names = {
  Escape: "escape", Enter: "return", Tab: "tab", Backspace: "backspace", Delete: "delete", ArrowLeft: "left",
  ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end", PageUp: "pageup",
  PageDown: "pagedown",
};

function modifiers(event) {
  return [
    [event.shiftKey, "shift"], [event.ctrlKey, "control"], [event.altKey, "alternate"], [event.metaKey, "command"],
  ].filter(([isDown]) => isDown).map(([, name]) => name);
}

function keyName(event) {
  if (names[event.key]) return names[event.key];
  if (/^F([1-9]|1[0-2])$/.test(event.key)) return event.key.toLowerCase();
  return [...event.key].length === 1 ? event.key : null;
}

function isPaste(event) {
  return (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "v";
}

window.addEventListener("keydown", (event) => {
  if (event.isComposing || composing || event.key === "Process" || event.key === "Dead") return;
  const key = keyName(event);
  // The browser answers this key with the text of the clipboard, which the app needs first.
  if (!key || isPaste(event)) return;
  event.preventDefault();
  send("key", { key, isDown: true, modifiers: modifiers(event) });
});

window.addEventListener("keyup", (event) => {
  if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return send("modifiers", { modifiers: modifiers(event) });
  const key = keyName(event);
  if (key && !composing && !isPaste(event)) send("key", { key, isDown: false, modifiers: modifiers(event) });
});

window.addEventListener("paste", (event) => {
  event.preventDefault();
  send("clipboard", { text: event.clipboardData?.getData("text/plain") ?? "" });
  for (const isDown of [true, false]) send("key", { key: "v", isDown, modifiers: ["control"] });
});

keys.addEventListener("compositionstart", () => { composing = true; });
keys.addEventListener("compositionupdate", (event) => {
  const length = event.data.length;
  send("composition", { text: event.data, start: length, end: length });
});
keys.addEventListener("compositionend", (event) => {
  composing = false;
  send("composition", { text: "", start: 0, end: 0 });
  if (event.data) send("composedText", { text: event.data });
  keys.value = "";
});

// What comes without keys: the keyboard of a phone, dictation, a picker of emoji.
keys.addEventListener("input", (event) => {
  if (composing) return;
  if (keys.value && event.inputType !== "insertCompositionText") send("composedText", { text: keys.value });
  if (event.inputType === "deleteContentBackward") {
    for (const isDown of [true, false]) send("key", { key: "backspace", isDown, modifiers: [] });
  }
  keys.value = "";
});

// MARK: The page

window.addEventListener("blur", () => {
  send("inputLost");
  send("modifiers", { modifiers: [] });
  fingers.clear();
});

connect();
