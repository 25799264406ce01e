#include "CLibcurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>

static struct {
    int is_loaded;
    CURLcode (*global_init)(long);
    CURL *(*easy_init)(void);
    void (*easy_reset)(CURL *);
    CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
    CURLcode (*easy_perform)(CURL *);
    CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
    void (*easy_cleanup)(CURL *);
    struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
    void (*slist_free_all)(struct curl_slist *);
} curl;

/* The library stays loaded: unloading OpenSSL under a running process is not supported. */
static void load(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
#define FIND(name) \
    *(void **)&curl.name = dlsym(library, "curl_" #name); \
    if (curl.name == NULL) return
    FIND(global_init);
    FIND(easy_init);
    FIND(easy_reset);
    FIND(easy_setopt);
    FIND(easy_perform);
    FIND(easy_getinfo);
    FIND(easy_cleanup);
    FIND(slist_append);
    FIND(slist_free_all);
#undef FIND
    curl.is_loaded = curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

struct belltower_handle *belltower_open(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return curl.is_loaded ? (struct belltower_handle *)curl.easy_init() : NULL;
}

void belltower_close(struct belltower_handle *handle) {
    if (handle != NULL) curl.easy_cleanup((CURL *)handle);
}

static size_t write_body(char *bytes, size_t size, size_t count, void *context) {
    const struct belltower_transfer *transfer = context;
    return transfer->body(bytes, size * count, transfer->context);
}

static size_t write_header(char *bytes, size_t size, size_t count, void *context) {
    const struct belltower_transfer *transfer = context;
    return transfer->header(bytes, size * count, transfer->context);
}

static int is_allowed(const struct belltower_transfer *transfer, const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *four = (const struct sockaddr_in *)address;
        return transfer->gate(
            (const unsigned char *)&four->sin_addr, sizeof four->sin_addr, transfer->context);
    }
    if (address->sa_family == AF_INET6) {
        const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)address;
        return transfer->gate(six->sin6_addr.s6_addr, sizeof six->sin6_addr, transfer->context);
    }
    return transfer->gate(NULL, 0, transfer->context);
}

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    const struct belltower_transfer *transfer = context;
    (void)purpose;
    if (!is_allowed(transfer, &address->addr)) return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static int ask_to_stop(
    void *context, curl_off_t total, curl_off_t now, curl_off_t sent_total, curl_off_t sent) {
    const struct belltower_transfer *transfer = context;
    (void)total, (void)now, (void)sent_total, (void)sent;
    return transfer->stop(transfer->context);
}

/* Whether a connection, its TLS handshake included, came about. */
static int was_connected(CURL *handle) {
    curl_off_t microseconds = 0;
    curl.easy_getinfo(handle, CURLINFO_PRETRANSFER_TIME_T, &microseconds);
    return microseconds > 0;
}

static enum belltower_outcome outcome(CURL *handle, CURLcode code) {
    switch (code) {
    case CURLE_OK: return BELLTOWER_DONE;
    case CURLE_URL_MALFORMAT: return BELLTOWER_BAD_URL;
    case CURLE_COULDNT_RESOLVE_HOST: return BELLTOWER_NOT_RESOLVED;
    case CURLE_COULDNT_CONNECT: return BELLTOWER_NOT_CONNECTED;
    case CURLE_USE_SSL_FAILED:
    case CURLE_SSL_CONNECT_ERROR: return BELLTOWER_NO_TLS;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS: return BELLTOWER_BAD_CERTIFICATE;
    case CURLE_SSL_CACERT_BADFILE: return BELLTOWER_NO_AUTHORITIES;
    case CURLE_OPERATION_TIMEDOUT:
        return was_connected(handle) ? BELLTOWER_TIMED_OUT : BELLTOWER_NOT_CONNECTED;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return BELLTOWER_CUT_SHORT;
    case CURLE_FILESIZE_EXCEEDED: return BELLTOWER_TOO_LARGE;
    /* The scheme was judged before: this is an answer without a status line (HTTP/0.9). */
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_WEIRD_SERVER_REPLY: return BELLTOWER_NOT_HTTP;
    case CURLE_BAD_CONTENT_ENCODING: return BELLTOWER_BAD_ENCODING;
    case CURLE_WRITE_ERROR:
    case CURLE_ABORTED_BY_CALLBACK: return BELLTOWER_STOPPED;
    default: return BELLTOWER_OTHER;
    }
}

/* Answers 0 when it could not be appended; the list is then as it was. */
static int append(struct curl_slist **list, const char *line) {
    if (line == NULL) return 1;
    struct curl_slist *longer = curl.slist_append(*list, line);
    if (longer == NULL) return 0;
    *list = longer;
    return 1;
}

/* Every option is a promise: once libcurl would not take one, `failed` stays set. */
#define SET(option, value) failed |= curl.easy_setopt(handle, option, value) != CURLE_OK

/* What all transfers share; answers other than 0 when libcurl would not take an option. */
static int prepare(CURL *handle, const struct belltower_transfer *transfer) {
    int failed = 0;
    SET(CURLOPT_URL, transfer->url);
    /* No proxy, whatever the environment says: it would be reached in the peer's place. */
    SET(CURLOPT_PROXY, "");
    SET(CURLOPT_NOPROXY, "*");
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_TIMEOUT_MS, transfer->timeout_ms);
    SET(CURLOPT_CONNECTTIMEOUT_MS, transfer->connect_timeout_ms);
    if (transfer->user != NULL) {
        SET(CURLOPT_USERNAME, transfer->user);
        SET(CURLOPT_PASSWORD, transfer->password != NULL ? transfer->password : "");
    }
    SET(CURLOPT_WRITEFUNCTION, write_body);
    SET(CURLOPT_WRITEDATA, (void *)transfer);
    SET(CURLOPT_HEADERFUNCTION, write_header);
    SET(CURLOPT_HEADERDATA, (void *)transfer);
    SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
    SET(CURLOPT_OPENSOCKETDATA, (void *)transfer);
    SET(CURLOPT_XFERINFOFUNCTION, ask_to_stop);
    SET(CURLOPT_XFERINFODATA, (void *)transfer);
    SET(CURLOPT_NOPROGRESS, 0L);
    return failed;
}

static int prepare_http(
    CURL *handle, const struct belltower_transfer *transfer, struct curl_slist *headers) {
    int failed = prepare(handle, transfer);
    SET(CURLOPT_PROTOCOLS_STR, "http,https");
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    if (!transfer->keeps_encoding) SET(CURLOPT_ACCEPT_ENCODING, "");
    SET(CURLOPT_USERAGENT, transfer->user_agent);
    SET(CURLOPT_HTTPHEADER, headers);
    SET(CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)transfer->maximum_bytes);
    if (transfer->user != NULL) SET(CURLOPT_HTTPAUTH, (long)CURLAUTH_BASIC);
    return failed;
}

/* Performs what was prepared, and forgets every pointer that was lent; connections stay. */
static enum belltower_outcome finish(
    CURL *handle, int failed, struct curl_slist *list, long *status) {
    enum belltower_outcome result = BELLTOWER_OTHER;
    if (!failed) {
        CURLcode code = curl.easy_perform(handle);
        curl.easy_getinfo(handle, CURLINFO_RESPONSE_CODE, status);
        result = outcome(handle, code);
    }
    curl.easy_reset(handle);
    curl.slist_free_all(list);
    return result;
}

enum belltower_outcome belltower_perform(
    struct belltower_handle *opened, const struct belltower_transfer *transfer, long *status) {
    CURL *handle = (CURL *)opened;
    struct curl_slist *headers = NULL;
    *status = 0;
    int failed = !append(&headers, "Accept: text/calendar, */*;q=0.5") ||
        !append(&headers, transfer->header_one) || !append(&headers, transfer->header_two) ||
        !append(&headers, transfer->header_three) ||
        prepare_http(handle, transfer, headers);
    return finish(handle, failed, headers, status);
}

enum belltower_outcome belltower_perform_post(
    struct belltower_handle *opened, const struct belltower_transfer *transfer,
    const struct belltower_post *post, long *status) {
    CURL *handle = (CURL *)opened;
    struct curl_slist *headers = NULL;
    *status = 0;
    /* Not to be asked first whether the body is welcome: that waits a second for an answer. */
    int failed = !append(&headers, "Expect:");
    for (size_t index = 0; index < post->header_count; index += 1)
        failed |= !append(&headers, post->headers[index]);
    failed |= prepare_http(handle, transfer, headers);
    SET(CURLOPT_POST, 1L);
    SET(CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)post->count);
    SET(CURLOPT_POSTFIELDS, post->body);
    return finish(handle, failed, headers, status);
}

/* How far a letter has been read. */
struct reading {
    const struct belltower_letter *letter;
    size_t taken;
};

static size_t read_letter(char *buffer, size_t size, size_t count, void *context) {
    struct reading *reading = context;
    size_t left = reading->letter->count - reading->taken;
    size_t part = size * count < left ? size * count : left;
    memcpy(buffer, reading->letter->text + reading->taken, part);
    reading->taken += part;
    return part;
}

enum belltower_outcome belltower_perform_letter(
    struct belltower_handle *opened, const struct belltower_transfer *transfer,
    const struct belltower_letter *letter, long *status) {
    CURL *handle = (CURL *)opened;
    struct curl_slist *recipients = NULL;
    struct reading reading = {letter, 0};
    *status = 0;
    int failed = !append(&recipients, letter->to) || prepare(handle, transfer);
    SET(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    /* When all time is used up libcurl 7.88 still says goodbye, and waits for the answer: of its
     * own accord two minutes. */
    SET(CURLOPT_SERVER_RESPONSE_TIMEOUT, transfer->timeout_ms / 1000 + 1);
    SET(CURLOPT_USE_SSL, letter->needs_tls ? (long)CURLUSESSL_ALL : (long)CURLUSESSL_NONE);
    SET(CURLOPT_MAIL_FROM, letter->from);
    SET(CURLOPT_MAIL_RCPT, recipients);
    SET(CURLOPT_UPLOAD, 1L);
    SET(CURLOPT_READFUNCTION, read_letter);
    SET(CURLOPT_READDATA, &reading);
    SET(CURLOPT_INFILESIZE_LARGE, (curl_off_t)letter->count);
    return finish(handle, failed, recipients, status);
}
