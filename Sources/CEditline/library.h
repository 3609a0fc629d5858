#ifndef CEDITLINE_LIBRARY_H
#define CEDITLINE_LIBRARY_H

#include <histedit.h>
#include <stdbool.h>

// macOS has a libedit of 2012, which takes the terminal from its output stream.
#if defined(__APPLE__)
#define EDITLINE_INIT el_init
#else
#define EDITLINE_INIT el_init_fd
#endif

/// The functions of libedit that the shim looks up by name; all its releases since 2012 have them.
#define EDITLINE_FUNCTIONS(FUNCTION) \
    FUNCTION(init, EDITLINE_INIT) \
    FUNCTION(end, el_end) \
    FUNCTION(gets, el_gets) \
    FUNCTION(wgetc, el_wgetc) \
    FUNCTION(set, el_set) \
    FUNCTION(wset, el_wset) \
    FUNCTION(get, el_get) \
    FUNCTION(source, el_source) \
    FUNCTION(resize, el_resize) \
    FUNCTION(beep, el_beep) \
    FUNCTION(line, el_line) \
    FUNCTION(wline, el_wline) \
    FUNCTION(insertstr, el_insertstr) \
    FUNCTION(winsertstr, el_winsertstr) \
    FUNCTION(deletestr, el_deletestr) \
    FUNCTION(history_init, history_init) \
    FUNCTION(history_end, history_end) \
    FUNCTION(history, history)

#define EDITLINE_FIELD(field, function) __typeof__(function) *field;

typedef struct {
    void *handle;
    EDITLINE_FUNCTIONS(EDITLINE_FIELD)
    /// From libtinfo, a dependency of libedit; NULL when it is not found.
    int (*tgetent)(char *, const char *);
} Library;

/// Opens the library once; later calls return the same functions. NULL when it or one of its functions is missing.
const Library *library_open(const char *name);

#endif
