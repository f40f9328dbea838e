#include "WindowConnection.h"

#include <dlfcn.h>
#include <stdlib.h>

/// A function of a library that is loaded already; the handle stays open as long as the process.
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
