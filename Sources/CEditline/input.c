// The character input of libedit. libedit's own function silently drops invalid bytes and treats every signal as the
// end of the line. This one reports invalid bytes as U+FFFD and handles each signal.

#include "session.h"
#include "signals.h"

#include <errno.h>
#include <unistd.h>

enum { END = -1, FAILED = -2, KEY = -3 };
enum { REPLACEMENT = 0xfffd, keysAfterCancelMax = 16 };

/// Restores the terminal and runs the signal's previous handler. Resumes reading if the process continues.
static void pass_on(EditlineSession *session, int signal) {
    terminal_leave(session);
    signals_end();
    raise(signal);
    signals_begin(SIGNALS_ALL);
    terminal_enter(session);
    session->injectedKey = KEY_DRAW_AGAIN;
}

static void cancel(EditlineSession *session) {
    // Restores the line from before the search; a match that was found is not entered.
    if (session->isSearching) session_perform(session, EDITLINE_SEARCH_GIVE_UP, 0);
    session->isSearching = false;
    session_keep_discarded(session);
    session->isCancelled = true;
    session->keysAfterCancel = 0;
    session->heldKey = 0;
    session->inputStart = session->inputEnd = 0;
}

/// Handles the signals that have arrived; returns true when a key must be returned for one.
static bool answer_signals(EditlineSession *session) {
    const int disruptive = signals_take_disruptive();
    if (disruptive != 0) pass_on(session, disruptive);
    if (signals_take(SIGCONT)) {
        terminal_leave(session);
        terminal_enter(session);
        session->injectedKey = KEY_DRAW_AGAIN;
    }
    if (signals_take(SIGWINCH)) session->isResized = true;
    // Within a key sequence or a paste the key is lost, and is returned again after the next byte.
    if (session->isResized && !session->isResizeInjected && session->injectedKey == 0) {
        session->injectedKey = KEY_RESIZE;
        session->isResizeInjected = true;
    }
    if (signals_take(SIGINT)) cancel(session);
    return session->isCancelled || session->injectedKey != 0;
}

/// Whether the last key became a letter of the text, and so does not belong to a longer key sequence.
static bool has_just_inserted(EditlineSession *session) {
    const LineInfoW *line = session->library->wline(session->editor);
    return line->cursor > line->buffer && line->cursor[-1] == session->lastKey;
}

/// Draws a right prompt that has changed: libedit does not check it for every letter.
static bool show_right_prompt(EditlineSession *session) {
    session_ask_about_text(session);
    const bool isPossible = !session->isSearching && !session->usesVi && has_just_inserted(session);
    if (session->isRightPromptDrawn || !isPossible) return false;
    session->injectedKey = KEY_REFRESH;
    return true;
}

static int fill(EditlineSession *session) {
    for (;;) {
        if (answer_signals(session) || show_right_prompt(session)) return KEY;
        drawing_finish(session);
        const int state = signals_wait(STDIN_FILENO);
        drawing_erase_hint(session);
        if (state < 0) return FAILED;
        if (state == 0) continue;
        const ssize_t count = read(STDIN_FILENO, session->input, INPUT_SIZE);
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (count < 0) return FAILED;
        if (count == 0) return END;
        session->inputStart = 0;
        session->inputEnd = (size_t)count;
        session->isResizeInjected = false;
        return 0;
    }
}

/// Returns the next byte without consuming it, or one of END, FAILED, KEY.
static int peek(EditlineSession *session) {
    if (session->inputStart == session->inputEnd) {
        const int result = fill(session);
        if (result != 0) return result;
    }
    return session->input[session->inputStart];
}

/// Consumes one UTF-8 character. An ill-formed sequence becomes U+FFFD and consumes only its own bytes.
static int decode(EditlineSession *session) {
    const int first = session->input[session->inputStart++];
    if (first < 0x80) return first;
    const int length = first >= 0xf0 && first <= 0xf4 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    if (length == 0 || first > 0xf4) return REPLACEMENT;
    int character = first & (0x7f >> length);
    for (int i = 1; i < length; i++) {
        const int next = peek(session);
        if (next < 0 || (next & 0xc0) != 0x80) return REPLACEMENT;
        session->inputStart++;
        character = character << 6 | (next & 0x3f);
    }
    const bool isOverlong = (length == 3 && character < 0x800) || (length == 4 && character < 0x10000);
    const bool isSurrogate = character >= 0xd800 && character <= 0xdfff;
    return isOverlong || isSurrogate || character > 0x10ffff ? REPLACEMENT : character;
}

/// After Ctrl-C, first returns the key of the command that shows `^C` at the end of the text, then Enter until libedit
/// returns. This also ends an incomplete key sequence, a search or a quoted character.
static int next_key_after_cancel(EditlineSession *session, wchar_t *character) {
    if (session->keysAfterCancel++ >= keysAfterCancelMax) {
        errno = EINTR;
        return -1;
    }
    *character = session->keysAfterCancel == 1 ? KEY_CANCEL : L'\n';
    return 1;
}

/// Search keys go to the search; any other key ends it and then has its usual effect.
static wchar_t key_while_searching(EditlineSession *session, wchar_t character) {
    enum { CTRL_G = 0x07, CTRL_H = 0x08, CTRL_R = 0x12, CTRL_S = 0x13, DELETE = 0x7f, FIRST_PRINTABLE = 0xa0 };
    const bool isPrintable = (character >= 0x20 && character < DELETE) || character >= FIRST_PRINTABLE;
    const bool isForSearch = isPrintable || character == CTRL_G || character == CTRL_H || character == CTRL_R
        || character == CTRL_S || character == DELETE;
    if (isForSearch) session->searchKey = character;
    else session->heldKey = character;
    return isForSearch ? KEY_SEARCH : KEY_SEARCH_END;
}

int input_read_character(EditLine *editor, wchar_t *character) {
    EditlineSession *session = session_of(editor);
    *character = 0;
    if (session->isCancelled) return next_key_after_cancel(session, character);
    if (session->heldKey != 0) {
        *character = session->heldKey;
        session->heldKey = 0;
        return 1;
    }
    // With typed-ahead input no prompt or hint is requested, but undo still records each change.
    const bool isAhead = session->inputStart != session->inputEnd && !session->isPasting;
    if (isAhead) session_perform(session, EDITLINE_NOTE, 0);
    const int first = session->injectedKey != 0 ? KEY : peek(session);
    if (first == KEY && session->isCancelled) return next_key_after_cancel(session, character);
    if (first == KEY) {
        *character = session->injectedKey;
        session->injectedKey = 0;
        return 1;
    }
    if (first == FAILED) {
        session->error = errno;
        return -1;
    }
    session->hasEnded = first == END;
    if (session->hasEnded) return 0;
    session->lastKey = *character = decode(session);
    if (!session->isPasting) drawing_before_key(session, *character);
    if (session->isSearching) *character = key_while_searching(session, *character);
    return 1;
}
