/// A small shim over libedit, loaded on first use.
///
/// Swift cannot call libedit's variadic functions, and linking the library adds about 0.4 ms to every start of the
/// program (libedit, libbsd, libtinfo, libmd). So the first session opens the library with `dlopen`; `<histedit.h>`
/// contributes only types and constants. Without the library, opening a session returns the reason.
#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

// MARK: - Signals

/// Set by SIGINT while the program runs; read it with `editline_interrupt_is_requested`.
extern volatile sig_atomic_t editline_interrupt_flag;

static inline bool editline_interrupt_is_requested(void) { return editline_interrupt_flag != 0; }
static inline void editline_interrupt_clear(void) { editline_interrupt_flag = 0; }

/// Makes SIGINT set the flag instead of ending the process; repeated calls have no effect. If the flag has stayed set
/// for half a second, the program does not check it, and another SIGINT ends the process.
void editline_interrupt_watch(void);
/// Restores the handler of SIGINT from before `editline_interrupt_watch`.
void editline_interrupt_unwatch(void);

/// Between these two calls SIGINT makes `editline_read_bytes` fail with EINTR, even when it arrived before the call. On
/// a descriptor that is no terminal SIGINT still ends the process, unless it is being watched.
void editline_begin_reading(int descriptor);
void editline_end_reading(void);
long editline_read_bytes(int descriptor, void *bytes, size_t count);

// MARK: - Sessions

typedef struct EditlineSession EditlineSession;

/// The effect of the Tab key; the completion callback returns one of these.
typedef enum {
    EDITLINE_NO_CANDIDATES,
    EDITLINE_REPLACED,
    EDITLINE_SHOW_LIST,
} EditlineCompletion;

/// Key functions that libedit lacks or implements insufficiently.
typedef enum {
    /// No key: the text may have changed, and the next key is already buffered.
    EDITLINE_NOTE,
    EDITLINE_UNDO,
    EDITLINE_ACCEPT_HINT,
    EDITLINE_ACCEPT_HINT_WORD,
    EDITLINE_PREVIOUS_ENTRY,
    EDITLINE_NEXT_ENTRY,
    EDITLINE_PREVIOUS_MATCH,
    EDITLINE_NEXT_MATCH,
    EDITLINE_SEARCH_BACKWARD,
    EDITLINE_SEARCH_FORWARD,
    EDITLINE_SEARCH_CHARACTER,
    EDITLINE_SEARCH_DELETE,
    EDITLINE_SEARCH_END,
    EDITLINE_SEARCH_GIVE_UP,
} EditlineRequest;

typedef struct {
    void *context;
    /// Called for Tab; the cursor is before byte `cursor` of the text.
    EditlineCompletion (*complete)(void *context, const char *text, size_t cursor);
    /// Called after the text changed; responds with `editline_session_set_right_prompt` and
    /// `editline_session_set_hint`.
    void (*textChanged)(void *context, const char *text, size_t cursor);
    /// Called for a key's function; returns false when there is nothing to do. `character` is the character typed into
    /// a search. The callback changes the text with `editline_session_set_text`.
    bool (*perform)(
        void *context, EditlineRequest request, unsigned int character, const char *text, size_t cursor);
} EditlineCallbacks;

typedef enum {
    EDITLINE_OPENED,
    EDITLINE_NO_LIBRARY,
    EDITLINE_NO_UTF8_LOCALE,
    EDITLINE_NO_TERMINAL,
    EDITLINE_NO_MEMORY,
} EditlineOpening;

typedef enum {
    EDITLINE_LINE,
    EDITLINE_CANCELLED,
    EDITLINE_END,
    EDITLINE_FAILED,
} EditlineStatus;

/// Opens a session on the standard streams. `library` names the library file; NULL tries the usual names.
EditlineOpening editline_session_open(
    EditlineSession **session, const char *program, const char *library, EditlineCallbacks callbacks);
void editline_session_close(EditlineSession *session);

/// Whether libedit interprets keys: false after `edit off` in the user's file and for `TERM=emacs`.
bool editline_session_is_editing(EditlineSession *session);
bool editline_session_uses_vi_keys(EditlineSession *session);

void editline_session_use_emacs_keys(EditlineSession *session);
void editline_session_bind(EditlineSession *session, const char *keys, const char *command);
/// Binds the keys that the shim itself needs, in both of vi's modes. Call it after reading the user's file.
void editline_session_bind_own_keys(EditlineSession *session);
void editline_session_source_user_file(EditlineSession *session);

void editline_session_set_history_limit(EditlineSession *session, int count);
void editline_session_add_history(EditlineSession *session, const char *entry);

/// Reads one line (several after a paste). `*text` stays valid until the next call and has no final newline; for
/// EDITLINE_CANCELLED it is the discarded text, for EDITLINE_FAILED it is NULL and errno is set.
EditlineStatus editline_session_read(EditlineSession *session, const char *prompt, const char **text);

// MARK: - From inside the callbacks

void editline_session_set_right_prompt(EditlineSession *session, const char *text);
/// The dim text after the cursor, on one row; NULL for nothing.
void editline_session_set_hint(EditlineSession *session, const char *text);
/// The text being typed with escape sequences between marks, drawn over it; NULL for no colours.
void editline_session_set_coloured_text(EditlineSession *session, const char *text);
/// Replaces the prompt during a history search; NULL outside one.
void editline_session_set_search_prompt(EditlineSession *session, const char *text);
/// Replaces the whole text and puts the cursor before character (Unicode scalar) `cursor`.
void editline_session_set_text(EditlineSession *session, const char *text, size_t cursor);
/// Replaces `count` characters (Unicode scalars) from character `start`, with the cursor after the new text.
void editline_session_replace(EditlineSession *session, size_t start, size_t count, const char *text);
/// Stores the text to print below the line; the callback then returns EDITLINE_SHOW_LIST.
void editline_session_set_list(EditlineSession *session, const char *text);
void editline_session_beep(EditlineSession *session);

/// The width of the terminal on standard output; 80 when it is unknown.
int editline_terminal_columns(void);
int editline_terminal_rows(void);
/// The width of a character; 0 for combining characters.
int editline_character_columns(unsigned int scalar);

#endif
