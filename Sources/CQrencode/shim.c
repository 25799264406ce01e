#include "CQrencode.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <qrencode.h>

static QRcode *(*encode)(int, const unsigned char *, int, QRecLevel);
static void (*release)(QRcode *);

static void load(void) {
    void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return;
    *(void **)&release = dlsym(library, "QRcode_free");
    *(void **)&encode = dlsym(library, "QRcode_encodeData");
}

int belltower_qr_encode(const uint8_t *bytes, size_t count, uint8_t *modules) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    if (encode == NULL || release == NULL || count == 0 || count > INT_MAX) return 0;
    /* Version 0: the smallest that it fits. */
    QRcode *code = encode((int)count, bytes, 0, QR_ECLEVEL_M);
    if (code == NULL) return 0;
    int width = code->width;
    /* Of a module's byte the lowest bit is its colour. */
    for (int index = 0; index < width * width; index++) modules[index] = code->data[index] & 1;
    release(code);
    return width;
}
