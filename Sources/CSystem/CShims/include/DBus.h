#ifndef VELARIUM_DBUS_H
#define VELARIUM_DBUS_H

/* libdbus-1, looked up at run time: it is not linked, and a machine without it still starts. The declarations follow the
   public interface of libdbus, whose names are the fields' with `dbus_` before them. */

#include <stdint.h>

typedef struct DBusConnection DBusConnection;
typedef struct DBusMessage DBusMessage;

/// An error; zero it before use.
typedef struct {
    const char *name;
    const char *message;
    unsigned int flags;
    void *padding;
} velarium_dbus_error;

/// Room for a `DBusMessageIter`, which is smaller.
typedef struct {
    void *words[16];
} velarium_dbus_iter;

/// The functions of libdbus.
typedef struct {
    DBusConnection *(*connection_open_private)(const char *address, velarium_dbus_error *error);
    uint32_t (*bus_register)(DBusConnection *connection, velarium_dbus_error *error);
    const char *(*bus_get_unique_name)(DBusConnection *connection);
    void (*bus_add_match)(DBusConnection *connection, const char *rule, velarium_dbus_error *error);
    int (*bus_request_name)(
        DBusConnection *connection, const char *name, unsigned int flags, velarium_dbus_error *error);
    void (*connection_set_change_sigpipe)(uint32_t changes);
    void (*connection_set_exit_on_disconnect)(DBusConnection *connection, uint32_t exits);
    void (*connection_close)(DBusConnection *connection);
    void (*connection_unref)(DBusConnection *connection);
    uint32_t (*connection_get_unix_fd)(DBusConnection *connection, int *descriptor);
    uint32_t (*connection_read_write)(DBusConnection *connection, int milliseconds);
    uint32_t (*connection_send)(DBusConnection *connection, DBusMessage *message, uint32_t *serial);
    void (*connection_flush)(DBusConnection *connection);
    DBusMessage *(*connection_pop_message)(DBusConnection *connection);
    DBusMessage *(*message_new_method_call)(
        const char *destination, const char *path, const char *interface, const char *method);
    DBusMessage *(*message_new_method_return)(DBusMessage *call);
    DBusMessage *(*message_new_error)(DBusMessage *call, const char *name, const char *text);
    DBusMessage *(*message_new_signal)(const char *path, const char *interface, const char *name);
    uint32_t (*message_set_destination)(DBusMessage *message, const char *destination);
    void (*message_set_auto_start)(DBusMessage *message, uint32_t starts);
    void (*message_unref)(DBusMessage *message);
    int (*message_get_type)(DBusMessage *message);
    uint32_t (*message_get_reply_serial)(DBusMessage *message);
    const char *(*message_get_sender)(DBusMessage *message);
    const char *(*message_get_path)(DBusMessage *message);
    const char *(*message_get_interface)(DBusMessage *message);
    const char *(*message_get_member)(DBusMessage *message);
    const char *(*message_get_error_name)(DBusMessage *message);
    uint32_t (*message_is_signal)(DBusMessage *message, const char *interface, const char *name);
    void (*message_iter_init_append)(DBusMessage *message, velarium_dbus_iter *iter);
    uint32_t (*message_iter_append_basic)(velarium_dbus_iter *iter, int type, const void *value);
    uint32_t (*message_iter_open_container)(
        velarium_dbus_iter *iter, int type, const char *signature, velarium_dbus_iter *inner);
    uint32_t (*message_iter_close_container)(velarium_dbus_iter *iter, velarium_dbus_iter *inner);
    uint32_t (*message_iter_init)(DBusMessage *message, velarium_dbus_iter *iter);
    int (*message_iter_get_arg_type)(velarium_dbus_iter *iter);
    void (*message_iter_recurse)(velarium_dbus_iter *iter, velarium_dbus_iter *inner);
    void (*message_iter_get_basic)(velarium_dbus_iter *iter, void *value);
    uint32_t (*message_iter_next)(velarium_dbus_iter *iter);
    void (*error_free)(velarium_dbus_error *error);
} velarium_dbus_functions;

/// The functions of libdbus-1.so.3; NULL when the machine has none. They stay valid.
const velarium_dbus_functions *velarium_dbus(void);

#endif
