#ifndef CEDITLINE_SESSION_H
#define CEDITLINE_SESSION_H

#include "CEditline.h"
#include "library.h"

#include <stdint.h>

/// Marks where an escape sequence begins and ends in a prompt.
#define PROMPT_ESCAPE_MARK '\1'

// Keys that no keyboard sends, returned by our own input function to run a command of ours: libedit has no other
// way to run one from outside its key loop. C1 control characters are looked up in the key map and never printed.
enum {
    KEY_CANCEL = 0x03,       // Ctrl-C, which the terminal turns into SIGINT and so never arrives as a key.
    KEY_SHOW_LIST = 0x9d,
    KEY_REDRAW = 0x9e,       // After the window changed its size.
    KEY_DRAW_AGAIN = 0x9f,   // On a fresh row, after the process was stopped and continued.
};

/// Bytes read ahead of libedit's one character at a time; a long paste would otherwise cost two calls a byte.
enum { INPUT_SIZE = 4096 };

struct EditlineSession {
    const Library *library;
    EditLine *editor;
    History *history;
    EditlineCallbacks callbacks;
    char *prompt;
    char *rightPrompt;
    char *rightPromptText;   // The text for which the right prompt was asked.
    char *list;
    char *discarded;
    size_t cursorBeforeList;
    unsigned char input[INPUT_SIZE];
    size_t inputStart, inputEnd;
    int injectedKey;         // 0 when there is none.
    int keysAfterCancel;
    int error;
    bool isCancelled, hasEnded, canPasteWhole;
};

EditlineSession *session_of(EditLine *editor);
/// The text being typed, to be freed: libedit leaves the end of longer lines behind it, so it is no C string.
char *session_copy_text(EditlineSession *session);
void session_keep_discarded(EditlineSession *session);

/// The input function: EL_GETCFN.
int input_read_character(EditLine *editor, wchar_t *character);

void terminal_enter(EditlineSession *session);
void terminal_leave(EditlineSession *session);

void commands_add(EditlineSession *session);

#endif
