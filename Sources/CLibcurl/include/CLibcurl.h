#ifndef BELLTOWER_CLIBCURL_H
#define BELLTOWER_CLIBCURL_H

#include <stddef.h>
#include <sys/socket.h>

/* One transfer of libcurl's easy interface, without its variadic functions.
 *
 * libcurl is loaded when the first transfer begins: it brings some thirty libraries with it, whose
 * loading would cost every command several milliseconds at its start. */

typedef size_t (*belltower_sink)(const char *bytes, size_t count, void *context);
/* Answers 0 to refuse the address. */
typedef int (*belltower_gate)(const struct sockaddr *address, void *context);

struct belltower_transfer {
    const char *url;
    /* "user:password", or NULL. */
    const char *credentials;
    const char *user_agent;
    /* NULL, or the whole lines "If-None-Match: ..." and "If-Modified-Since: ...". */
    const char *header_one;
    const char *header_two;
    long timeout_ms;
    long connect_timeout_ms;
    belltower_sink body;
    belltower_sink header;
    belltower_gate gate;
    void *context;
};

enum belltower_outcome {
    BELLTOWER_DONE = 0,
    BELLTOWER_NO_LIBCURL,
    BELLTOWER_BAD_URL,
    BELLTOWER_NOT_RESOLVED,
    BELLTOWER_NOT_CONNECTED,
    BELLTOWER_TLS,
    BELLTOWER_TIMED_OUT,
    BELLTOWER_CUT_SHORT,
    BELLTOWER_STOPPED_BY_SINK,
    BELLTOWER_BAD_ENCODING,
    BELLTOWER_OTHER
};

/* Performs a GET without following redirects. *status is the HTTP status, 0 without one. */
enum belltower_outcome belltower_perform(const struct belltower_transfer *transfer, long *status);

#endif
