#ifndef BELLTOWER_CLIBICAL_SHIM_H
#define BELLTOWER_CLIBICAL_SHIM_H

#include <libical/ical.h>

/* libical aborts the process on bad input unless it is told not to. */
static inline void belltower_ical_never_abort(void) {
    icalerror_set_errors_are_fatal(0);
}

#endif
