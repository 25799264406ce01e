#ifndef BELLTOWER_CSQLITE_H
#define BELLTOWER_CSQLITE_H

/* How SQLite is to work in this process, told before anybody opens a database: see shim.c. */

#endif
