#ifndef CEDITLINE_SESSION_H
#define CEDITLINE_SESSION_H

#include "CEditline.h"
#include "library.h"

#include <stdint.h>

/// Marks the start and end of an escape sequence in a prompt.
#define PROMPT_ESCAPE_MARK '\1'

// Internal key codes that the input function returns to run a command of the shim: libedit has no other way to run one
// from outside its key loop. C1 control characters are looked up in the key map and never printed.
enum {
    KEY_CANCEL = 0x03,       // Ctrl-C; the terminal turns it into SIGINT, so it never arrives as a key.
    KEY_REFRESH = 0x9a,      // The right prompt has changed.
    KEY_SEARCH_END = 0x9b,   // A key that does not belong to the search; the key itself follows.
    KEY_SEARCH = 0x9c,       // A key of the search.
    KEY_SHOW_LIST = 0x9d,
    KEY_RESIZE = 0x9e,       // The size of the terminal has changed.
    KEY_DRAW_AGAIN = 0x9f,   // Draws on a new row, after the process was stopped and continued.
};

/// The size of the read-ahead: libedit reads single characters, so a long paste would cost two calls a byte.
enum { INPUT_SIZE = 4096 };

struct EditlineSession {
    const Library *library;
    EditLine *editor;
    History *history;
    EditlineCallbacks callbacks;
    char *prompt;
    char *plainPrompt;       // The prompt without escape sequences, for libedit.
    char *searchPrompt;      // Replaces the prompt during a history search; NULL outside one.
    char *rightPrompt;
    char *plainRightPrompt;
    char *hint;
    char *colouredText;      // The text being typed with escape sequences; NULL for none.
    char *askedText;         // The text for which the right prompt and the hint were last requested.
    char *list;
    char *discarded;
    size_t cursorBeforeList;
    size_t countBeforeKey;   // The length of the text in bytes when the last key was read.
    unsigned char input[INPUT_SIZE];
    size_t inputStart, inputEnd;
    int injectedKey;         // 0 when there is none.
    wchar_t heldKey;         // The key to return next; 0 when there is none.
    wchar_t lastKey;         // The last typed character.
    wchar_t searchKey;
    FILE *output;            // The stream that libedit draws to.
    char *frame;             // Drawn output that is not sent yet.
    size_t frameCount, frameSize;
    int hintColumns;         // The width of the displayed hint; 0 when there is none.
    int columns;             // The width of the terminal when the line was drawn.
    int cursorRow;           // The cursor's row on the screen, from the start of the prompt.
    int keysAfterCancel;
    int error;
    bool isCancelled, hasEnded, usesVi;
    bool canPasteWhole;
    bool canSaveCursor;      // Whether the terminal can save and restore the cursor; without that there are no hints.
    bool isSearching, isPasting, isRightPromptDrawn, isPainted;
    bool isResized;          // Whether libedit does not know the size of the terminal yet.
    bool isResizeInjected;   // Whether KEY_RESIZE was returned since the last byte was read.
    bool isTextColoured;     // Whether the text on the screen may have colours.
    bool needsColor;         // Whether libedit may have drawn the prompts since they were coloured.
};

EditlineSession *session_of(EditLine *editor);
/// A copy of the text being typed, for the caller to free: libedit leaves old characters after it, so it is not
/// NUL-terminated.
char *session_copy_text(EditlineSession *session);
void session_keep_discarded(EditlineSession *session);
/// Moves the cursor by `distance` characters, at most to an end of the text.
void session_move_cursor(EditlineSession *session, long distance);
/// Whether the cursor is after the last character.
bool session_is_at_end(EditlineSession *session);
/// Requests the right prompt and the hint from the owner, if the text has changed since the last request.
void session_ask_about_text(EditlineSession *session);
/// Lets the owner perform a key's function; returns false when there was nothing to do.
bool session_perform(EditlineSession *session, EditlineRequest request, wchar_t character);

/// The input function for EL_GETCFN.
int input_read_character(EditLine *editor, wchar_t *character);

// MARK: - Drawing

/// A stream for libedit that buffers its output until `output_send`, so that a key costs one write without flicker.
FILE *output_open(EditlineSession *session);
void output_send(EditlineSession *session);
/// Discards the unsent output, except for bells.
void output_drop(EditlineSession *session);
/// Called before waiting for a key: paints the line where libedit draws it wrong, and adds the hint.
void drawing_finish(EditlineSession *session);
/// Draws the line anew before a letter that libedit would write at the wrong place.
void drawing_before_key(EditlineSession *session, wchar_t key);
/// Removes the hint; called before libedit draws again.
void drawing_erase_hint(EditlineSession *session);
/// Replaces libedit's drawing of the line where that is wrong.
void drawing_paint(EditlineSession *session);
/// Draws the entered line and the end of its last row.
void drawing_end(EditlineSession *session, const char *text);
/// Draws the line with the cursor at its end, and moves to the row below it.
void drawing_leave_line(EditlineSession *session);
/// Sends a sequence that moves to a new row, and draws the line there.
void drawing_start_anew(EditlineSession *session, const char *sequence);
/// Writes the escape sequences of the prompts over libedit's drawing, `rowsBelow` rows below which the cursor is.
void drawing_color_prompts(EditlineSession *session, int rowsBelow);
/// Writes the colours of a text over libedit's drawing, `rowsBelow` rows below which the cursor is.
void drawing_color_text(EditlineSession *session, const char *text, size_t count, int rowsBelow);
/// A prompt without its escape sequences, for the caller to free.
char *prompt_without_escapes(const char *prompt);
/// Tells libedit the size of the terminal, and moves to the start of the line on the resized screen; returns false when
/// the terminal cannot.
bool drawing_resize(EditlineSession *session);

void terminal_enter(EditlineSession *session);
void terminal_leave(EditlineSession *session);

void commands_add(EditlineSession *session);
void requests_add(EditlineSession *session);

#endif
