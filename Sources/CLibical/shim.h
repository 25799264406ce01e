#ifndef BELLTOWER_CLIBICAL_SHIM_H
#define BELLTOWER_CLIBICAL_SHIM_H

#include <libical/ical.h>

/* libical aborts the process on bad input unless it is told not to. The setting is of the whole
   process; setting it again to the same value from another thread is harmless. */
static inline void belltower_ical_never_abort(void) {
    if (icalerror_get_errors_are_fatal() != 0) icalerror_set_errors_are_fatal(0);
}

/* icalerrno is a macro over a thread's own variable. */
static inline icalerrorenum belltower_ical_error(void) { return icalerrno; }
static inline void belltower_ical_clear_error(void) { icalerror_clear_errno(); }

#endif
