#include "CLibcurl.h"

#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

static struct {
    int is_loaded;
    CURLcode (*global_init)(long);
    CURL *(*easy_init)(void);
    CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
    CURLcode (*easy_perform)(CURL *);
    CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
    void (*easy_cleanup)(CURL *);
    struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
    void (*slist_free_all)(struct curl_slist *);
} curl;

static void load(void) {
    void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
#define FIND(name) \
    *(void **)&curl.name = dlsym(library, "curl_" #name); \
    if (curl.name == NULL) return
    FIND(global_init);
    FIND(easy_init);
    FIND(easy_setopt);
    FIND(easy_perform);
    FIND(easy_getinfo);
    FIND(easy_cleanup);
    FIND(slist_append);
    FIND(slist_free_all);
#undef FIND
    curl.is_loaded = curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

static size_t write_body(char *bytes, size_t size, size_t count, void *context) {
    const struct belltower_transfer *transfer = context;
    return transfer->body(bytes, size * count, transfer->context);
}

static size_t write_header(char *bytes, size_t size, size_t count, void *context) {
    const struct belltower_transfer *transfer = context;
    return transfer->header(bytes, size * count, transfer->context);
}

static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    const struct belltower_transfer *transfer = context;
    (void)purpose;
    if (!transfer->gate(&address->addr, transfer->context)) return CURL_SOCKET_BAD;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static enum belltower_outcome outcome(CURLcode code) {
    switch (code) {
    case CURLE_OK: return BELLTOWER_DONE;
    case CURLE_URL_MALFORMAT:
    case CURLE_UNSUPPORTED_PROTOCOL: return BELLTOWER_BAD_URL;
    case CURLE_COULDNT_RESOLVE_HOST: return BELLTOWER_NOT_RESOLVED;
    case CURLE_COULDNT_CONNECT: return BELLTOWER_NOT_CONNECTED;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_CACERT_BADFILE: return BELLTOWER_TLS;
    case CURLE_OPERATION_TIMEDOUT: return BELLTOWER_TIMED_OUT;
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM: return BELLTOWER_CUT_SHORT;
    case CURLE_WRITE_ERROR: return BELLTOWER_STOPPED_BY_SINK;
    case CURLE_BAD_CONTENT_ENCODING: return BELLTOWER_BAD_ENCODING;
    default: return BELLTOWER_OTHER;
    }
}

enum belltower_outcome belltower_perform(const struct belltower_transfer *transfer, long *status) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    *status = 0;
    pthread_once(&once, load);
    if (!curl.is_loaded) return BELLTOWER_NO_LIBCURL;
    CURL *handle = curl.easy_init();
    if (handle == NULL) return BELLTOWER_OTHER;

    struct curl_slist *headers = NULL;
    if (transfer->header_one) headers = curl.slist_append(headers, transfer->header_one);
    if (transfer->header_two) headers = curl.slist_append(headers, transfer->header_two);
    headers = curl.slist_append(headers, "Accept: text/calendar, */*;q=0.5");

    curl.easy_setopt(handle, CURLOPT_URL, transfer->url);
    curl.easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    curl.easy_setopt(handle, CURLOPT_FOLLOWLOCATION, 0L);
    curl.easy_setopt(handle, CURLOPT_PROXY, "");
    curl.easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl.easy_setopt(handle, CURLOPT_ACCEPT_ENCODING, "");
    curl.easy_setopt(handle, CURLOPT_USERAGENT, transfer->user_agent);
    curl.easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
    curl.easy_setopt(handle, CURLOPT_TIMEOUT_MS, transfer->timeout_ms);
    curl.easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, transfer->connect_timeout_ms);
    if (transfer->credentials) {
        curl.easy_setopt(handle, CURLOPT_HTTPAUTH, (long)CURLAUTH_BASIC);
        curl.easy_setopt(handle, CURLOPT_USERPWD, transfer->credentials);
    }
    curl.easy_setopt(handle, CURLOPT_WRITEFUNCTION, write_body);
    curl.easy_setopt(handle, CURLOPT_WRITEDATA, (void *)transfer);
    curl.easy_setopt(handle, CURLOPT_HEADERFUNCTION, write_header);
    curl.easy_setopt(handle, CURLOPT_HEADERDATA, (void *)transfer);
    curl.easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl.easy_setopt(handle, CURLOPT_OPENSOCKETDATA, (void *)transfer);

    CURLcode code = curl.easy_perform(handle);
    curl.easy_getinfo(handle, CURLINFO_RESPONSE_CODE, status);
    curl.easy_cleanup(handle);
    curl.slist_free_all(headers);
    return outcome(code);
}
