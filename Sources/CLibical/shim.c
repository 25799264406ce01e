#include "CLibical.h"

#include <dlfcn.h>
#include <pthread.h>

/* What it answers, its name, its parameters, and how they are passed on. */
#define FUNCTIONS(F) \
    F(char *, icalcomponent_as_ical_string_r, (icalcomponent *a), (a)) \
    F(icalproperty *, icalcomponent_get_first_property, \
      (icalcomponent *a, icalproperty_kind b), (a, b)) \
    F(icalproperty *, icalcomponent_get_next_property, \
      (icalcomponent *a, icalproperty_kind b), (a, b)) \
    F(icalerrorenum *, icalerrno_return, (void), ()) \
    F(int, icalerror_get_errors_are_fatal, (void), ()) \
    F(icalcomponent *, icalparser_add_line, (icalparser *a, char *b), (a, b)) \
    F(icalparser *, icalparser_new, (void), ()) \
    F(icalcomponent *, icalparser_parse_string, (const char *a), (a)) \
    F(icalvalue *, icalproperty_get_value, (const icalproperty *a), (a)) \
    F(icalproperty_kind, icalproperty_isa, (icalproperty *a), (a)) \
    F(icalproperty_kind, icalproperty_string_to_kind, (const char *a), (a)) \
    F(icalrecur_iterator *, icalrecur_iterator_new, \
      (struct icalrecurrencetype a, struct icaltimetype b), (a, b)) \
    F(struct icaltimetype, icalrecur_iterator_next, (icalrecur_iterator *a), (a)) \
    F(struct icalrecurrencetype, icalrecurrencetype_from_string, (const char *a), (a)) \
    F(int, icaltime_compare, (const struct icaltimetype a, const struct icaltimetype b), (a, b)) \
    F(struct icaltimetype, icaltime_from_string, (const char *a), (a)) \
    F(int, icaltime_is_null_time, (const struct icaltimetype a), (a)) \
    F(char *, icalvalue_as_ical_string_r, (const icalvalue *a), (a)) \
    F(struct icaltimetype, icalvalue_get_datetime, (const icalvalue *a), (a)) \
    F(struct icaldurationtype, icalvalue_get_duration, (const icalvalue *a), (a)) \
    F(int, icalvalue_get_integer, (const icalvalue *a), (a)) \
    F(struct icalperiodtype, icalvalue_get_period, (const icalvalue *a), (a)) \
    F(const char *, icalvalue_get_text, (const icalvalue *a), (a)) \
    F(icalvalue_kind, icalvalue_isa, (const icalvalue *a), (a)) \
    F(icalvalue *, icalvalue_new_duration, (struct icaldurationtype a), (a))

/* The same of those that answer nothing. */
#define ACTIONS(A) \
    A(icalcomponent_free, (icalcomponent *a), (a)) \
    A(icalerror_clear_errno, (void), ()) \
    A(icalerror_set_errors_are_fatal, (int a), (a)) \
    A(icalmemory_free_buffer, (void *a), (a)) \
    A(icalparser_free, (icalparser *a), (a)) \
    A(icalrecur_iterator_free, (icalrecur_iterator *a), (a)) \
    A(icalvalue_free, (icalvalue *a), (a))

#define MEMBER(type, name, parameters, arguments) type(*name) parameters;
#define ACTION_MEMBER(name, parameters, arguments) void(*name) parameters;
static struct {
    int is_loaded;
    FUNCTIONS(MEMBER)
    ACTIONS(ACTION_MEMBER)
} ical;

#define FIND(name) \
    *(void **)&ical.name = dlsym(library, #name); \
    if (ical.name == NULL) return;
#define FIND_FUNCTION(type, name, parameters, arguments) FIND(name)
#define FIND_ACTION(name, parameters, arguments) FIND(name)

static void load(void) {
    void *library = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    FUNCTIONS(FIND_FUNCTION)
    ACTIONS(FIND_ACTION)
    ical.is_loaded = 1;
}

int belltower_ical_is_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return ical.is_loaded;
}

#define FORWARD(type, name, parameters, arguments) \
    type(name) parameters { \
        if (!belltower_ical_is_there()) return (type){0}; \
        return ical.name arguments; \
    }
#define FORWARD_ACTION(name, parameters, arguments) \
    void(name) parameters { \
        if (belltower_ical_is_there()) ical.name arguments; \
    }
FUNCTIONS(FORWARD)
ACTIONS(FORWARD_ACTION)

void belltower_ical_never_abort(void) {
    if (icalerror_get_errors_are_fatal() != 0) icalerror_set_errors_are_fatal(0);
}

icalerrorenum belltower_ical_error(void) {
    icalerrorenum *error = icalerrno_return();
    return error == NULL ? ICAL_NO_ERROR : *error;
}

void belltower_ical_clear_error(void) { icalerror_clear_errno(); }
