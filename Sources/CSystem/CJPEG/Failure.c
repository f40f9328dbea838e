#include "Failure.h"

_Noreturn static void jump_out(j_common_ptr jpeg) {
    velarium_jpeg_failure *failure = (velarium_jpeg_failure *)jpeg->err;
    char words[JMSG_LENGTH_MAX];
    failure->base.format_message(jpeg, words);
    velarium_jpeg_fail(jpeg, words);
}

_Noreturn void velarium_jpeg_fail(j_common_ptr jpeg, const char *reason) {
    velarium_jpeg_failure *failure = (velarium_jpeg_failure *)jpeg->err;
    snprintf(failure->reason, VELARIUM_JPEG_REASON, "%s", reason);
    longjmp(failure->outside, 1);
}

static void ignore(j_common_ptr jpeg, int level) {
    (void)jpeg;
    (void)level;
}

void velarium_jpeg_catch(velarium_jpeg_failure *failure, char *reason) {
    jpeg_std_error(&failure->base);
    failure->base.error_exit = jump_out;
    failure->base.emit_message = ignore;
    failure->reason = reason;
}
