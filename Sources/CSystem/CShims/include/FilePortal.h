#ifndef VELARIUM_FILE_PORTAL_H
#define VELARIUM_FILE_PORTAL_H

#include <stddef.h>

/// How a request to the file portal ended.
enum velarium_portal_status {
    VELARIUM_PORTAL_CHOSEN,
    VELARIUM_PORTAL_CANCELED,
    /// There is no portal, or it cannot show the dialog.
    VELARIUM_PORTAL_UNAVAILABLE,
};

typedef struct {
    enum velarium_portal_status status;
    /// The URIs of the files to write.
    char **uris;
    size_t count;
    /// Why the dialog is not available, or NULL.
    char *reason;
} velarium_portal_answer;

/// Asks the portal of the session bus at `address` where to save files, and blocks until the user has answered.
///
/// `names` ends with NULL. With one name, the user may change it; with more, the user chooses a folder. `accept_label` and
/// `folder` may be NULL. `token` identifies the request: letters, digits and underscores, not used before. The call ends,
/// and the dialog closes, when the file descriptor `cancel` becomes readable.
///
/// Free the result with `velarium_portal_free`. NULL when there is no memory.
velarium_portal_answer *velarium_portal_save(
    const char *address, const char *parent, const char *token, const char *title, const char *accept_label,
    const char *folder, const char *const *names, int cancel);

void velarium_portal_free(velarium_portal_answer *answer);

#endif
