#ifndef VELARIUM_WINDOW_CONNECTION_H
#define VELARIUM_WINDOW_CONNECTION_H

/* The window system's client libraries come with SDL. They are looked up at run time, so that nothing extra is linked
   and a machine with only one of them still starts. */

/// The file descriptor of an X11 `Display *`; -1 when there is no X11.
int velarium_x11_connection(void *display);

/// The file descriptor of a `struct wl_display *`; -1 when there is no Wayland.
int velarium_wayland_connection(void *display);

/// The user's dots per inch (the resource Xft.dpi) for an X11 `Display *`; 0 when it is not set.
double velarium_x11_dpi(void *display);

/// Sets an X11 window's title in UTF-8 (`_NET_WM_NAME`), independent of the process's locale. Does nothing when libX11
/// is not loaded.
void velarium_x11_set_title(void *display, unsigned long window, const char *title);

/// The symbol that the key of an `XKeyEvent *` types with its modifiers; 0 for none, or without X11.
unsigned long velarium_x11_key_symbol(void *key_event);

#endif
