#include "belltower_zlib.h"

#include <limits.h>
#include <string.h>
#include <zlib.h>

size_t belltower_gzip_bound(size_t count) { return compressBound(count) + 32; }

size_t belltower_gzip(const unsigned char *bytes, size_t count, unsigned char *room, size_t size, int level) {
    if (count > UINT_MAX || size > UINT_MAX) return 0;
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    /* 16 more than the largest window asks for gzip's header instead of zlib's. */
    if (deflateInit2(&stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    stream.next_in = (unsigned char *)bytes;
    stream.avail_in = (unsigned)count;
    stream.next_out = room;
    stream.avail_out = (unsigned)size;
    int end = deflate(&stream, Z_FINISH);
    size_t written = stream.total_out;
    deflateEnd(&stream);
    return end == Z_STREAM_END ? written : 0;
}
