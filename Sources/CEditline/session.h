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
    KEY_REFRESH = 0x9a,      // The right prompt has changed.
    KEY_SEARCH_END = 0x9b,   // A key that belongs to no search has come; it follows.
    KEY_SEARCH = 0x9c,       // A key for the search.
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
    char *searchPrompt;      // Shown instead of the prompt while the history is searched; else NULL.
    char *rightPrompt;
    char *hint;
    char *askedText;         // The text for which the right prompt and the hint were asked.
    char *list;
    char *discarded;
    size_t cursorBeforeList;
    unsigned char input[INPUT_SIZE];
    size_t inputStart, inputEnd;
    int injectedKey;         // 0 when there is none.
    wchar_t heldKey;         // A key to be returned next; 0 when there is none.
    wchar_t lastKey;         // The last character that was typed.
    wchar_t searchKey;
    FILE *output;            // What libedit draws to.
    char *frame;             // What was drawn and not yet sent.
    size_t frameCount, frameSize;
    int hintColumns;         // Columns of the hint on the screen; 0 when there is none.
    int columns;             // Columns of the terminal when the line was drawn.
    int cursorRow;           // The row of the cursor on the screen, from the start of the prompt.
    int keysAfterCancel;
    int error;
    bool isCancelled, hasEnded, usesVi;
    bool canPasteWhole;
    bool canSaveCursor;      // The terminal can return to a place; without that there are no hints.
    bool isSearching, isPasting, isRightPromptDrawn, isPainted;
};

EditlineSession *session_of(EditLine *editor);
/// The text being typed, to be freed: libedit leaves the end of longer lines behind it, so it is no C string.
char *session_copy_text(EditlineSession *session);
void session_keep_discarded(EditlineSession *session);
/// Moves the cursor by some characters, at most to an end of the text.
void session_move_cursor(EditlineSession *session, long distance);
/// Whether the cursor stands behind the last character.
bool session_is_at_end(EditlineSession *session);
/// Asks the owner for the right prompt and the hint, if the text is another than when it was asked last.
void session_ask_about_text(EditlineSession *session);
/// Lets the owner do what a key stands for; false when there was nothing to do.
bool session_perform(EditlineSession *session, EditlineRequest request, wchar_t character);

/// The input function: EL_GETCFN.
int input_read_character(EditLine *editor, wchar_t *character);

// MARK: - Drawing

/// A stream for libedit whose text is kept until `output_send`, so that a key costs one write and nothing flickers.
FILE *output_open(EditlineSession *session);
void output_send(EditlineSession *session);
/// Throws away what was not sent, but for the bell.
void output_drop(EditlineSession *session);
/// Paints the line where libedit gets it wrong, and adds the hint; before waiting for a key.
void drawing_finish(EditlineSession *session);
/// Takes the hint away; before libedit draws again.
void drawing_erase_hint(EditlineSession *session);
/// Puts the line in the place of what libedit has drawn, where it gets that wrong.
void drawing_paint(EditlineSession *session);
/// Draws the line that was entered, and the end of its last row.
void drawing_end(EditlineSession *session, const char *text);
/// Draws the line and goes to the row behind it; the cursor of the text is at its end.
void drawing_leave_line(EditlineSession *session);
/// Sends a sequence that leads to a fresh row, and draws the line there.
void drawing_start_anew(EditlineSession *session, const char *sequence);
/// Goes to where the line begins on a screen that has changed its size; answers the key that draws it.
int drawing_resize(EditlineSession *session);

void terminal_enter(EditlineSession *session);
void terminal_leave(EditlineSession *session);

void commands_add(EditlineSession *session);
void requests_add(EditlineSession *session);

#endif
