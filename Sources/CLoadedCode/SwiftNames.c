#include <string.h>

#include "CLoadedCode.h"

// A function of the Swift runtime that no header of the toolchain declares. With a NULL buffer it allocates one.
extern char *swift_demangle(
    const char *symbol, size_t length, char *buffer, size_t *bufferLength, uint32_t flags);

char *loaded_swift_name(const char *symbol) {
    return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
}
