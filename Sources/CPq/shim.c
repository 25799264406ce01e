#include "CPq.h"

#include <dlfcn.h>
#include <pthread.h>

/* What it answers, its name, its parameters, and how they are passed on. */
#define FUNCTIONS(F) \
    F(PGconn *, PQconnectdbParams, (const char *const *a, const char *const *b, int c), (a, b, c)) \
    F(PQconninfoOption *, PQconninfoParse, (const char *a, char **b), (a, b)) \
    F(ConnStatusType, PQstatus, (const PGconn *a), (a)) \
    F(PGTransactionStatusType, PQtransactionStatus, (const PGconn *a), (a)) \
    F(int, PQserverVersion, (const PGconn *a), (a)) \
    F(const char *, PQparameterStatus, (const PGconn *a, const char *b), (a, b)) \
    F(char *, PQerrorMessage, (const PGconn *a), (a)) \
    F(int, PQconnectionNeedsPassword, (const PGconn *a), (a)) \
    F(int, PQconnectionUsedPassword, (const PGconn *a), (a)) \
    F(PQnoticeProcessor, PQsetNoticeProcessor, (PGconn *a, PQnoticeProcessor b, void *c), (a, b, c)) \
    F(PGresult *, PQexec, (PGconn *a, const char *b), (a, b)) \
    F(int, PQenterPipelineMode, (PGconn *a), (a)) \
    F(int, PQexitPipelineMode, (PGconn *a), (a)) \
    F(int, PQpipelineSync, (PGconn *a), (a)) \
    F(int, PQsendPrepare, \
      (PGconn *a, const char *b, const char *c, int d, const Oid *e), (a, b, c, d, e)) \
    F(int, PQsendDescribePrepared, (PGconn *a, const char *b), (a, b)) \
    F(PGresult *, PQexecPrepared, \
      (PGconn *a, const char *b, int c, const char *const *d, const int *e, const int *f, int g), \
      (a, b, c, d, e, f, g)) \
    F(PGresult *, PQgetResult, (PGconn *a), (a)) \
    F(int, PQputCopyData, (PGconn *a, const char *b, int c), (a, b, c)) \
    F(int, PQputCopyEnd, (PGconn *a, const char *b), (a, b)) \
    F(int, PQsocket, (const PGconn *a), (a)) \
    F(int, PQconsumeInput, (PGconn *a), (a)) \
    F(PGnotify *, PQnotifies, (PGconn *a), (a)) \
    F(ExecStatusType, PQresultStatus, (const PGresult *a), (a)) \
    F(char *, PQresultErrorField, (const PGresult *a, int b), (a, b)) \
    F(int, PQntuples, (const PGresult *a), (a)) \
    F(int, PQnfields, (const PGresult *a), (a)) \
    F(char *, PQfname, (const PGresult *a, int b), (a, b)) \
    F(Oid, PQftype, (const PGresult *a, int b), (a, b)) \
    F(char *, PQgetvalue, (const PGresult *a, int b, int c), (a, b, c)) \
    F(int, PQgetlength, (const PGresult *a, int b, int c), (a, b, c)) \
    F(int, PQgetisnull, (const PGresult *a, int b, int c), (a, b, c)) \
    F(char *, PQcmdTuples, (PGresult *a), (a)) \
    F(int, PQnparams, (const PGresult *a), (a)) \
    F(Oid, PQparamtype, (const PGresult *a, int b), (a, b))

/* The same of those that answer nothing. */
#define ACTIONS(A) \
    A(PQfinish, (PGconn *a), (a)) \
    A(PQconninfoFree, (PQconninfoOption *a), (a)) \
    A(PQclear, (PGresult *a), (a)) \
    A(PQfreemem, (void *a), (a))

#define MEMBER(type, name, parameters, arguments) type(*name) parameters;
#define ACTION_MEMBER(name, parameters, arguments) void(*name) parameters;
static struct {
    int is_loaded;
    FUNCTIONS(MEMBER)
    ACTIONS(ACTION_MEMBER)
} pq;

#define FIND(name) \
    *(void **)&pq.name = dlsym(library, #name); \
    if (pq.name == NULL) return;
#define FIND_FUNCTION(type, name, parameters, arguments) FIND(name)
#define FIND_ACTION(name, parameters, arguments) FIND(name)

/* The library stays loaded: unloading OpenSSL under a running process is not supported. */
static void load(void) {
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    FUNCTIONS(FIND_FUNCTION)
    ACTIONS(FIND_ACTION)
    pq.is_loaded = 1;
}

int belltower_pq_is_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return pq.is_loaded;
}

#define DEFINE(type, name, parameters, arguments) \
    type name parameters { return pq.name arguments; }
#define DEFINE_ACTION(name, parameters, arguments) \
    void name parameters { pq.name arguments; }

FUNCTIONS(DEFINE)
ACTIONS(DEFINE_ACTION)

static void ignore(void *context, const char *message) { (void)context, (void)message; }

void belltower_pq_silence(PGconn *connection) { PQsetNoticeProcessor(connection, ignore, NULL); }
