#pragma once

#include <stddef.h>
#include <stdint.h>

// What libFuzzer, which the toolchain has without a header, offers to a mutator: alters bytes in
// place, by one of its own ways; returns how many there are then.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t room);
