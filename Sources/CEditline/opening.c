#define _GNU_SOURCE
#include "session.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

EditlineSession *session_of(EditLine *editor) {
    void *session = NULL;
    library_open(NULL)->get(editor, EL_CLIENTDATA, &session);
    return session;
}

// MARK: - Locale and terminal

/// libedit loses every non-ASCII letter unless the character set is UTF-8, as for a user with LC_ALL=C.
static bool use_utf8(void) {
    static const char *const locales[] = {"", "C.UTF-8", "C.utf8", "en_US.UTF-8"};
    for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
        if (setlocale(LC_CTYPE, locales[i]) == NULL) continue;
        if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    }
    return false;
}

static bool is_known_terminal(const Library *library, const char *name) {
    static char entry[4096];
    return library->tgetent == NULL || library->tgetent(entry, name) > 0;
}

/// Uses the family (xterm) of a terminal whose description is not installed here (xterm-kitty over ssh).
static bool use_terminal_family(EditlineSession *session, const char *name) {
    char *family = strdup(name);
    bool isKnown = false;
    for (char *dash; !isKnown && family != NULL && (dash = strrchr(family, '-')) != NULL;) {
        *dash = 0;
        isKnown = family[0] != 0 && is_known_terminal(session->library, family);
        if (isKnown) session->library->set(session->editor, EL_TERMINAL, family);
    }
    free(family);
    return isKnown;
}

/// Opens the editor while discarding its two-line warning about an unknown terminal.
static EditLine *open_quietly(EditlineSession *session, const char *program) {
    const Library *library = session->library;
    FILE *nowhere = fopen("/dev/null", "we");
    FILE *errors = nowhere != NULL ? nowhere : stderr;
#if defined(__APPLE__)
    EditLine *editor = library->init(program, stdin, session->output, errors);
#else
    EditLine *editor = library->init(
        program, stdin, session->output, errors, STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO);
#endif
    if (editor != NULL) library->set(editor, EL_SETFP, 2, stderr);
    if (nowhere != NULL) fclose(nowhere);
    return editor;
}

void terminal_enter(EditlineSession *session) {
    session->library->set(session->editor, EL_PREP_TERM, 1);
    if (session->canPasteWhole) fputs("\033[?2004h", session->output);
    output_send(session);
}

void terminal_leave(EditlineSession *session) {
    if (session->canPasteWhole) fputs("\033[?2004l", session->output);
    output_send(session);
    session->library->set(session->editor, EL_PREP_TERM, 0);
}

int editline_terminal_columns(void) {
    struct winsize size;
    const bool isKnown = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    return isKnown ? size.ws_col : 80;
}

int editline_terminal_rows(void) {
    struct winsize size;
    const bool isKnown = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0;
    return isKnown ? size.ws_row : 24;
}

int editline_character_columns(unsigned int scalar) {
    const int columns = wcwidth((wchar_t)scalar);
    return columns < 0 ? 0 : columns;
}

// MARK: - Opening

static char *prompt_callback(EditLine *editor) {
    EditlineSession *session = session_of(editor);
    session->needsColor = true;
    return session->searchPrompt != NULL ? session->searchPrompt : session->plainPrompt;
}

static char *right_prompt_callback(EditLine *editor) {
    static char none[] = "";
    EditlineSession *session = session_of(editor);
    if (session->isCancelled) return none;
    session_ask_about_text(session);
    session->isRightPromptDrawn = true;
    return session->plainRightPrompt != NULL ? session->plainRightPrompt : none;
}

static void set_up(EditlineSession *session) {
    int (*set)(EditLine *, int, ...) = session->library->set;
    EditLine *editor = session->editor;
    const char *name = getenv("TERM");
    const bool isKnown = is_known_terminal(session->library, name) || use_terminal_family(session, name);
    session->canPasteWhole = session->canSaveCursor = isKnown && strcmp(name, "dumb") != 0;
    set(editor, EL_CLIENTDATA, session);
    set(editor, EL_SIGNAL, 0);
    // In old releases a function set through the narrow `el_set` reads narrow characters.
    session->library->wset(editor, EL_GETCFN, input_read_character);
    // Disables the terminal's translation of line ends, which would turn the "\r\n" of a paste into two newlines. Frees
    // Ctrl-S for the forward search.
    set(editor, EL_SETTY, "-d", "-icrnl", "-inlcr", "-ixon", NULL);
    // Without escape sequences: libedit keeps those outside its picture of the screen, and aborts in `literal.c` where
    // a narrow or low terminal moves them.
    set(editor, EL_PROMPT, prompt_callback);
    set(editor, EL_RPROMPT, right_prompt_callback);
    set(editor, EL_HIST, session->library->history, session->history);
    HistEvent event;
    session->library->history(session->history, &event, H_SETUNIQUE, 1);
    commands_add(session);
    requests_add(session);
}

EditlineOpening editline_session_open(
    EditlineSession **result, const char *program, const char *libraryName, EditlineCallbacks callbacks) {
    const char *terminal = getenv("TERM");
    if (terminal == NULL || terminal[0] == 0) return EDITLINE_NO_TERMINAL;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return EDITLINE_NO_TERMINAL;
    const Library *library = library_open(libraryName);
    if (library == NULL) return EDITLINE_NO_LIBRARY;
    if (!use_utf8()) return EDITLINE_NO_UTF8_LOCALE;
    EditlineSession *session = calloc(1, sizeof *session);
    if (session == NULL) return EDITLINE_NO_MEMORY;
    session->library = library;
    session->callbacks = callbacks;
    session->output = output_open(session);
    session->history = library->history_init();
    if (session->output != NULL) session->editor = open_quietly(session, program);
    if (session->history == NULL || session->editor == NULL) {
        editline_session_close(session);
        return EDITLINE_NO_MEMORY;
    }
    set_up(session);
    *result = session;
    return EDITLINE_OPENED;
}

void editline_session_close(EditlineSession *session) {
    if (session->editor != NULL) session->library->end(session->editor);
    if (session->history != NULL) session->library->history_end(session->history);
    if (session->output != NULL) {
        output_send(session);
        fclose(session->output);
    }
    char *const texts[] = {
        session->prompt, session->plainPrompt, session->searchPrompt, session->rightPrompt,
        session->plainRightPrompt, session->hint, session->colouredText, session->askedText, session->list,
        session->discarded, session->frame,
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) free(texts[i]);
    free(session);
}
