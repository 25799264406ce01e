#!/usr/bin/env bash
# icu.sh FOLDER: makes a small copy of ICU's data, and prints the linker's flags that put it in.
#
# Foundation brings 34 MB of languages, code pages and scripts. Belltower sorts as English does,
# compares texts and knows zones: that is 4 MB. The copy has the name that --wrap sends readers to, so
# that nobody asks for the whole any more and the linker leaves it out. Prints nothing where the
# toolchain's data are otherwise than expected: then the whole stays.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
resources=$(swiftc -print-target-info -static-stdlib | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p')
library=$resources/linux/lib_FoundationICU.a
[ -f "$library" ] || exit 0
ar x "$library" icu_packaged_data.cpp.o 2> /dev/null || exit 0
symbol=$(nm icu_packaged_data.cpp.o | sed -n 's/^.* R \(icudt[0-9]*_dat\)$/\1/p')
[ -n "$symbol" ] || exit 0
objcopy -O binary -j .rodata icu_packaged_data.cpp.o whole.dat
perl "$here/icu.pl" whole.dat small.dat || exit 0
cat > icu.S <<ASSEMBLY
    .section .rodata
    .globl __wrap_$symbol
    .balign 16
__wrap_$symbol:
    .incbin "small.dat"
    .section .note.GNU-stack,"",@progbits
ASSEMBLY
clang -c icu.S -o icu.o
rm -f icu_packaged_data.cpp.o whole.dat
echo "-Xlinker --wrap=$symbol -Xlinker $PWD/icu.o"
