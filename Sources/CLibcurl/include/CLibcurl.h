#ifndef BELLTOWER_CLIBCURL_H
#define BELLTOWER_CLIBCURL_H

#include <stddef.h>

/* Transfers of libcurl's easy interface, without its variadic functions.
 *
 * libcurl is loaded when the first handle is opened: it brings some thirty libraries with it, whose
 * loading would cost every command several milliseconds at its start. */

/* Keeps connections between transfers. To be used by one thread at a time. */
struct belltower_handle;

/* Answers the number of bytes it took; fewer than `count` ends the transfer. */
typedef size_t (*belltower_sink)(const char *bytes, size_t count, void *context);
/* Answers 0 to refuse the address: 4 bytes of IPv4 or 16 of IPv6, in network order; 0 of others. */
typedef int (*belltower_gate)(const unsigned char *address, size_t count, void *context);
/* Asked at least once a second; answers other than 0 to end the transfer. */
typedef int (*belltower_stop)(void *context);

struct belltower_transfer {
    const char *url;
    /* Without percent-encoding, or NULL. */
    const char *user;
    const char *password;
    const char *user_agent;
    /* NULL, or whole lines such as "If-None-Match: ...". */
    const char *header_one;
    const char *header_two;
    const char *header_three;
    /* Other than 0: no coding is asked for, and none undone. */
    int keeps_encoding;
    /* Longer bodies are refused at once when they are announced. */
    long long maximum_bytes;
    long timeout_ms;
    long connect_timeout_ms;
    belltower_sink body;
    belltower_sink header;
    belltower_gate gate;
    belltower_stop stop;
    void *context;
};

enum belltower_outcome {
    BELLTOWER_DONE = 0,
    BELLTOWER_BAD_URL,
    BELLTOWER_NOT_RESOLVED,
    BELLTOWER_NOT_CONNECTED,
    /* The peer speaks no TLS, or none that we do. */
    BELLTOWER_NO_TLS,
    /* It does, but shows no certificate that we trust. */
    BELLTOWER_BAD_CERTIFICATE,
    BELLTOWER_NO_AUTHORITIES,
    BELLTOWER_TIMED_OUT,
    BELLTOWER_CUT_SHORT,
    BELLTOWER_TOO_LARGE,
    BELLTOWER_NOT_HTTP,
    BELLTOWER_BAD_ENCODING,
    BELLTOWER_STOPPED,
    BELLTOWER_OTHER
};

/* NULL without libcurl, or without memory. */
struct belltower_handle *belltower_open(void);
void belltower_close(struct belltower_handle *handle);

/* Performs a GET without following redirects. *status is the HTTP status, 0 without one. */
enum belltower_outcome belltower_perform(
    struct belltower_handle *handle, const struct belltower_transfer *transfer, long *status);

/* What a POST sends beside the transfer's own: header lines and a body. */
struct belltower_post {
    const char *const *headers;
    size_t header_count;
    const unsigned char *body;
    size_t count;
};

/* Performs a POST without following redirects; connections are kept for the next one. */
enum belltower_outcome belltower_perform_post(
    struct belltower_handle *handle, const struct belltower_transfer *transfer,
    const struct belltower_post *post, long *status);

/* A letter: from whom, to whom, and its text with lines that end in CRLF. */
struct belltower_letter {
    const char *from;
    const char *to;
    /* Ends the attempt before anything is sent where the server offers no TLS. */
    int needs_tls;
    const unsigned char *text;
    size_t count;
};

/* Hands a letter to the mail server of an smtp or smtps URL. *status is the last reply's code. */
enum belltower_outcome belltower_perform_letter(
    struct belltower_handle *handle, const struct belltower_transfer *transfer,
    const struct belltower_letter *letter, long *status);

#endif
