#include "library.h"

#include <dlfcn.h>
#include <stddef.h>

// Debian and its derivatives use version 2, others version 0. On macOS the library belongs to the system, and `dlopen`
// would also search the current folder for a bare name.
#if defined(__APPLE__)
static const char *const usualNames[] = {"/usr/lib/libedit.3.dylib", "/usr/lib/libedit.dylib"};
#else
static const char *const usualNames[] = {"libedit.so.2", "libedit.so.0", "libedit.so"};
#endif

static Library library;

#define NAME(function) #function
#define ENTRY(field, function) {NAME(function), offsetof(Library, field)},

static const struct {
    const char *name;
    size_t offset;
} functions[] = {EDITLINE_FUNCTIONS(ENTRY)};

static bool find_functions(void *handle) {
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(handle, functions[i].name);
        if (function == NULL) return false;
        *(void **)((char *)&library + functions[i].offset) = function;
    }
    *(void **)&library.tgetent = dlsym(handle, "tgetent");
    return true;
}

static bool open_named(const char *name) {
    void *handle = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (handle == NULL) return false;
    if (find_functions(handle)) {
        library.handle = handle;
        return true;
    }
    dlclose(handle);
    return false;
}

const Library *library_open(const char *name) {
    if (library.handle != NULL) return &library;
    if (name != NULL) return open_named(name) ? &library : NULL;
    for (size_t i = 0; i < sizeof usualNames / sizeof *usualNames; i++) {
        if (open_named(usualNames[i])) return &library;
    }
    return NULL;
}
