/// C functions for what Swift cannot express: see each function.
#ifndef VELARIUM_SHIMS_H
#define VELARIUM_SHIMS_H

#include "DBus.h"
#include "FilePortal.h"
#include "WindowConnection.h"

#endif
