#include "library.h"

#include <dlfcn.h>
#include <stddef.h>

// Debian and its relatives say 2, the others kept 0.
#if defined(__APPLE__)
static const char *const usualNames[] = {"libedit.3.dylib", "libedit.dylib"};
#else
static const char *const usualNames[] = {"libedit.so.2", "libedit.so.0", "libedit.so"};
#endif

static Library library;

static const struct {
    const char *name;
    size_t offset;
} functions[] = {
    {"el_init_fd", offsetof(Library, init)},
    {"el_end", offsetof(Library, end)},
    {"el_gets", offsetof(Library, gets)},
    {"el_wgetc", offsetof(Library, wgetc)},
    {"el_set", offsetof(Library, set)},
    {"el_get", offsetof(Library, get)},
    {"el_source", offsetof(Library, source)},
    {"el_resize", offsetof(Library, resize)},
    {"el_beep", offsetof(Library, beep)},
    {"el_line", offsetof(Library, line)},
    {"el_wline", offsetof(Library, wline)},
    {"el_cursor", offsetof(Library, cursor)},
    {"el_insertstr", offsetof(Library, insertstr)},
    {"el_winsertstr", offsetof(Library, winsertstr)},
    {"el_deletestr", offsetof(Library, deletestr)},
    {"history_init", offsetof(Library, history_init)},
    {"history_end", offsetof(Library, history_end)},
    {"history", offsetof(Library, history)},
};

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
