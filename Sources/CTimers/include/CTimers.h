#ifndef BELLTOWER_CTIMERS_H
#define BELLTOWER_CTIMERS_H

/* Without the system's headers, which would be this module's then and no longer Glibc's. */
#include <stdint.h>

/* A wall clock's timer that wakes when the clock is set, a socket by which other processes wake it,
 * and a watch on one file of a folder. Swift sees neither timerfd's flags nor sockaddr_un's layout. */
struct belltower_alarm {
    int timer;
    int stop;
    /* -1 for none. */
    int socket;
    /* inotify(7); -1 for none. */
    int watch;
    /* The name in the folder of the file that is watched. */
    char file[64];
    /* What is answered to who asks. */
    char answer[64];
};

/* Why a wait ended; several at once. */
enum {
    BELLTOWER_TIMER = 1,
    BELLTOWER_CLOCK_SET = 2,
    BELLTOWER_POKED = 4,
    BELLTOWER_STOPPED = 8,
    /* The file that is watched, or its folder, was made, moved or deleted. */
    BELLTOWER_REPLACED = 16,
};

/* 0, or the number of the error. */
int belltower_alarm_open(
    struct belltower_alarm *alarm, const char *folder, const char *name, const char *file,
    const char *answer);

void belltower_alarm_close(struct belltower_alarm *alarm);

/* Rings at an instant in thousandths of a second since 1970; at once when that is past. */
int belltower_alarm_set(int timer, int64_t milliseconds);

void belltower_alarm_stop(int stop);

/* Blocks until something happens; what did. Of a poke what it says, several apart by line breaks; nothing where
 * they do not all fit into so many bytes. */
int belltower_alarm_wait(const struct belltower_alarm *alarm, char *said, int size);

/* Wakes whoever listens in a folder with what there is to say; nothing happens when nobody does. */
void belltower_poke(const char *folder, const char *name, const char *saying);

/* Asks whoever listens in a folder and waits for the answer so many thousandths of a second: its
 * length, 0 when nobody listens, -1 when nobody answers. */
int belltower_ask(const char *folder, const char *name, int milliseconds, char *answer, int size);

/* One datagram to a socket by its path; a name that begins with @ is an abstract one. */
int belltower_tell(const char *path, const char *message);

/* Signals as bytes in a pipe, so that one thread can wait for them; -1, or the end to read from. Of
 * SIGTERM, SIGINT and SIGHUP, but for those that are ignored where `keeps_ignored`; handlers, unlike a
 * mask, are not passed on to programs that are run. */
int belltower_signals_open(int keeps_ignored);

/* Gives the signals back what they did before. The pipe stays: somebody may be about to write. */
void belltower_signals_release(void);

/* The number of the next signal, or 0 for a wake-up; -1 when the pipe is no more, and -2 when none
 * came in so many thousandths of a second; a negative number of them is any. */
int belltower_signals_wait(int descriptor, int milliseconds);

/* Wakes whoever waits for a signal. */
void belltower_signals_wake(void);

#endif
