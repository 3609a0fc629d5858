// The commands that keys can be bound to, in addition to libedit's own.

#include "session.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/// The maximum length of a paste in characters. A longer paste is rejected with a bell rather than truncated.
enum { pasteLengthMax = 1 << 22 };

static const wchar_t pasteEnd[] = L"\033[201~";
enum { pasteEndLength = 6 };

static void move_cursor_to_end(EditlineSession *session) {
    const LineInfoW *line = session->library->wline(session->editor);
    session_move_cursor(session, line->lastchar - line->cursor);
}

// MARK: - Completion

static unsigned char complete(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    if (session->callbacks.complete == NULL) return CC_ERROR;
    const LineInfo *line = session->library->line(editor);
    const size_t cursor = (size_t)(line->cursor - line->buffer);
    char *text = session_copy_text(session);
    if (text == NULL) return CC_ERROR;
    const EditlineCompletion completion = session->callbacks.complete(session->callbacks.context, text, cursor);
    free(text);
    switch (completion) {
    case EDITLINE_NO_CANDIDATES: return CC_ERROR;
    case EDITLINE_REPLACED: return CC_REFRESH;
    case EDITLINE_SHOW_LIST: break;
    }
    // The list belongs below the last row of the text, and only a redraw moves there: put the cursor at the end, let
    // libedit draw, and print the list from a second command.
    const LineInfoW *wide = session->library->wline(editor);
    session->cursorBeforeList = (size_t)(wide->cursor - wide->buffer);
    move_cursor_to_end(session);
    session->injectedKey = KEY_SHOW_LIST;
    return CC_REFRESH;
}

static unsigned char show_list(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    if (session->list == NULL) return CC_NORM;
    drawing_leave_line(session);
    fputs(session->list, session->output);
    free(session->list);
    session->list = NULL;
    const LineInfoW *line = session->library->wline(editor);
    session_move_cursor(session, (long)session->cursorBeforeList - (line->cursor - line->buffer));
    drawing_start_anew(session, "");
    return CC_NORM;
}

// MARK: - Paste

/// Control characters, which could act as keys elsewhere, and changes of the writing direction.
static bool is_unwanted(wchar_t character) {
    return character < 0x20 || (character >= 0x7f && character < 0xa0) || (character >= 0x2028 && character <= 0x202e)
        || (character >= 0x2066 && character <= 0x2069);
}

/// Converts line ends to "\n", and removes those at the very end. Also removes unwanted characters.
static size_t clean_paste(wchar_t *text, size_t length) {
    size_t kept = 0;
    for (size_t i = 0; i < length; i++) {
        wchar_t character = text[i];
        if (character == L'\r' && i + 1 < length && text[i + 1] == L'\n') continue;
        if (character == L'\r') character = L'\n';
        if (is_unwanted(character) && character != L'\n' && character != L'\t') continue;
        text[kept++] = character;
    }
    while (kept > 0 && text[kept - 1] == L'\n') kept--;
    text[kept] = 0;
    return kept;
}

/// Inserts everything up to the end marker of a bracketed paste, newlines included. Nothing runs before Enter, even
/// when the paste ends with a newline, as in zsh and psql.
static unsigned char paste(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    size_t length = 0, size = 256;
    wchar_t *text = malloc(size * sizeof *text);
    bool isComplete = false, isTooLong = text == NULL;
    wchar_t character;
    session->isPasting = true;
    while (!isComplete && !session->isCancelled && session->library->wgetc(editor, &character) == 1) {
        if (session->isCancelled || text == NULL) break;
        if (length + 1 == size) {
            wchar_t *larger = size < pasteLengthMax ? realloc(text, size * 2 * sizeof *text) : NULL;
            if (larger != NULL) text = larger, size *= 2;
            // Keeps only the tail, so that the end marker is still recognised.
            if (larger == NULL) isTooLong = true, wmemmove(text, text + length - pasteEndLength, pasteEndLength);
            if (larger == NULL) length = pasteEndLength;
        }
        text[length++] = character;
        isComplete = length >= pasteEndLength
            && wmemcmp(text + length - pasteEndLength, pasteEnd, pasteEndLength) == 0;
    }
    session->isPasting = false;
    const bool isWanted = isComplete && !isTooLong && clean_paste(text, length - pasteEndLength) > 0;
    if (isWanted) session->library->winsertstr(editor, text);
    free(text);
    return isTooLong ? CC_ERROR : CC_REFRESH;
}

// MARK: - Signals

static unsigned char show_cancelled(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    if (!session->isCancelled) return CC_NORM;
    // Repeated because if Ctrl-C ended a search, the search text has left the line only now.
    session_keep_discarded(session);
    move_cursor_to_end(session);
    session->library->insertstr(editor, "^C");
    return CC_REFRESH;
}

static unsigned char refresh(EditLine *editor, int key) {
    (void)editor, (void)key;
    return CC_REFRESH;
}

static unsigned char draw_again(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    // Another process that used the terminal may have left the cursor anywhere.
    drawing_start_anew(session, session->canSaveCursor ? "\r\033[J" : "\r");
    return CC_NORM;
}

/// libedit learns the new size in a command that also draws the line anew: in between, its cursor may lie outside of
/// the smaller screen, and the next letter would be written there.
static unsigned char resize(EditLine *editor, int key) {
    EditlineSession *session = session_of(editor);
    if (!session->isResized) return CC_NORM;
    return drawing_resize(session) ? draw_again(editor, key) : CC_REDISPLAY;
}

static unsigned char clear_screen(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    if (!session->canSaveCursor) return CC_REDISPLAY;
    drawing_start_anew(session, "\033[H\033[2J");
    return CC_NORM;
}

void commands_add(EditlineSession *session) {
    int (*set)(EditLine *, int, ...) = session->library->set;
    EditLine *editor = session->editor;
    set(editor, EL_ADDFN, "editor-complete", "Complete the word before the cursor", complete);
    set(editor, EL_ADDFN, "editor-show-list", "Print the candidates", show_list);
    set(editor, EL_ADDFN, "editor-paste", "Insert a bracketed paste", paste);
    set(editor, EL_ADDFN, "editor-cancel", "Throw the line away", show_cancelled);
    set(editor, EL_ADDFN, "editor-refresh", "Draw what has changed", refresh);
    set(editor, EL_ADDFN, "editor-resize", "Draw for a new size", resize);
    set(editor, EL_ADDFN, "editor-clear-screen", "Clear the screen, but for the line", clear_screen);
    set(editor, EL_ADDFN, "editor-draw-again", "Draw on a fresh row", draw_again);
}

void editline_session_bind_own_keys(EditlineSession *session) {
    static const char *const keys[][2] = {
        {"^C", "editor-cancel"}, {"\\232", "editor-refresh"}, {"\\233", "editor-search-end"},
        {"\\234", "editor-search-key"}, {"\\235", "editor-show-list"}, {"\\236", "editor-resize"},
        {"\\237", "editor-draw-again"},
    };
    int (*set)(EditLine *, int, ...) = session->library->set;
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        set(session->editor, EL_BIND, keys[i][0], keys[i][1], NULL);
        set(session->editor, EL_BIND, "-a", keys[i][0], keys[i][1], NULL);
    }
    // In vi's insert mode Escape is a key of its own, so no key sequence may begin with it: bracketed paste is off.
    session->usesVi = editline_session_uses_vi_keys(session);
    if (session->usesVi) session->canPasteWhole = false;
    else set(session->editor, EL_BIND, "\\e[200~", "editor-paste", NULL);
}

// MARK: - From inside the callbacks

void editline_session_replace(EditlineSession *session, size_t start, size_t count, const char *text) {
    const LineInfoW *line = session->library->wline(session->editor);
    const long distance = (long)(start + count) - (long)(line->cursor - line->buffer);
    session_move_cursor(session, distance);
    session->library->deletestr(session->editor, (int)count);
    if (text[0] != 0) session->library->insertstr(session->editor, text);
}

void editline_session_set_text(EditlineSession *session, const char *text, size_t cursor) {
    const LineInfoW *line = session->library->wline(session->editor);
    editline_session_replace(session, 0, (size_t)(line->lastchar - line->buffer), text);
    line = session->library->wline(session->editor);
    session_move_cursor(session, (long)cursor - (line->cursor - line->buffer));
}

void editline_session_set_list(EditlineSession *session, const char *text) {
    free(session->list);
    session->list = strdup(text);
}

void editline_session_beep(EditlineSession *session) { session->library->beep(session->editor); }
