#include "WindowConnection.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/// A function of a library that is already loaded; the handle stays open for the life of the process.
static void *loaded(const char *library, const char *function) {
    void *handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD);
    return handle ? dlsym(handle, function) : NULL;
}

int velarium_x11_connection(void *display) {
    int (*number)(void *) = (int (*)(void *))loaded("libX11.so.6", "XConnectionNumber");
    return number && display ? number(display) : -1;
}

int velarium_wayland_connection(void *display) {
    int (*descriptor)(void *) = (int (*)(void *))loaded("libwayland-client.so.0", "wl_display_get_fd");
    return descriptor && display ? descriptor(display) : -1;
}

double velarium_x11_dpi(void *display) {
    char *(*resource)(void *, const char *, const char *) =
        (char *(*)(void *, const char *, const char *))loaded("libX11.so.6", "XGetDefault");
    const char *text = resource && display ? resource(display, "Xft", "dpi") : NULL;
    return text ? strtod(text, NULL) : 0;
}

void velarium_x11_set_title(void *display, unsigned long window, const char *title) {
    unsigned long (*atom)(void *, const char *, int) =
        (unsigned long (*)(void *, const char *, int))loaded("libX11.so.6", "XInternAtom");
    int (*change)(void *, unsigned long, unsigned long, unsigned long, int, int, const unsigned char *, int) =
        (int (*)(void *, unsigned long, unsigned long, unsigned long, int, int, const unsigned char *, int))loaded(
            "libX11.so.6", "XChangeProperty");
    if (!atom || !change || !display || !title) return;
    unsigned long utf8 = atom(display, "UTF8_STRING", 0);
    const char *names[] = {"_NET_WM_NAME", "_NET_WM_ICON_NAME"};
    for (int i = 0; i < 2; i++) {
        unsigned long name = atom(display, names[i], 0);
        // 8 bits per item; mode 0 replaces.
        change(display, window, name, utf8, 8, 0, (const unsigned char *)title, (int)strlen(title));
    }
}

unsigned long velarium_x11_key_symbol(void *key_event) {
    int (*lookup)(void *, char *, int, unsigned long *, void *) =
        (int (*)(void *, char *, int, unsigned long *, void *))loaded("libX11.so.6", "XLookupString");
    unsigned long symbol = 0;
    char text[8];
    if (lookup && key_event) lookup(key_event, text, sizeof text, &symbol, NULL);
    return symbol;
}
