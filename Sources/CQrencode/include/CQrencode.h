#ifndef BELLTOWER_CQRENCODE_H
#define BELLTOWER_CQRENCODE_H

#include <stddef.h>
#include <stdint.h>

/* The most modules that a symbol has: 177 a side, of version 40 (ISO/IEC 18004). */
enum { BELLTOWER_QR_MOST = 177 * 177 };

/* Writes the modules of a symbol of some bytes, row by row, 1 for a dark one; error correction of level M.
 * Answers the modules of a side, or 0 where the bytes do not fit or libqrencode is not there, which is loaded
 * when it is called first. `modules` has room for BELLTOWER_QR_MOST. Any thread may call it. */
int belltower_qr_encode(const uint8_t *bytes, size_t count, uint8_t *modules);

#endif
