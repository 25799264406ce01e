#include "CTimers.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#ifndef TFD_TIMER_CANCEL_ON_SET
#define TFD_TIMER_CANCEL_ON_SET (1 << 1)
#endif

/* The address of a socket in a folder, whose path may be longer than an address: through the folder's
 * descriptor, which is the answer; -1 when there is no such folder. */
static int belltower_address(
    const char *folder, const char *name, struct sockaddr_un *address) {
    int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    snprintf(
        address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", descriptor, name);
    return descriptor;
}

/* The socket of a folder, made anew, for its owner alone; -1 when it cannot be. */
static int belltower_listen(const char *folder, const char *name) {
    struct sockaddr_un address;
    int descriptor = belltower_address(folder, name, &address);
    if (descriptor < 0) return -1;
    int listener = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    unlink(address.sun_path);
    if (listener >= 0
        && (bind(listener, (struct sockaddr *)&address, sizeof address) != 0
            || chmod(address.sun_path, 0600) != 0)) {
        close(listener);
        listener = -1;
    }
    close(descriptor);
    return listener;
}

/* What wakes when a folder, or what stands in it, is made, moved or deleted; -1 when it cannot be. */
static int belltower_watch(const char *folder) {
    int watch = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (watch < 0) return -1;
    uint32_t events = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR;
    if (inotify_add_watch(watch, folder, events) >= 0) return watch;
    close(watch);
    return -1;
}

int belltower_alarm_open(
    struct belltower_alarm *alarm, const char *folder, const char *name, const char *file,
    const char *answer) {
    alarm->timer = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
    if (alarm->timer < 0) return errno;
    alarm->stop = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (alarm->stop < 0) {
        int error = errno;
        close(alarm->timer);
        return error;
    }
    alarm->socket = folder ? belltower_listen(folder, name) : -1;
    alarm->watch = folder ? belltower_watch(folder) : -1;
    snprintf(alarm->file, sizeof alarm->file, "%s", file ? file : "");
    snprintf(alarm->answer, sizeof alarm->answer, "%s", answer ? answer : "");
    return 0;
}

void belltower_alarm_close(struct belltower_alarm *alarm) {
    close(alarm->timer);
    close(alarm->stop);
    if (alarm->socket >= 0) close(alarm->socket);
    if (alarm->watch >= 0) close(alarm->watch);
}

int belltower_alarm_set(int timer, int64_t milliseconds) {
    struct itimerspec when;
    memset(&when, 0, sizeof when);
    if (milliseconds < 1) milliseconds = 1;
    when.it_value.tv_sec = milliseconds / 1000;
    when.it_value.tv_nsec = (milliseconds % 1000) * 1000000;
    int flags = TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET;
    /* ECANCELED: the clock was set since the last look; the timer is armed nonetheless. */
    if (timerfd_settime(timer, flags, &when, NULL) == 0 || errno == ECANCELED) return 0;
    return errno;
}

void belltower_alarm_stop(int stop) {
    uint64_t one = 1;
    (void)!write(stop, &one, sizeof one);
}

/* Takes what was sent: whether it was a poke; who asks is answered. */
static int belltower_take(const struct belltower_alarm *alarm, char *said, int size_of_said) {
    int is_poke = 0;
    int length = 0;
    /* Where so many wait in a queue of ten, others may have found no room in it: then nothing is known. */
    int room = 8;
    while (1) {
        char bytes[1024];
        struct sockaddr_un sender;
        socklen_t size = sizeof sender;
        ssize_t got = recvfrom(
            alarm->socket, bytes, sizeof bytes, MSG_DONTWAIT, (struct sockaddr *)&sender, &size);
        if (got < 0) {
            said[length < 0 ? 0 : length] = 0;
            return is_poke;
        }
        if (got == 0 || bytes[0] != '?') {
            is_poke = 1;
            if (--room > 0 && length >= 0 && got < (ssize_t)sizeof bytes
                && length + got + 2 <= size_of_said) {
                memcpy(said + length, bytes, (size_t)got);
                length += (int)got;
                said[length++] = '\n';
            } else {
                length = -1;
            }
        } else if (size > sizeof(sa_family_t)) {
            sendto(
                alarm->socket, alarm->answer, strlen(alarm->answer), MSG_DONTWAIT | MSG_NOSIGNAL,
                (struct sockaddr *)&sender, size);
        }
    }
}

/* Whether anything happened to the file that is watched, or to its folder. */
static int belltower_replaced(const struct belltower_alarm *alarm) {
    _Alignas(struct inotify_event) char bytes[4096];
    int is_replaced = 0;
    while (1) {
        ssize_t got = read(alarm->watch, bytes, sizeof bytes);
        if (got <= 0) return is_replaced;
        for (char *next = bytes; next < bytes + got;) {
            const struct inotify_event *event = (const struct inotify_event *)next;
            uint32_t whole = IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_Q_OVERFLOW;
            if ((event->mask & whole) || (event->len && strcmp(event->name, alarm->file) == 0)) {
                is_replaced = 1;
            }
            next += sizeof *event + event->len;
        }
    }
}

int belltower_alarm_wait(const struct belltower_alarm *alarm, char *said, int size) {
    said[0] = 0;
    struct pollfd watched[4] = {
        {alarm->timer, POLLIN, 0}, {alarm->stop, POLLIN, 0}, {alarm->socket, POLLIN, 0},
        {alarm->watch, POLLIN, 0}};
    int happened = 0;
    while (happened == 0) {
        if (poll(watched, 4, -1) < 0) {
            if (errno == EINTR) continue;
            return BELLTOWER_STOPPED;
        }
        if (watched[0].revents) {
            uint64_t times;
            ssize_t got = read(alarm->timer, &times, sizeof times);
            happened |= got < 0 && errno == ECANCELED ? BELLTOWER_CLOCK_SET : BELLTOWER_TIMER;
        }
        if (watched[1].revents) happened |= BELLTOWER_STOPPED;
        if (watched[2].revents && belltower_take(alarm, said, size)) happened |= BELLTOWER_POKED;
        if (watched[3].revents && belltower_replaced(alarm)) happened |= BELLTOWER_REPLACED;
    }
    return happened;
}

void belltower_poke(const char *folder, const char *name, const char *saying) {
    struct sockaddr_un address;
    int descriptor = belltower_address(folder, name, &address);
    if (descriptor < 0) return;
    int sender = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (sender >= 0) {
        sendto(
            sender, saying, strlen(saying), MSG_NOSIGNAL, (struct sockaddr *)&address, sizeof address);
        close(sender);
    }
    close(descriptor);
}

int belltower_ask(const char *folder, const char *name, int milliseconds, char *answer, int size) {
    struct sockaddr_un address;
    int descriptor = belltower_address(folder, name, &address);
    if (descriptor < 0) return 0;
    int result = 0;
    int asker = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    /* Without a path the system gives a name, to which the answer is sent (unix(7), autobind). */
    struct sockaddr_un own;
    memset(&own, 0, sizeof own);
    own.sun_family = AF_UNIX;
    if (asker >= 0 && bind(asker, (struct sockaddr *)&own, sizeof(sa_family_t)) == 0
        && sendto(asker, "?", 1, MSG_NOSIGNAL, (struct sockaddr *)&address, sizeof address) == 1) {
        struct pollfd answered = {asker, POLLIN, 0};
        result = -1;
        if (poll(&answered, 1, milliseconds) == 1) {
            ssize_t got = recv(asker, answer, (size_t)size, MSG_DONTWAIT);
            if (got > 0) result = (int)got;
        }
    }
    if (asker >= 0) close(asker);
    close(descriptor);
    return result;
}

int belltower_tell(const char *path, const char *message) {
    struct sockaddr_un address;
    size_t length = strlen(path);
    if (length == 0 || length >= sizeof address.sun_path) return EINVAL;
    memset(&address, 0, sizeof address);
    address.sun_family = AF_UNIX;
    memcpy(address.sun_path, path, length);
    if (path[0] == '@') address.sun_path[0] = 0;
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    int sender = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (sender < 0) return errno;
    ssize_t sent =
        sendto(sender, message, strlen(message), MSG_NOSIGNAL, (struct sockaddr *)&address, size);
    int error = sent < 0 ? errno : 0;
    close(sender);
    return error;
}

static volatile int belltower_signal_pipe = -1;
static int belltower_signal_source = -1;

#define BELLTOWER_SIGNALS 3
static const int belltower_signals[BELLTOWER_SIGNALS] = {SIGTERM, SIGINT, SIGHUP};
static struct sigaction belltower_former[BELLTOWER_SIGNALS];

static void belltower_pass(int number) {
    int error = errno;
    unsigned char byte = (unsigned char)number;
    (void)!write(belltower_signal_pipe, &byte, 1);
    errno = error;
}

/* Made once: a second use of it finds at most a wake-up of the first. */
static int belltower_signals_pipe(void) {
    int ends[2];
    if (belltower_signal_source >= 0) return 0;
    if (pipe(ends) != 0) return -1;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    belltower_signal_source = ends[0];
    belltower_signal_pipe = ends[1];
    return 0;
}

int belltower_signals_open(int keeps_ignored) {
    if (belltower_signals_pipe() != 0) return -1;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = belltower_pass;
    action.sa_flags = SA_RESTART;
    sigset_t passed;
    sigemptyset(&passed);
    for (int i = 0; i < BELLTOWER_SIGNALS; i++) {
        sigaction(belltower_signals[i], NULL, &belltower_former[i]);
        if (!keeps_ignored || belltower_former[i].sa_handler != SIG_IGN) {
            sigaction(belltower_signals[i], &action, NULL);
        }
        sigaddset(&passed, belltower_signals[i]);
    }
    /* Who started this process may have held them back for it: libdispatch's threads do. */
    pthread_sigmask(SIG_UNBLOCK, &passed, NULL);
    return belltower_signal_source;
}

void belltower_signals_release(void) {
    for (int i = 0; i < BELLTOWER_SIGNALS; i++) {
        sigaction(belltower_signals[i], &belltower_former[i], NULL);
    }
}

int belltower_signals_wait(int descriptor, int milliseconds) {
    unsigned char byte;
    while (1) {
        struct pollfd waiting = {descriptor, POLLIN, 0};
        int ready = milliseconds < 0 ? 1 : poll(&waiting, 1, milliseconds);
        if (ready == 0) return -2;
        if (ready < 0) {
            if (errno == EINTR) continue;
            return -1;
        }
        ssize_t got = read(descriptor, &byte, 1);
        if (got == 1) return byte;
        if (got == 0 || errno != EINTR) return -1;
    }
}

void belltower_signals_wake(void) { belltower_pass(0); }
