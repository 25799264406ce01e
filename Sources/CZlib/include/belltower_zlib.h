#ifndef BELLTOWER_ZLIB_H
#define BELLTOWER_ZLIB_H

#include <stddef.h>

/* How many bytes a gzip file (RFC 1952) of so many bytes has at most. */
size_t belltower_gzip_bound(size_t count);

/* Compresses bytes as a gzip file, without a name or a time, so that the same bytes give the same file.
 *
 * Answers how many bytes were written; 0 when there was no memory for it or the room is too small. */
size_t belltower_gzip(const unsigned char *bytes, size_t count, unsigned char *room, size_t size, int level);

#endif
