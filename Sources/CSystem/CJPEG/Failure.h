#ifndef VELARIUM_JPEG_FAILURE_H
#define VELARIUM_JPEG_FAILURE_H

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

/// libjpeg's error handler with the target of its jumps. Its `client_data` points here.
typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf outside;
    char *reason;
} velarium_jpeg_failure;

/// Makes every error of libjpeg jump to `outside`, with its message in `reason`. Warnings are ignored.
void velarium_jpeg_catch(velarium_jpeg_failure *failure, char *reason);

/// Jumps to `outside` with our own message.
_Noreturn void velarium_jpeg_fail(j_common_ptr jpeg, const char *reason);

#endif
