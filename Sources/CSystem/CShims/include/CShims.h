/// C that Swift cannot say: see each function.
#ifndef VELARIUM_SHIMS_H
#define VELARIUM_SHIMS_H

#include "WindowConnection.h"

#endif
