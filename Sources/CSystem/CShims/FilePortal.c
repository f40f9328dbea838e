#include "FilePortal.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "DBus.h"

static const char service[] = "org.freedesktop.portal.Desktop";
static const char request_interface[] = "org.freedesktop.portal.Request";

enum { method_return = 2, error_reply = 3 };
/// How long the portal may take to accept a request, in milliseconds. The user may take any time afterwards.
enum { reply_limit = 10000 };

typedef struct {
    const velarium_dbus_functions *bus;
    DBusConnection *connection;
    int cancel;
    /// The serial of the call; 0 when it was answered.
    uint32_t serial;
    /// Where the portal reports the user's answer.
    char *path;
    velarium_portal_answer *answer;
    int is_done;
} exchange;

// Building messages. A container is dropped with its message if memory runs out.

static void append_string(const velarium_dbus_functions *bus, velarium_dbus_iter *iter, const char *text) {
    bus->message_iter_append_basic(iter, 's', &text);
}

static void append_bytes(const velarium_dbus_functions *bus, velarium_dbus_iter *iter, const char *text) {
    velarium_dbus_iter bytes;
    bus->message_iter_open_container(iter, 'a', "y", &bytes);
    // The portal expects the final zero.
    for (size_t i = 0; i <= strlen(text); i++) bus->message_iter_append_basic(&bytes, 'y', text + i);
    bus->message_iter_close_container(iter, &bytes);
}

static void open_option(
    const velarium_dbus_functions *bus, velarium_dbus_iter *options, velarium_dbus_iter *entry,
    velarium_dbus_iter *value, const char *key, const char *signature) {
    bus->message_iter_open_container(options, 'e', NULL, entry);
    append_string(bus, entry, key);
    bus->message_iter_open_container(entry, 'v', signature, value);
}

static void close_option(
    const velarium_dbus_functions *bus, velarium_dbus_iter *options, velarium_dbus_iter *entry,
    velarium_dbus_iter *value) {
    bus->message_iter_close_container(entry, value);
    bus->message_iter_close_container(options, entry);
}

static void add_text(
    const velarium_dbus_functions *bus, velarium_dbus_iter *options, const char *key, const char *text) {
    if (!text) return;
    velarium_dbus_iter entry, value;
    open_option(bus, options, &entry, &value, key, "s");
    append_string(bus, &value, text);
    close_option(bus, options, &entry, &value);
}

static void add_flag(const velarium_dbus_functions *bus, velarium_dbus_iter *options, const char *key, uint32_t flag) {
    velarium_dbus_iter entry, value;
    open_option(bus, options, &entry, &value, key, "b");
    bus->message_iter_append_basic(&value, 'b', &flag);
    close_option(bus, options, &entry, &value);
}

static void add_bytes(
    const velarium_dbus_functions *bus, velarium_dbus_iter *options, const char *key, const char *text) {
    if (!text) return;
    velarium_dbus_iter entry, value;
    open_option(bus, options, &entry, &value, key, "ay");
    append_bytes(bus, &value, text);
    close_option(bus, options, &entry, &value);
}

static void add_files(const velarium_dbus_functions *bus, velarium_dbus_iter *options, const char *const *names) {
    velarium_dbus_iter entry, value, list;
    open_option(bus, options, &entry, &value, "files", "aay");
    bus->message_iter_open_container(&value, 'a', "ay", &list);
    for (; *names; names++) append_bytes(bus, &list, *names);
    bus->message_iter_close_container(&value, &list);
    close_option(bus, options, &entry, &value);
}

static DBusMessage *make_call(
    const velarium_dbus_functions *bus, const char *parent, const char *token, const char *title,
    const char *accept_label, const char *folder, const char *const *names) {
    int has_one_name = names[0] && !names[1];
    DBusMessage *call = bus->message_new_method_call(
        service, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.FileChooser",
        has_one_name ? "SaveFile" : "SaveFiles");
    if (!call) return NULL;
    velarium_dbus_iter arguments, options;
    bus->message_iter_init_append(call, &arguments);
    append_string(bus, &arguments, parent);
    append_string(bus, &arguments, title);
    bus->message_iter_open_container(&arguments, 'a', "{sv}", &options);
    add_text(bus, &options, "handle_token", token);
    add_text(bus, &options, "accept_label", accept_label);
    add_flag(bus, &options, "modal", 1);
    add_bytes(bus, &options, "current_folder", folder);
    if (has_one_name) add_text(bus, &options, "current_name", names[0]);
    else add_files(bus, &options, names);
    bus->message_iter_close_container(&arguments, &options);
    return call;
}

// Answers

static void fail(exchange *it, const char *reason) {
    it->answer->status = VELARIUM_PORTAL_UNAVAILABLE;
    free(it->answer->reason);
    it->answer->reason = strdup(reason ? reason : "unknown");
    it->is_done = 1;
}

static void add_uri(velarium_portal_answer *answer, const char *uri) {
    char **uris = realloc(answer->uris, (answer->count + 1) * sizeof *uris);
    if (!uris) return;
    answer->uris = uris;
    char *copy = strdup(uri);
    if (copy) uris[answer->count++] = copy;
}

/// Reads `uris` from the results, which are of type a{sv}.
static void read_uris(const velarium_dbus_functions *bus, velarium_dbus_iter *results, velarium_portal_answer *answer) {
    velarium_dbus_iter entries, entry, value, list;
    bus->message_iter_recurse(results, &entries);
    for (; bus->message_iter_get_arg_type(&entries) == 'e'; bus->message_iter_next(&entries)) {
        bus->message_iter_recurse(&entries, &entry);
        const char *key = NULL;
        if (bus->message_iter_get_arg_type(&entry) != 's') continue;
        bus->message_iter_get_basic(&entry, &key);
        if (strcmp(key, "uris") || !bus->message_iter_next(&entry)) continue;
        bus->message_iter_recurse(&entry, &value);
        if (bus->message_iter_get_arg_type(&value) != 'a') continue;
        bus->message_iter_recurse(&value, &list);
        for (; bus->message_iter_get_arg_type(&list) == 's'; bus->message_iter_next(&list)) {
            const char *uri = NULL;
            bus->message_iter_get_basic(&list, &uri);
            add_uri(answer, uri);
        }
    }
}

/// The user's answer: a code, 0 for success and 1 for cancel, and the results.
static void receive_response(exchange *it, DBusMessage *message) {
    velarium_dbus_iter arguments;
    uint32_t code = 2;
    if (!it->bus->message_iter_init(message, &arguments) || it->bus->message_iter_get_arg_type(&arguments) != 'u') {
        fail(it, "the portal's answer has no code");
        return;
    }
    it->bus->message_iter_get_basic(&arguments, &code);
    if (code > 1) {
        fail(it, "the portal ended the request");
        return;
    }
    it->answer->status = code == 0 ? VELARIUM_PORTAL_CHOSEN : VELARIUM_PORTAL_CANCELED;
    it->is_done = 1;
    if (code || !it->bus->message_iter_next(&arguments)) return;
    if (it->bus->message_iter_get_arg_type(&arguments) == 'a') read_uris(it->bus, &arguments, it->answer);
}

/// The reply to the call. Portals before version 0.9 choose a path of their own for the answer.
static void receive_reply(exchange *it, DBusMessage *message) {
    it->serial = 0;
    if (it->bus->message_get_type(message) == error_reply) {
        fail(it, it->bus->message_get_error_name(message));
        return;
    }
    velarium_dbus_iter arguments;
    const char *path = NULL;
    if (!it->bus->message_iter_init(message, &arguments) || it->bus->message_iter_get_arg_type(&arguments) != 'o')
        return;
    it->bus->message_iter_get_basic(&arguments, &path);
    char *copy = strdup(path);
    if (!copy) return;
    free(it->path);
    it->path = copy;
}

/// The portal's process ended: nobody will answer.
static int is_departure(exchange *it, DBusMessage *message) {
    if (!it->bus->message_is_signal(message, "org.freedesktop.DBus", "NameOwnerChanged")) return 0;
    velarium_dbus_iter arguments;
    if (!it->bus->message_iter_init(message, &arguments)) return 0;
    const char *texts[3] = {"", "", ""};
    for (int i = 0; i < 3 && it->bus->message_iter_get_arg_type(&arguments) == 's'; i++) {
        it->bus->message_iter_get_basic(&arguments, &texts[i]);
        it->bus->message_iter_next(&arguments);
    }
    return !strcmp(texts[0], service) && *texts[1] && !*texts[2];
}

static void receive(exchange *it, DBusMessage *message) {
    int type = it->bus->message_get_type(message);
    if (it->serial && (type == method_return || type == error_reply) &&
        it->bus->message_get_reply_serial(message) == it->serial) {
        receive_reply(it, message);
    } else if (it->bus->message_is_signal(message, request_interface, "Response")) {
        const char *path = it->bus->message_get_path(message);
        if (path && !strcmp(path, it->path)) receive_response(it, message);
    } else if (is_departure(it, message)) {
        fail(it, "the portal ended");
    }
}

static void close_dialog(exchange *it) {
    DBusMessage *call = it->bus->message_new_method_call(service, it->path, request_interface, "Close");
    if (!call) return;
    it->bus->connection_send(it->connection, call, NULL);
    it->bus->connection_flush(it->connection);
    it->bus->message_unref(call);
}

static long long milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

/// Reads messages until the answer is there or `cancel` is readable.
static void wait_for_answer(exchange *it) {
    int descriptor = -1;
    if (!it->bus->connection_get_unix_fd(it->connection, &descriptor)) {
        fail(it, "the bus has no file descriptor");
        return;
    }
    long long limit = milliseconds() + reply_limit;
    for (;;) {
        int is_connected = (int)it->bus->connection_read_write(it->connection, 0);
        DBusMessage *message;
        while (!it->is_done && (message = it->bus->connection_pop_message(it->connection))) {
            receive(it, message);
            it->bus->message_unref(message);
        }
        if (it->is_done) return;
        if (!is_connected) {
            fail(it, "the bus ended");
            return;
        }
        long long rest = limit - milliseconds();
        if (it->serial && rest <= 0) {
            fail(it, "the portal does not reply");
            return;
        }
        struct pollfd sources[] = {{.fd = descriptor, .events = POLLIN}, {.fd = it->cancel, .events = POLLIN}};
        poll(sources, 2, it->serial ? (int)rest : -1);
        if (!sources[1].revents) continue;
        close_dialog(it);
        it->answer->status = VELARIUM_PORTAL_CANCELED;
        return;
    }
}

/// The path that the portal uses for the answer: the connection's name without punctuation, and the token.
static char *expected_path(const char *name, const char *token) {
    static const char prefix[] = "/org/freedesktop/portal/desktop/request/";
    size_t size = sizeof prefix + strlen(name) + strlen(token) + 2;
    char *path = malloc(size);
    if (!path) return NULL;
    snprintf(path, size, "%s%s/%s", prefix, *name == ':' ? name + 1 : name, token);
    for (char *c = path + sizeof prefix - 1; *c && *c != '/'; c++)
        if (*c == '.') *c = '_';
    return path;
}

/// Subscribes to the answer before the call, or a quick one would be missed.
static int subscribe(exchange *it, velarium_dbus_error *error) {
    it->bus->bus_add_match(
        it->connection,
        "type='signal',sender='org.freedesktop.portal.Desktop',interface='org.freedesktop.portal.Request',"
        "member='Response'",
        error);
    if (error->name) return 0;
    it->bus->bus_add_match(
        it->connection,
        "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        "arg0='org.freedesktop.portal.Desktop'",
        error);
    return !error->name;
}

velarium_portal_answer *velarium_portal_save(
    const char *address, const char *parent, const char *token, const char *title, const char *accept_label,
    const char *folder, const char *const *names, int cancel) {
    velarium_portal_answer *answer = calloc(1, sizeof *answer);
    if (!answer) return NULL;
    exchange it = {.bus = velarium_dbus(), .cancel = cancel, .answer = answer};
    if (!it.bus) {
        fail(&it, "libdbus-1.so.3 is not installed");
        return answer;
    }
    velarium_dbus_error error = {0};
    DBusMessage *call = NULL;
    it.connection = it.bus->connection_open_private(address, &error);
    if (!it.connection) goto done;
    it.bus->connection_set_exit_on_disconnect(it.connection, 0);
    if (!it.bus->bus_register(it.connection, &error) || !subscribe(&it, &error)) goto done;
    it.path = expected_path(it.bus->bus_get_unique_name(it.connection), token);
    call = make_call(it.bus, parent, token, title, accept_label, folder, names);
    if (it.path && call && it.bus->connection_send(it.connection, call, &it.serial)) wait_for_answer(&it);
    else fail(&it, "no memory is left");
done:
    if (error.name) {
        fail(&it, error.message);
        it.bus->error_free(&error);
    }
    if (call) it.bus->message_unref(call);
    if (it.connection) {
        it.bus->connection_close(it.connection);
        it.bus->connection_unref(it.connection);
    }
    free(it.path);
    return answer;
}

void velarium_portal_free(velarium_portal_answer *answer) {
    if (!answer) return;
    for (size_t i = 0; i < answer->count; i++) free(answer->uris[i]);
    free(answer->uris);
    free(answer->reason);
    free(answer);
}
