#include <string.h>

#include "CLoadedCode.h"

// The Swift runtime's own; no header of the toolchain declares it. Without a buffer it allocates one.
extern char *swift_demangle(
    const char *symbol, size_t length, char *buffer, size_t *bufferLength, uint32_t flags);

char *loaded_swift_name(const char *symbol) {
    return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
}
