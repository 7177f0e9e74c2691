#ifndef CEDITLINE_H
#define CEDITLINE_H

// What Editline needs from C because Swift cannot import or express it. The rest is in Swift.

#include <stdint.h>
#include <stdio.h>
#include <wchar.h>

#include <histedit.h>

// --- Editors. el_init takes `stdin`, `stdout` and `stderr`: mutable globals, errors in Swift 6.

EditLine *_Nullable ce_open(const char *_Nonnull program);

// Unlike el_end(), keeps unread input for the program that reads the terminal next.
void ce_close(EditLine *_Nonnull);

// --- el_set() and el_get() are variadic, so each use has its own function.

typedef char *_Nullable (*ce_prompt)(EditLine *_Nullable);
typedef unsigned char (*ce_function)(EditLine *_Nullable, int);
typedef int (*ce_read_key)(EditLine *_Nullable, wchar_t *_Nullable);

// The object that the callbacks belong to: C functions cannot capture it.
void ce_set_client(EditLine *_Nonnull, void *_Nonnull);
void *_Nullable ce_client(EditLine *_Nonnull);

// `literal` begins and ends a sequence that takes no room on the screen.
void ce_set_prompt(EditLine *_Nonnull, ce_prompt _Nonnull, char literal);
void ce_set_history(EditLine *_Nonnull, History *_Nonnull);
void ce_set_read_key(EditLine *_Nonnull, ce_read_key _Nonnull);
void ce_set_keys(EditLine *_Nonnull, const char *_Nonnull keys);

// Turns editing on, also after an .editrc that turned it off: keys would not even be shown.
void ce_enable_editing(EditLine *_Nonnull);

// Makes ^C and ^Z keys while a line is edited; as signals they would reach the whole process group.
void ce_disable_terminal_signals(EditLine *_Nonnull);
void ce_add_function(
    EditLine *_Nonnull, const char *_Nonnull name, const char *_Nonnull help, ce_function _Nonnull);

// Binds a key in the current key map and in the alternative one, which is vi's command mode.
void ce_bind(EditLine *_Nonnull, const char *_Nonnull key, const char *_Nonnull function);

// Sets the terminal's modes. 1: for the editor; 0: for other programs.
void ce_prepare_terminal(EditLine *_Nonnull, int editing);

// Draws the prompt and the line at the cursor.
void ce_draw(EditLine *_Nonnull);

// --- history() is variadic.

// Replaces the lines that Up and Ctrl-R find, oldest first. -1: out of memory.
int ce_history_fill(
    History *_Nonnull, const char *_Nullable const *_Nonnull lines, int count);

// --- wcwidth() is not in the Glibc module. -1: not printable.

int ce_width(uint32_t scalar);

// --- Signals. A handler may only touch `volatile sig_atomic_t`, which Swift does not have.
// Each function `…_take` returns whether the signal came since the last call.

// Records SIGINT from now on. While no line is read, a second one ends the process unless
// ce_signals_interrupted_take() was called in between.
void ce_signals_watch_interrupt(void);
void ce_signals_unwatch_interrupt(void);

// Called by the handler when SIGTERM or SIGHUP comes while a line is read, and when one of them or
// SIGINT comes a second time before the first was taken. If it returns 0, a second SIGINT ends the
// process at once.
typedef int (*ce_ending_signal)(int signal, int isAgain);
void ce_signals_report_ending(ce_ending_signal _Nullable);

// Between these two calls SIGTERM, SIGHUP, SIGTSTP, SIGCONT and SIGWINCH are recorded.
void ce_signals_begin_reading(void);
void ce_signals_end_reading(void);

int ce_signals_interrupted_take(void);
int ce_signals_suspended_take(void);
int ce_signals_continued_take(void);
int ce_signals_resized_take(void);

// The number of the signal that asks the process to end, or 0. Afterwards SIGTERM and SIGHUP stay
// caught: a terminal that closes sends SIGHUP twice, and the second must not prevent the cleanup.
int ce_signals_terminated_take(void);

// Stops the process group as ^Z does and returns when it is continued. While it is stopped, the
// terminal has its original modes; the modes after continuing become the new original ones.
void ce_signals_stop(void);

// --- The terminal's original modes. libedit restores modes of its own making, and after exit() or
// a signal it restores none: a terminal on which a line is read would stay raw.

// Saves the modes. From now on exit(), a crash and other signals that end the process restore them.
// So does ^Z while the process is stopped; when it continues, it has its own modes again.
void ce_guard_begin(void);

// Restores the modes and ends the guard.
void ce_guard_end(void);

// Restores the modes, unless the process is in the background. Async-signal-safe, as is the next.
void ce_guard_restore(void);

// The same for a process that is about to end. Also turns bracketed paste off.
void ce_guard_leave(void);

// Saves the current modes as the original ones, unless the process is in the background.
void ce_guard_keep(void);

// Sets whether bracketed paste is on, which ce_guard_leave() turns off.
void ce_guard_pastes(int areMarked);

#endif
