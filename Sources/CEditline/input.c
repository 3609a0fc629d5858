// Where libedit gets its characters from. Its own function drops invalid bytes without a word and takes every
// signal for the end of the line; this one reports the first as U+FFFD and answers each signal as it should be.

#include "session.h"
#include "signals.h"

#include <errno.h>
#include <unistd.h>

enum { END = -1, FAILED = -2, KEY = -3 };
enum { REPLACEMENT = 0xfffd, keysAfterCancelMax = 16 };

/// Leaves the terminal as it was, lets the signal do what it did before we came, and returns if that was not the end.
static void pass_on(EditlineSession *session, int signal) {
    terminal_leave(session);
    signals_end();
    raise(signal);
    signals_begin(SIGNALS_ALL);
    terminal_enter(session);
    session->injectedKey = KEY_DRAW_AGAIN;
}

static void cancel(EditlineSession *session) {
    // What was found in the history was not entered: the line is again what it was.
    if (session->isSearching) session_perform(session, EDITLINE_SEARCH_GIVE_UP, 0);
    session->isSearching = false;
    session_keep_discarded(session);
    session->isCancelled = true;
    session->keysAfterCancel = 0;
    session->heldKey = 0;
    session->inputStart = session->inputEnd = 0;
}

/// Answers the signals that have arrived; true when a key is to be returned for one.
static bool answer_signals(EditlineSession *session) {
    const int disruptive = signals_take_disruptive();
    if (disruptive != 0) pass_on(session, disruptive);
    if (signals_take(SIGCONT)) {
        terminal_leave(session);
        terminal_enter(session);
        session->injectedKey = KEY_DRAW_AGAIN;
    }
    if (signals_take(SIGWINCH)) {
        const int key = drawing_resize(session);
        if (session->injectedKey == 0) session->injectedKey = key;
    }
    if (signals_take(SIGINT)) cancel(session);
    return session->isCancelled || session->injectedKey != 0;
}

/// Whether the last key has become a letter of the text, and so is no part of a longer key.
static bool has_just_inserted(EditlineSession *session) {
    const LineInfoW *line = session->library->wline(session->editor);
    return line->cursor > line->buffer && line->cursor[-1] == session->lastKey;
}

/// Draws the right prompt when it is another than what is there: libedit does not look at it for every letter.
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
        return 0;
    }
}

/// The next byte without taking it, or one of END, FAILED, KEY.
static int peek(EditlineSession *session) {
    if (session->inputStart == session->inputEnd) {
        const int result = fill(session);
        if (result != 0) return result;
    }
    return session->input[session->inputStart];
}

/// Takes one UTF-8 character; what is not well-formed becomes U+FFFD and takes only the bytes that belong together.
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

/// After Ctrl-C first our own command, which shows `^C` at the end of the text, then Enter until libedit returns:
/// that also leads out of a half-typed key sequence, a search or a quoted character.
static int next_key_after_cancel(EditlineSession *session, wchar_t *character) {
    if (session->keysAfterCancel++ >= keysAfterCancelMax) {
        errno = EINTR;
        return -1;
    }
    *character = session->keysAfterCancel == 1 ? KEY_CANCEL : L'\n';
    return 1;
}

/// Keys of a search go to the search; another ends it and then does what it always does.
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
    // Who types ahead is asked about nothing, but undo takes each change back by itself.
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
    if (session->isSearching) *character = key_while_searching(session, *character);
    return 1;
}
