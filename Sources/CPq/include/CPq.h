#ifndef BELLTOWER_CPQ_H
#define BELLTOWER_CPQ_H

#include <postgresql/libpq-fe.h>

/* Whether libpq could be loaded, which is tried when this is asked first. Any thread may ask.
 * The functions of libpq that Belltower uses are defined under their own names, and may be called
 * once this has said yes. */
int belltower_pq_is_there(void);

/* Nothing of what a server remarks goes to standard error. */
void belltower_pq_silence(PGconn *connection);

#endif
