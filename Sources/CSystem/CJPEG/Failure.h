#ifndef VELARIUM_JPEG_FAILURE_H
#define VELARIUM_JPEG_FAILURE_H

#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

/// libjpeg's error handler with the way out of it. Its `client_data` points here.
typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf outside;
    char *reason;
} velarium_jpeg_failure;

/// Makes every error of libjpeg leave by `outside`, with its words in `reason`. Warnings are ignored.
void velarium_jpeg_watch(velarium_jpeg_failure *failure, char *reason);

/// Leaves by `outside` for a reason of ours.
_Noreturn void velarium_jpeg_fail(j_common_ptr jpeg, const char *reason);

#endif
