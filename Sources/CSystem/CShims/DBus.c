#include "DBus.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static velarium_dbus_functions functions;
static int is_complete = 0;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static const struct {
    const char *name;
    size_t offset;
} entries[] = {
#define ENTRY(name) {"dbus_" #name, offsetof(velarium_dbus_functions, name)}
    ENTRY(connection_open_private),
    ENTRY(bus_register),
    ENTRY(bus_get_unique_name),
    ENTRY(bus_add_match),
    ENTRY(bus_request_name),
    ENTRY(connection_set_change_sigpipe),
    ENTRY(connection_set_exit_on_disconnect),
    ENTRY(connection_close),
    ENTRY(connection_unref),
    ENTRY(connection_get_unix_fd),
    ENTRY(connection_read_write),
    ENTRY(connection_send),
    ENTRY(connection_flush),
    ENTRY(connection_pop_message),
    ENTRY(message_new_method_call),
    ENTRY(message_new_method_return),
    ENTRY(message_new_error),
    ENTRY(message_new_signal),
    ENTRY(message_set_destination),
    ENTRY(message_set_auto_start),
    ENTRY(message_unref),
    ENTRY(message_get_type),
    ENTRY(message_get_reply_serial),
    ENTRY(message_get_sender),
    ENTRY(message_get_path),
    ENTRY(message_get_interface),
    ENTRY(message_get_member),
    ENTRY(message_get_error_name),
    ENTRY(message_is_signal),
    ENTRY(message_iter_init_append),
    ENTRY(message_iter_append_basic),
    ENTRY(message_iter_open_container),
    ENTRY(message_iter_close_container),
    ENTRY(message_iter_init),
    ENTRY(message_iter_get_arg_type),
    ENTRY(message_iter_recurse),
    ENTRY(message_iter_get_basic),
    ENTRY(message_iter_next),
    ENTRY(error_free),
#undef ENTRY
};

static void load(void) {
    void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++) {
        void *symbol = dlsym(library, entries[i].name);
        if (!symbol) return;
        *(void **)((char *)&functions + entries[i].offset) = symbol;
    }
    // It would change what the app does with SIGPIPE; on Linux libdbus does not need that.
    functions.connection_set_change_sigpipe(0);
    is_complete = 1;
}

const velarium_dbus_functions *velarium_dbus(void) {
    pthread_once(&once, load);
    return is_complete ? &functions : NULL;
}
