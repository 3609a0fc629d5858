#ifndef CEDITLINE_LIBRARY_H
#define CEDITLINE_LIBRARY_H

#include <histedit.h>
#include <stdbool.h>

/// The functions of libedit that the shim calls, found by name.
typedef struct {
    void *handle;
    EditLine *(*init)(const char *, FILE *, FILE *, FILE *, int, int, int);
    void (*end)(EditLine *);
    const char *(*gets)(EditLine *, int *);
    int (*wgetc)(EditLine *, wchar_t *);
    int (*set)(EditLine *, int, ...);
    int (*get)(EditLine *, int, ...);
    int (*source)(EditLine *, const char *);
    void (*resize)(EditLine *);
    void (*beep)(EditLine *);
    const LineInfo *(*line)(EditLine *);
    const LineInfoW *(*wline)(EditLine *);
    int (*cursor)(EditLine *, int);
    int (*insertstr)(EditLine *, const char *);
    int (*winsertstr)(EditLine *, const wchar_t *);
    void (*deletestr)(EditLine *, int);
    History *(*history_init)(void);
    void (*history_end)(History *);
    int (*history)(History *, HistEvent *, int, ...);
    /// From libtinfo, which libedit brings along; NULL when it is somewhere else.
    int (*tgetent)(char *, const char *);
} Library;

/// Opens the library once; later calls give the same functions. NULL when it or one of its functions is missing.
const Library *library_open(const char *name);

#endif
