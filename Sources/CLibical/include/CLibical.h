#ifndef BELLTOWER_CLIBICAL_H
#define BELLTOWER_CLIBICAL_H

/* libical, loaded when it is called first: Debian's is built with ICU, whose 30 MB would cost every
 * command several milliseconds at its start. `shim.c` defines the functions that are used under their
 * own names; one that is not there is an undefined symbol when the program is linked. */
#include <libical/ical.h>

/* Answers 0 where there is no libical; then the others answer null. */
int belltower_ical_is_there(void);

/* libical aborts the process on bad input unless it is told not to. The setting is of the whole
   process; setting it again to the same value from another thread is harmless. */
void belltower_ical_never_abort(void);

/* icalerrno is a macro over a thread's own variable. */
icalerrorenum belltower_ical_error(void);
void belltower_ical_clear_error(void);

#endif
