// Keys whose functions the session's owner implements: hints, history, search, undo.

#include "session.h"

#include <wchar.h>

static unsigned char perform(EditLine *editor, EditlineRequest request) {
    return session_perform(session_of(editor), request, 0) ? CC_REFRESH : CC_ERROR;
}

static unsigned char undo(EditLine *editor, int key) {
    (void)key;
    return perform(editor, EDITLINE_UNDO);
}

static unsigned char newline(EditLine *editor, int key) {
    (void)key;
    session_of(editor)->library->insertstr(editor, "\n");
    return CC_REFRESH;
}

// MARK: - Hints

static unsigned char move_cursor(EditLine *editor, long distance) {
    if (distance == 0) return CC_ERROR;
    session_move_cursor(session_of(editor), distance);
    return CC_CURSOR;
}

/// At the end of the text, keys that move right accept the hint, or its next word.
static bool takes_hint(EditLine *editor, EditlineRequest request) {
    EditlineSession *session = session_of(editor);
    if (!session_is_at_end(session)) return false;
    session_ask_about_text(session);
    return session_perform(session, request, 0);
}

static unsigned char forward(EditLine *editor, int key) {
    (void)key;
    if (takes_hint(editor, EDITLINE_ACCEPT_HINT)) return CC_REFRESH;
    return move_cursor(editor, session_is_at_end(session_of(editor)) ? 0 : 1);
}

static unsigned char end_of_line(EditLine *editor, int key) {
    (void)key;
    if (takes_hint(editor, EDITLINE_ACCEPT_HINT)) return CC_REFRESH;
    const LineInfoW *line = session_of(editor)->library->wline(editor);
    session_move_cursor(session_of(editor), line->lastchar - line->cursor);
    return CC_CURSOR;
}

static bool is_word(wchar_t character) {
    return character > 0x7f || (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z')
        || (character >= 'a' && character <= 'z') || character == '_' || character == '-';
}

static unsigned char forward_word(EditLine *editor, int key) {
    (void)key;
    if (takes_hint(editor, EDITLINE_ACCEPT_HINT_WORD)) return CC_REFRESH;
    const LineInfoW *line = session_of(editor)->library->wline(editor);
    const wchar_t *place = line->cursor;
    while (place < line->lastchar && !is_word(*place)) place++;
    while (place < line->lastchar && is_word(*place)) place++;
    return move_cursor(editor, place - line->cursor);
}

// MARK: - History

static unsigned char previous_entry(EditLine *editor, int key) {
    (void)key;
    return perform(editor, EDITLINE_PREVIOUS_ENTRY);
}

static unsigned char next_entry(EditLine *editor, int key) {
    (void)key;
    return perform(editor, EDITLINE_NEXT_ENTRY);
}

static unsigned char previous_match(EditLine *editor, int key) {
    (void)key;
    return perform(editor, EDITLINE_PREVIOUS_MATCH);
}

static unsigned char next_match(EditLine *editor, int key) {
    (void)key;
    return perform(editor, EDITLINE_NEXT_MATCH);
}

// MARK: - Search

static unsigned char search(EditLine *editor, EditlineRequest request) {
    EditlineSession *session = session_of(editor);
    session->isSearching = true;
    return session_perform(session, request, 0) ? CC_REFRESH : CC_REFRESH_BEEP;
}

static unsigned char search_backward(EditLine *editor, int key) {
    (void)key;
    return search(editor, EDITLINE_SEARCH_BACKWARD);
}

static unsigned char search_forward(EditLine *editor, int key) {
    (void)key;
    return search(editor, EDITLINE_SEARCH_FORWARD);
}

static unsigned char search_end(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    if (!session->isSearching) return CC_NORM;
    session_perform(session, EDITLINE_SEARCH_END, 0);
    session->isSearching = false;
    return CC_REFRESH;
}

static unsigned char search_key(EditLine *editor, int key) {
    (void)key;
    EditlineSession *session = session_of(editor);
    if (!session->isSearching) return CC_NORM;
    switch (session->searchKey) {
    case 0x12: return search(editor, EDITLINE_SEARCH_BACKWARD);
    case 0x13: return search(editor, EDITLINE_SEARCH_FORWARD);
    case 0x08:
    case 0x7f: return search(editor, EDITLINE_SEARCH_DELETE);
    case 0x07:
        session_perform(session, EDITLINE_SEARCH_GIVE_UP, 0);
        session->isSearching = false;
        return CC_REFRESH;
    default:
        return session_perform(session, EDITLINE_SEARCH_CHARACTER, session->searchKey) ? CC_REFRESH : CC_REFRESH_BEEP;
    }
}

void requests_add(EditlineSession *session) {
    static const struct {
        const char *name, *help;
        unsigned char (*function)(EditLine *, int);
    } commands[] = {
        {"editor-undo", "Take the last change back", undo},
        {"editor-newline", "Begin a new row of the entry", newline},
        {"editor-forward", "A character to the right, or take the hint", forward},
        {"editor-forward-word", "A word to the right, or take a word of the hint", forward_word},
        {"editor-end", "To the end, or take the hint", end_of_line},
        {"editor-previous-entry", "The entry before", previous_entry},
        {"editor-next-entry", "The entry behind", next_entry},
        {"editor-previous-match", "The entry before that begins like this", previous_match},
        {"editor-next-match", "The entry behind that begins like this", next_match},
        {"editor-search-backward", "Search the history", search_backward},
        {"editor-search-forward", "Search the history, newer entries", search_forward},
        {"editor-search-key", "A key of the search", search_key},
        {"editor-search-end", "End the search", search_end},
    };
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        session->library->set(
            session->editor, EL_ADDFN, commands[i].name, commands[i].help, commands[i].function);
    }
}
