#include "CSQLite.h"

#include <sqlite3.h>

/* SQLite counts what it allocates, under one lock that all threads take at each allocation
 * (sqlite.org/malloc.html#memory_allocation_statistics). Nobody here asks for the sum. It has to be told before
 * the first database is opened, by whomever. */
__attribute__((constructor)) static void count_no_memory(void) {
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
